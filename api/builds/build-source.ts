import type { Readable } from "node:stream";
import type { BuildLimits, BuildRefusal } from "~contract/entities/build";
import { findCollisions } from "./file-names";
import { RefusedBuild, refusal } from "./refused-build";

/** A file with a safe name; `bytes` is what `read` gives, or else it fails. */
export type SourceFile = { name: string; bytes: number; read: () => Promise<Readable> };
/** What a build is made from: a zip or a folder. */
export type BuildSource = { files: readonly SourceFile[]; close: () => void };

/** More would not help whoever reads them. */
export const MAX_REFUSALS = 20;

/** What is refused wherever the files come from. */
export function refusalsOf(files: readonly Pick<SourceFile, "name" | "bytes">[], limits: BuildLimits): BuildRefusal[] {
  const { maxFiles, maxBytes, maxFileBytes } = limits;
  if (files.length > maxFiles) return [refusal("zip_too_many_files", { limit: maxFiles })];
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return [
    ...files
      .filter((file) => file.bytes > maxFileBytes)
      .map(({ name }) => refusal("zip_file_too_large", { file: name, limit: maxFileBytes })),
    ...findCollisions(files.map(({ name }) => name)).map((file) => refusal("zip_name_duplicate", { file })),
    ...(bytes > maxBytes ? [refusal("zip_too_large", { limit: maxBytes })] : []),
  ];
}

export function refuseIfAny(refusals: readonly BuildRefusal[]): void {
  if (refusals.length > 0) throw new RefusedBuild(refusals.slice(0, MAX_REFUSALS));
}
