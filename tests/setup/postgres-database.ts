import pg from "pg";

/** A database of its own for this test process, so that processes running beside each other do not meet. */
export async function databaseForProcess(serverUrl: string): Promise<string> {
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
  return url.href;
}
