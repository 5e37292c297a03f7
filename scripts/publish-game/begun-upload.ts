import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import * as z from "zod";

const folder = path.join(tmpdir(), `games-publish-${userInfo().username}`);
const fileOf = (key: string) => path.join(folder, key);

/** `reused` tells zips of the same files apart: what the portal has already is not in them. */
const begunUpload = z.strictObject({ uploadId: z.string(), reused: z.string() });
export type BegunUpload = z.output<typeof begunUpload>;

/** The upload that an earlier run began with the same files, or null. */
export async function rememberedUpload(key: string): Promise<BegunUpload | null> {
  try {
    return begunUpload.parse(JSON.parse(await readFile(fileOf(key), "utf8")));
  } catch {
    return null;
  }
}

export async function rememberUpload(key: string, begun: BegunUpload): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(fileOf(key), JSON.stringify(begun));
}

export async function forgetUpload(key: string): Promise<void> {
  await rm(fileOf(key), { force: true });
}
