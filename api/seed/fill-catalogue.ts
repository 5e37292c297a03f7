import type { ApiConfiguration } from "../configuration";
import type { Database } from "../db/database";
import { isPortalNew } from "../store/catalogue/catalogue-state";
import { createPages } from "./create-pages";
import { seedDemoCatalogue } from "./seed";

/** A portal that began without the demo never gets it: the demo would overwrite its owner's pages. */
export async function fillCatalogue(
  database: Database,
  { hasDemo }: Pick<ApiConfiguration, "hasDemo">,
  now: Date,
): Promise<void> {
  if (hasDemo && (await isPortalNew(database))) await seedDemoCatalogue(database, now);
  await createPages(database);
}
