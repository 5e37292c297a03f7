import { createFileStore } from "../api/builds/create-file-store";
import { readConfiguration } from "../api/configuration";
import { closeDatabase, getDatabase } from "../api/db/client";
import { DataDirInUse } from "../api/db/data-dir-lock";
import { createPages } from "../api/seed/create-pages";
import type { BuildServices } from "../api/store/builds/build-services";

/** The configured database and file store; an embedded database only while no portal has it open. */
export async function openCatalogueServices(): Promise<{ services: BuildServices; close: () => Promise<void> }> {
  const configuration = readConfiguration({ isEmbedded: true });
  const { databaseUrl, dataDir } = configuration;
  try {
    // Files bring what there is to fill it with.
    const { database } = await getDatabase({ databaseUrl, dataDir, hasDemo: false });
    await createPages(database);
    return { services: { database, fileStore: createFileStore(configuration) }, close: closeDatabase };
  } catch (error) {
    await closeDatabase();
    if (!(error instanceof DataDirInUse)) throw error;
    throw new Error(`A process has ${dataDir} and its database open. Stop the portal first.`);
  }
}
