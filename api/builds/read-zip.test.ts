import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dataDescriptor, unicodeNameField, zip64Field, zipOf, type ZipPart } from "../../tests/fixtures/zip-file";
import { DEFAULT_BUILD_LIMITS } from "./build-limits";
import { readZip } from "./read-zip";
import { RefusedBuild } from "./refused-build";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "zips-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function opened(zip: Buffer, limits = DEFAULT_BUILD_LIMITS) {
  const file = path.join(folder, "game.zip");
  await writeFile(file, zip);
  return readZip(file, limits);
}

/** Codes and names of all refusals, of the directory or else of the contents. */
async function refusalsOf(zip: Buffer, limits = DEFAULT_BUILD_LIMITS): Promise<string[]> {
  try {
    const { files, close } = await opened(zip, limits);
    try {
      for (const { read } of files) await text(await read());
    } finally {
      close();
    }
    return [];
  } catch (error) {
    if (!(error instanceof RefusedBuild)) throw error;
    return error.refusals.map(({ code, file }) => (file === null ? code : `${code} ${file}`));
  }
}

async function contentsOf(zip: Buffer): Promise<Record<string, string>> {
  const { files, close } = await opened(zip);
  const contents = await Promise.all(files.map(async ({ name, read }) => [name, await text(await read())]));
  close();
  return Object.fromEntries(contents) as Record<string, string>;
}

const page = { name: "index.html", content: "<!doctype html><title>Game</title>" };
const described = { name: "a.js", content: "12", flags: 0x808, localFlags: 0x808 };

describe("a good zip", () => {
  it("gives names, sizes and contents, without folders and leftovers", async () => {
    const zip = zipOf([
      page,
      { name: "levels/" },
      { name: "art", unixMode: 0o040_755 },
      { name: "levels\\level 1.json", content: "{}", stored: true },
      { name: "__MACOSX/._index.html", content: "x" },
      { name: ".DS_Store", content: "x" },
      { name: "levels/Thumbs.db", content: "x" },
    ]);
    expect(await contentsOf(zip)).toEqual({ "index.html": page.content, "levels/level 1.json": "{}" });
    const { files, close } = await opened(zip);
    close();
    expect(files.map(({ bytes }) => bytes)).toEqual([page.content.length, 2]);
  });

  it.each<[string, ZipPart, string]>([
    ["names that begin with ./", { name: "./game.js" }, "game.js"],
    ["UTF-8 names without the flag, as of macOS", { name: Buffer.from("löve.js") }, "löve.js"],
    ["names in code page 437, as of Windows", { name: Buffer.from([0x6c, 0x94, 0x2e, 0x6a, 0x73]) }, "lö.js"],
    ["a second name in Unicode", { name: "l.js", flags: 0, extra: unicodeNameField("l.js", "ł.js") }, "ł.js"],
    ["decomposed Unicode", { name: "e\u0301.js" }, "\u00e9.js"],
    ["a name that JavaScript knows", { name: "__proto__.js" }, "__proto__.js"],
    ["sizes after the content", { ...described, localBytes: 0, after: dataDescriptor("12") }, "a.js"],
    ["sizes before and after the content", { ...described, after: dataDescriptor("12") }, "a.js"],
    ["sizes without a mark", { ...described, localCrc: 0, after: dataDescriptor("12", { isSigned: false }) }, "a.js"],
    ["64-bit sizes after the content", { ...described, after: dataDescriptor("12", { isWide: true }) }, "a.js"],
    ["sizes that would follow", described, "a.js"],
    ["a 64-bit size inside", { ...described, localBytes: 0xffffffff, localExtra: zip64Field(2) }, "a.js"],
    ["a zip as one of its files", { name: "levels.zip", content: zipOf([page]) }, "levels.zip"],
    ["64-bit sizes", { name: "a.js", content: "12", claimedBytes: 0xffffffff, extra: zip64Field(2) }, "a.js"],
    ["a comment", { name: "a.js", comment: "PK" }, "a.js"],
  ])("may have %s", async (_, part, name) => {
    expect(Object.keys(await contentsOf(zipOf([page, part])))).toEqual(["index.html", name]);
  });

  it("may have 64-bit records and a comment", async () => {
    expect(await refusalsOf(zipOf([page], { zip64: {}, comment: "made by hand" }))).toEqual([]);
  });

  it("closes its file, whatever comes of it", async () => {
    const { files, close } = await opened(zipOf([page]));
    close();
    await expect(files[0]?.read()).rejects.toThrow("The zip is closed");
  });
});

describe("a zip is refused", () => {
  it("larger than the studio may upload", async () => {
    expect(await refusalsOf(zipOf([page]), { ...DEFAULT_BUILD_LIMITS, maxBytes: 10 })).toEqual(["zip_too_large"]);
    expect(await refusalsOf(zipOf([page]), { ...DEFAULT_BUILD_LIMITS, maxFileBytes: 10 })).toEqual([
      "zip_file_too_large index.html",
    ]);
  });

  it("with more files and folders than the studio may upload", async () => {
    const zip = zipOf([page, { name: "a/" }, { name: "a/b/" }]);
    expect(await refusalsOf(zip, { ...DEFAULT_BUILD_LIMITS, maxFiles: 2 })).toEqual(["zip_too_many_files"]);
    expect(await refusalsOf(zip, { ...DEFAULT_BUILD_LIMITS, maxFiles: 3 })).toEqual([]);
  });

  it("with many unsafe names says twenty of them", async () => {
    const parts = Array.from({ length: 50 }, (_, index) => ({ name: `../${String(index)}` }));
    expect(await refusalsOf(zipOf(parts))).toHaveLength(20);
  });
});
