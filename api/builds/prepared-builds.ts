import { randomUUID } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import * as z from "zod";
import { buildReport } from "~contract/entities/build";
import type { FileStore } from "./file-store";
import { createFolderStore } from "./folder-store";
import type { ImportedBuild } from "./import-build";

const FOLDER = path.resolve("build/demo-builds");
const LIST = path.join(FOLDER, "builds.json");
/** In the form of a folder store. */
export const PREPARED_FILES = path.join(FOLDER, "files");

const COPIES_AT_ONCE = 16;

const preparedFile = z.object({
  hash: z.string(),
  bytes: z.int(),
  brotliBytes: z.int().nullable(),
  gzipBytes: z.int().nullable(),
  contentType: z.string(),
  encoding: z.enum(["br", "gzip"]).nullable(),
});
const preparedBuilds = z.array(
  z.object({ buildId: z.string(), files: z.array(z.tuple([z.string(), preparedFile])), report: buildReport }),
);

/** Builds of the portal's own games, imported while the portal is built: compressing them takes seconds. */
export async function writePreparedBuilds(builds: readonly ImportedBuild[]): Promise<void> {
  const rows = builds.map(({ buildId, files, report }) => ({ buildId, files: [...files], report }));
  await mkdir(FOLDER, { recursive: true });
  await writeFile(LIST, JSON.stringify(rows));
}

/** Null where the portal is not built, or from other files. */
export async function findPreparedBuild(buildId: string): Promise<ImportedBuild | null> {
  if (!existsSync(LIST)) return null;
  const builds = preparedBuilds.parse(JSON.parse(await readFile(LIST, "utf8")));
  const build = builds.find((candidate) => candidate.buildId === buildId);
  return build ? { ...build, files: new Map(build.files) } : null;
}

export async function addPreparedFiles(fileStore: FileStore, { files }: ImportedBuild): Promise<void> {
  const keys = [...files.values()].flatMap(({ hash, brotliBytes, gzipBytes }) => [
    hash,
    ...(brotliBytes === null ? [] : [`${hash}.br`]),
    ...(gzipBytes === null ? [] : [`${hash}.gz`]),
  ]);
  const stored = await fileStore.has(keys);
  const missing = [...new Set(keys)].filter((key) => !stored.has(key));
  await mkdir(fileStore.workFolder, { recursive: true });
  const takeTurns = async () => {
    for (let key = missing.shift(); key !== undefined; key = missing.shift()) await addCopy(fileStore, key);
  };
  await Promise.all(Array.from({ length: COPIES_AT_ONCE }, takeTurns));
}

async function addCopy(fileStore: FileStore, key: string): Promise<void> {
  const copy = path.join(fileStore.workFolder, `prepared-${randomUUID()}`);
  await pipeline(await createFolderStore(PREPARED_FILES).read(key), createWriteStream(copy));
  await fileStore.add(key, copy);
}
