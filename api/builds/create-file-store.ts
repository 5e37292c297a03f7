import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ApiConfiguration } from "../configuration";
import { IN_MEMORY } from "../db/in-memory";
import type { FileStore } from "./file-store";
import { createFolderStore } from "./folder-store";
import { createS3Store } from "./s3-store";

/** Where the files of builds are, for every process of a portal the same place. */
export function createFileStore({ s3, dataDir }: Pick<ApiConfiguration, "s3" | "dataDir">): FileStore {
  const folder = dataDir === IN_MEMORY ? passingFolder() : buildsFolder(dataDir);
  return s3 === null ? createFolderStore(folder) : createS3Store(s3, path.join(folder, "work"));
}

/** Beside the embedded database. */
export function buildsFolder(dataDir: string): string {
  return path.join(dataDir, "builds");
}

let passing: string | undefined;

/** Beside a database in memory, files last as long as the process. */
function passingFolder(): string {
  if (passing !== undefined) return passing;
  const folder = path.join(tmpdir(), `subpixel-builds-${String(process.pid)}`);
  rmSync(folder, { recursive: true, force: true });
  process.once("exit", () => {
    rmSync(folder, { recursive: true, force: true });
  });
  return (passing = folder);
}
