import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";

const folder = path.join(tmpdir(), `games-publish-${userInfo().username}`);
const fileOf = (key: string) => path.join(folder, key);

/** The upload that an earlier run began with the same files, or null. */
export async function rememberedUpload(key: string): Promise<string | null> {
  return readFile(fileOf(key), "utf8").catch(() => null);
}

export async function rememberUpload(key: string, uploadId: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(fileOf(key), uploadId);
}

export async function forgetUpload(key: string): Promise<void> {
  await rm(fileOf(key), { force: true });
}
