import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BOMBS, COLLISIONS, LIES, UNSAFE_NAMES, type HostileZip } from "../tests/fixtures/hostile-zips";
import { RefusedBuild } from "../api/builds/refused-build";
import type { CatalogueFile } from "../api/store/catalogue-files/export-catalogue";
import { readCatalogueAt, writeCatalogueTo, writeCatalogueZip } from "./catalogue-folder";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "catalogue-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function* files(contents: Record<string, string>): AsyncGenerator<CatalogueFile> {
  for (const [name, content] of Object.entries(contents)) {
    yield await Promise.resolve({ name, read: () => Promise.resolve(Readable.from([Buffer.from(content)])) });
  }
}

const FIRST = { "catalogue.json": "{}", "tags/a.json": "1", "tags/b.json": "2" };
const noProgress = () => undefined;

async function contentsAt(location: string): Promise<Record<string, string>> {
  const source = await readCatalogueAt(location);
  const found = await Promise.all(
    source.files.map(async ({ name, read }) => [name, await text(await read())] as const),
  );
  source.close();
  return Object.fromEntries(found);
}

describe("the folder of a catalogue", () => {
  it("has what the last export wrote, and what else lies there", async () => {
    const target = path.join(folder, "kept");
    await writeCatalogueTo(target, files(FIRST), noProgress);
    await mkdir(path.join(target, ".git"));
    await writeFile(path.join(target, ".git", "HEAD"), "main");
    await writeFile(path.join(target, "README.md"), "Ours");
    const written: number[] = [];
    await writeCatalogueTo(target, files({ "catalogue.json": "{}", "tags/b.json": "3" }), (count) => {
      written.push(count);
    });
    expect(written).toEqual([1, 2]);
    expect(await contentsAt(target)).toEqual({ "catalogue.json": "{}", "README.md": "Ours", "tags/b.json": "3" });
    expect(await readdir(path.join(target, ".git"))).toEqual(["HEAD"]);
  });

  it("is none with other files", async () => {
    const target = path.join(folder, "other");
    await mkdir(target);
    await writeFile(path.join(target, "thesis.txt"), "");
    await expect(writeCatalogueTo(target, files(FIRST), noProgress)).rejects.toThrow("has other files in it");
    expect(await readdir(target)).toEqual(["thesis.txt"]);
    await expect(readCatalogueAt(path.join(folder, "nowhere"))).rejects.toThrow("There is no");
  });
});

describe("the zip of a catalogue", () => {
  it("has the same files, and is the same bytes each time", async () => {
    const [one, two] = [path.join(folder, "one.zip"), path.join(folder, "two.zip")];
    expect(await writeCatalogueZip(one, files(FIRST), noProgress)).toBe(3);
    await writeCatalogueZip(two, files(FIRST), noProgress);
    expect(await contentsAt(one)).toEqual(FIRST);
    expect((await readFile(one)).equals(await readFile(two))).toBe(true);
  });

  it.each([...UNSAFE_NAMES, ...COLLISIONS, ...BOMBS.filter(isNoMatterOfLimits), ...LIES])(
    "is refused with %s",
    async (_what, zip) => {
      const location = path.join(folder, "hostile.zip");
      await writeFile(location, zip());
      // What lies about a content is found when it is read.
      await expect(contentsAt(location)).rejects.toBeInstanceOf(RefusedBuild);
    },
  );
});

/** Catalogues have other limits than builds. */
function isNoMatterOfLimits([, , [expected = ""]]: HostileZip): boolean {
  return /^zip_(compressed_too_well|overlap)/.test(expected);
}
