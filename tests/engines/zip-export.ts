import { createWriteStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";

/** As a studio zips a folder: names from its root, nothing left out. A zip stays as it is. */
export async function zipExport(made: string, zipPath: string): Promise<string> {
  if (!(await stat(made)).isDirectory()) return made;
  const zip = new ZipFile();
  for (const entry of await readdir(made, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile()) zip.addFile(file, path.relative(made, file).split(path.sep).join("/"));
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(zipPath));
  return zipPath;
}
