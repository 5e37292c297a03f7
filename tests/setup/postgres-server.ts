import { POSTGRES_URL_VARIABLE } from "./postgres-url";
import { startPostgres } from "./postgres";

export default async function setup(): Promise<() => Promise<void>> {
  const server = await startPostgres();
  if (!server) throw new Error("No PostgreSQL was found; run without the api-postgres project.");
  process.env[POSTGRES_URL_VARIABLE] = server.url;
  return () => server.stop();
}
