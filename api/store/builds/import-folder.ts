import { DEFAULT_BUILD_LIMITS } from "../../builds/build-limits";
import { importBuild, type ImportedBuild } from "../../builds/import-build";
import { readFolder } from "../../builds/read-folder";
import type { BuildServices } from "./build-services";
import { saveBuild } from "./releases";
import { createStoredFileIndex } from "./stored-files";

type Folder = { folder: string; include?: (name: string) => boolean; now: Date };

/** A build of the files in a folder of the server; no release names it yet. */
export async function importFolder(services: BuildServices, { folder, include, now }: Folder): Promise<ImportedBuild> {
  const { database, fileStore } = services;
  const limits = DEFAULT_BUILD_LIMITS;
  const index = createStoredFileIndex(database, now);
  const build = await importBuild(await readFolder(folder, limits, include), { limits, store: fileStore, index });
  await database.transaction((transaction) => saveBuild(transaction, build, now));
  return build;
}
