import { stat } from "node:fs/promises";
import { DEFAULT_BUILD_LIMITS } from "../api/builds/build-limits";
import type { BuildSource } from "../api/builds/build-source";
import type { FileStore } from "../api/builds/file-store";
import { importBuild, type ImportedBuild } from "../api/builds/import-build";
import { readFolder } from "../api/builds/read-folder";
import { readZip } from "../api/builds/read-zip";
import { RefusedBuild } from "../api/builds/refused-build";
import { refusalLines, reportLines } from "./build-texts";

export type BuildCheck = { build: ImportedBuild; facts: string[] } | { problems: string[] };

/** Checks a zip or an engine's export folder as the portal does when it is uploaded; its files are in the store then. */
export async function checkBuild(location: string, store: FileStore): Promise<BuildCheck> {
  try {
    const build = await importBuild(await openSource(location), { limits: DEFAULT_BUILD_LIMITS, store });
    return { build, facts: reportLines(build.report) };
  } catch (error) {
    if (!(error instanceof RefusedBuild)) throw error;
    return { problems: refusalLines(error.refusals) };
  }
}

async function openSource(location: string): Promise<BuildSource> {
  const isFolder = (await stat(location)).isDirectory();
  return isFolder ? readFolder(location, DEFAULT_BUILD_LIMITS) : readZip(location, DEFAULT_BUILD_LIMITS);
}
