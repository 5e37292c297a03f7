import pg from "pg";
import { parentOf } from "./cpu-of.mjs";

/** The process of a PostgreSQL server on this machine whose children serve the connections. */
export async function postmasterOf(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select pg_backend_pid() as pid");
  const postmaster = parentOf(rows[0].pid);
  await client.end();
  return postmaster;
}
