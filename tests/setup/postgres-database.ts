import pg from "pg";
import { POSTGRES_URL_VARIABLE } from "./postgres-url";

/** A database of its own for this test process, so that processes running beside each other do not meet. */
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
  // Two hundred changes at once wait for ten connections, on whatever machine the tests run.
  url.searchParams.set("connect_timeout", "30");
  return url.href;
}
