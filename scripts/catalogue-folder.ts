import { createWriteStream, existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { BuildLimits } from "../contract/entities/build";
import type { BuildSource } from "../api/builds/build-source";
import { readFolder } from "../api/builds/read-folder";
import { readZip } from "../api/builds/read-zip";
import { PIECE_KINDS } from "../api/store/catalogue-files/catalogue-kinds";
import { zipCatalogue } from "../api/store/catalogue-files/catalogue-zip";
import type { CatalogueFile } from "../api/store/catalogue-files/export-catalogue";
import { BUILDS_FOLDER, CONTENTS_FOLDER, MANIFEST_FILE } from "../api/store/catalogue-files/read-catalogue";

const GIGABYTE = 1024 ** 3;
/** The commands are for whoever has the server; the desk takes less. */
const LIMITS: BuildLimits = { maxFiles: 500_000, maxBytes: 200 * GIGABYTE, maxFileBytes: 2 * GIGABYTE };

const FOLDERS = [...PIECE_KINDS.map(({ folder }) => folder), BUILDS_FOLDER, CONTENTS_FOLDER];

/** A folder, or a zip of one. */
export async function readCatalogueAt(location: string): Promise<BuildSource> {
  if (!existsSync(location)) throw new Error(`There is no ${location}.`);
  return location.endsWith(".zip") ? readZip(location, LIMITS) : readFolder(location, LIMITS);
}

export async function writeCatalogueZip(
  location: string,
  files: AsyncIterable<CatalogueFile>,
  onFile: (written: number) => void,
): Promise<number> {
  let count = 0;
  const zip = zipCatalogue(files, (written) => {
    onFile((count = written));
  });
  await pipeline(zip, createWriteStream(location));
  return count;
}

/** What an earlier export wrote and this one does not is deleted, so that a difference shows what is gone. */
export async function writeCatalogueTo(
  folder: string,
  files: AsyncIterable<CatalogueFile>,
  onFile: (written: number) => void,
): Promise<number> {
  await mkdir(folder, { recursive: true });
  const found = (await readdir(folder)).filter((name) => !name.startsWith(".") && !name.endsWith(".md"));
  if (found.length > 0 && !found.includes(MANIFEST_FILE)) {
    throw new Error(`${folder} has other files in it. Name a new folder, or one of an earlier export.`);
  }
  const written = new Set<string>();
  for await (const { name, read } of files) {
    const target = path.join(folder, name);
    await mkdir(path.dirname(target), { recursive: true });
    await pipeline(await read(), createWriteStream(`${target}.part`));
    await rename(`${target}.part`, target);
    written.add(name);
    onFile(written.size);
  }
  await removeOthers(folder, written);
  return written.size;
}

async function removeOthers(folder: string, written: ReadonlySet<string>): Promise<void> {
  for (const name of FOLDERS) {
    const inside = path.join(folder, name);
    if (!existsSync(inside)) continue;
    for (const entry of await readdir(inside, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      if (entry.isFile() && !written.has(path.relative(folder, file).replaceAll("\\", "/"))) await rm(file);
    }
  }
}
