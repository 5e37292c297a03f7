import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

/** Opens the embedded PostgreSQL in a folder, with the extensions that the migrations ask for. */
export function createEmbedded(folder: string): Promise<PGlite> {
  return PGlite.create(folder, { extensions: { pg_trgm } });
}
