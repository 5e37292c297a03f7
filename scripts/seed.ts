import { DrizzleQueryError } from "drizzle-orm/errors";
import { closeDatabase, getDatabase } from "../api/db/client";
import { fillForLoad } from "../api/seed/at-size/fill";
import { planLoad } from "../api/seed/at-size/load-plan";
import { seedDemoCatalogue } from "../api/seed/seed";
import { isCatalogueEmpty } from "../api/store/catalogue/catalogue-state";
import { readSeedOptions, USAGE, type SeedOptions } from "./seed-options";
import { reportProgress } from "./seed-progress";

async function seed({ size, isAgain, target }: SeedOptions): Promise<void> {
  const { database } = await getDatabase(target);
  try {
    if (await isCatalogueEmpty(database)) await seedDemoCatalogue(database, new Date());
    await fillForLoad(database, planLoad(size, new Date()), { progress: reportProgress(process.stdout), isAgain });
  } finally {
    await closeDatabase();
  }
}

/** Omits the statement, which may hold thousands of rows. */
function messageOf(error: unknown): string {
  const reason = error instanceof DrizzleQueryError ? (error.cause ?? error) : error;
  return reason instanceof Error ? reason.message : String(reason);
}

try {
  const options = readSeedOptions(process.argv.slice(2), process.env);
  if (options) await seed(options);
  else console.log(USAGE);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
