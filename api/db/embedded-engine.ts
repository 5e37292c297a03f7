import { setFlagsFromString } from "node:v8";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

/** PostgreSQL touches all of it at once; what is read again comes from the system's cache of files. */
const START_PARAMETERS = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];

/** With the baseline compiler only: the optimizing one takes 80 MB and makes no statement faster. */
export function createEmbedded(folder: string): Promise<PGlite> {
  setFlagsFromString("--liftoff-only");
  return PGlite.create(folder, { extensions: { pg_trgm }, startParams: START_PARAMETERS });
}
