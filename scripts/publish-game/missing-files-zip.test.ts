import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it } from "vitest";
import { DEFAULT_BUILD_LIMITS } from "../../api/builds/build-limits";
import { readZip } from "../../api/builds/read-zip";
import { hashFiles, openSource } from "./hashed-files";
import { writeZip } from "./missing-files-zip";

const HELLO_HASH = "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "publish-test-"));
  await mkdir(path.join(folder, "game/data"), { recursive: true });
  await writeFile(path.join(folder, "game/index.html"), "hello");
  await writeFile(path.join(folder, "game/data/größe 1.bin"), Buffer.alloc(100_000, 7));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function pack(name: string) {
  const source = await openSource(path.join(folder, "game"));
  const files = await hashFiles(source.files, () => undefined);
  const zip = path.join(folder, name);
  await writeZip(files, zip);
  return { files, zip };
}

it("hashes the files of a folder and packs them into a zip that the portal takes", async () => {
  const { files, zip } = await pack("one.zip");
  expect(files.find(({ name }) => name === "index.html")?.hash).toBe(HELLO_HASH);
  const packed = await readZip(zip, DEFAULT_BUILD_LIMITS);
  const contents = await Promise.all(
    packed.files.map(async (file) => [file.name, (await text(await file.read())).length]),
  );
  packed.close();
  expect(contents).toEqual([
    ["data/größe 1.bin", 100_000],
    ["index.html", 5],
  ]);
});

it("makes the same zip of the same files, whenever they were written", async () => {
  const first = await pack("first.zip");
  await utimes(path.join(folder, "game/index.html"), new Date(0), new Date(0));
  const second = await pack("second.zip");
  expect((await readFile(first.zip)).equals(await readFile(second.zip))).toBe(true);
});

it("reads a zip as it reads a folder", async () => {
  const { files, zip } = await pack("again.zip");
  const source = await openSource(zip);
  const again = await hashFiles(source.files, () => undefined);
  source.close();
  expect(again.map(({ name, hash }) => [name, hash])).toEqual(files.map(({ name, hash }) => [name, hash]));
});
