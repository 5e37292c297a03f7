import pg from "pg";
import { POSTGRES_URL_VARIABLE } from "./postgres-url";

/** One database per process, for parallel runs. */
export async function databaseForProcess(): Promise<string> {
  const serverUrl = process.env[POSTGRES_URL_VARIABLE];
  if (!serverUrl) throw new Error("The project's globalSetup (tests/setup/postgres-server.ts) has not run.");
  const name = `test_${String(process.pid)}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    if (rowCount === 0) await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  // Tests with 200 parallel changes on ten connections exceed the default on slow machines.
  url.searchParams.set("connect_timeout", "30");
  return url.href;
}
