import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { DEFAULT_BUILD_LIMITS } from "../../api/builds/build-limits";
import type { BuildSource, SourceFile } from "../../api/builds/build-source";
import { readFolder } from "../../api/builds/read-folder";
import { readZip } from "../../api/builds/read-zip";

export type HashedFile = SourceFile & { hash: string };

export async function openSource(path: string): Promise<BuildSource & { isFolder: boolean }> {
  const isFolder = (await stat(path)).isDirectory();
  const source = await (isFolder ? readFolder : readZip)(path, DEFAULT_BUILD_LIMITS);
  return { ...source, isFolder };
}

/** Adds to each file the SHA-256 of its content, which is its key at the portal. */
export async function hashFiles(files: readonly SourceFile[], advance: (bytes: number) => void): Promise<HashedFile[]> {
  const hashed: HashedFile[] = [];
  for (const file of files) {
    const hash = createHash("sha256");
    await pipeline(await file.read(), hash);
    advance(file.bytes);
    hashed.push({ ...file, hash: hash.digest("hex") });
  }
  return hashed;
}
