import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

export function createEmbedded(folder: string): Promise<PGlite> {
  return PGlite.create(folder, { extensions: { pg_trgm } });
}
