import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import type { BuildLimits, BuildRefusal } from "~contract/entities/build";
import { refusalsOf, refuseIfAny, type BuildSource, type SourceFile } from "./build-source";
import { isLeftover, safeName } from "./file-names";
import { refusal } from "./refused-build";

/** The files of a folder, by the rules for zips; `include` gets their names. */
export async function readFolder(
  folder: string,
  limits: BuildLimits,
  include: (name: string) => boolean = () => true,
): Promise<BuildSource> {
  const refusals: BuildRefusal[] = [];
  const files: SourceFile[] = [];
  for (const found of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const location = path.join(found.parentPath, found.name);
    const raw = path.relative(folder, location);
    if (found.isDirectory() || isLeftover(raw)) continue;
    const name = safeName(raw);
    if (name !== null && !include(name)) continue;
    if (!found.isFile()) refusals.push(refusal("zip_link", { file: raw }));
    else if (name === null) refusals.push(refusal("zip_name_unsafe", { file: raw }));
    else files.push(await sourceFile(name, location));
  }
  refusals.push(...refusalsOf(files, limits));
  if (files.length === 0 && refusals.length === 0) refusals.push(refusal("zip_empty"));
  refuseIfAny(refusals);
  return { files: files.sort((a, b) => (a.name < b.name ? -1 : 1)), close: () => undefined };
}

async function sourceFile(name: string, location: string): Promise<SourceFile> {
  const { size } = await stat(location);
  return { name, bytes: size, read: () => Promise.resolve(createReadStream(location)) };
}
