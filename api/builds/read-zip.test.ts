import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { zipOf } from "../../tests/fixtures/zip-file";
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
    const { entries, close } = await opened(zip, limits);
    try {
      for (const entry of entries) await text(await entry.read());
    } finally {
      close();
    }
    return [];
  } catch (error) {
    if (!(error instanceof RefusedBuild)) throw error;
    return error.refusals.map(({ code, file }) => (file === null ? code : `${code} ${file}`));
  }
}

const page = { name: "index.html", content: "<!doctype html><title>Game</title>" };

describe("a good zip", () => {
  it("gives names, sizes and contents, without folders and leftovers", async () => {
    const zip = zipOf([
      page,
      { name: "levels/" },
      { name: "levels\\level 1.json", content: "{}", stored: true },
      { name: "__MACOSX/._index.html", content: "x" },
      { name: ".DS_Store", content: "x" },
      { name: "levels/Thumbs.db", content: "x" },
    ]);
    const { entries, close } = await opened(zip);
    const found = await Promise.all(
      entries.map(async ({ name, bytes, read }) => [name, bytes, await text(await read())]),
    );
    close();
    expect(found).toEqual([
      ["index.html", page.content.length, page.content],
      ["levels/level 1.json", 2, "{}"],
    ]);
  });
});

const link = 0o120_777;
const tooMany = Array.from({ length: 5_001 }, (_, index) => ({ name: `${String(index)}.txt` }));

describe("a hostile zip is refused", () => {
  it.each([
    ["no zip", Buffer.from("<html>"), ["zip_prefixed"]],
    ["nothing", Buffer.alloc(0), ["zip_prefixed"]],
    ["an empty zip", zipOf([]), ["zip_empty"]],
    ["folders only", zipOf([{ name: "a/" }]), ["zip_empty"]],
    ["a truncated zip", zipOf([page]).subarray(0, -30), ["zip_unreadable"]],
    ["a zip behind a page", zipOf([page], { prefix: "<script>alert(1)</script>" }), ["zip_prefixed"]],
    ["a parent folder", zipOf([page, { name: "../evil.js" }]), ["zip_name_unsafe ../evil.js"]],
    ["a parent folder by backslash", zipOf([{ name: "a\\..\\..\\evil.js" }]), ["zip_name_unsafe a\\..\\..\\evil.js"]],
    ["an absolute name", zipOf([{ name: "/etc/passwd" }]), ["zip_name_unsafe /etc/passwd"]],
    ["a drive", zipOf([{ name: "C:/evil.js" }]), ["zip_name_unsafe C:/evil.js"]],
    ["a NUL", zipOf([{ name: "a\0.html" }]), ["zip_name_unsafe a\ufffd.html"]],
    ["a line break", zipOf([{ name: "a\n.html" }]), ["zip_name_unsafe a\ufffd.html"]],
    ["a name that ends in a dot", zipOf([{ name: "index.html." }]), ["zip_name_unsafe index.html."]],
    ["the same name twice", zipOf([page, page]), ["zip_name_duplicate index.html"]],
    ["names equal but for case", zipOf([page, { name: "INDEX.html" }]), ["zip_name_duplicate INDEX.html"]],
    ["names equal but for Unicode", zipOf([{ name: "\u00e9" }, { name: "e\u0301" }]), ["zip_name_duplicate \u00e9"]],
    ["a file that is a folder", zipOf([{ name: "a" }, { name: "a/b" }]), ["zip_name_duplicate a"]],
    ["another name inside", zipOf([{ ...page, localName: "evil2.html" }]), ["zip_name_mismatch index.html"]],
    ["a symbolic link", zipOf([page, { name: "l", content: "/etc/passwd", unixMode: link }]), ["zip_link l"]],
    ["a device", zipOf([{ name: "d", unixMode: 0o020_666 }]), ["zip_link d"]],
    ["an encrypted file", zipOf([{ ...page, flags: 0x801 }]), ["zip_encrypted index.html"]],
    ["strong encryption", zipOf([{ ...page, flags: 0x841 }]), ["zip_unreadable"]],
    ["an unknown method", zipOf([{ ...page, method: 14 }]), ["zip_method_unknown index.html"]],
    ["a wrong checksum", zipOf([{ ...page, claimedCrc: 1 }]), ["zip_damaged index.html"]],
    ["more bytes than claimed", zipOf([{ ...page, claimedBytes: 3 }]), ["zip_damaged index.html"]],
    ["fewer bytes than claimed", zipOf([{ ...page, claimedBytes: 3_000 }]), ["zip_damaged index.html"]],
    ["overlapping files", zipOf([page, { name: "b", content: "x", offset: 0 }]), ["zip_overlap index.html"]],
    ["100,000 entries", zipOf([page], { count: 65_000 }), ["zip_too_many_files"]],
    ["5,001 files", zipOf(tooMany), ["zip_too_many_files"]],
    ["a bomb", zipOf([{ name: "zeros", content: Buffer.alloc(30_000_000) }]), ["zip_compressed_too_well zeros"]],
    ["a huge file", zipOf([{ ...page, claimedBytes: 300_000_000 }]), [
      "zip_file_too_large index.html",
      "zip_compressed_too_well index.html",
    ]],
  ])("%s", async (_, zip, expected) => {
    expect(await refusalsOf(zip)).toEqual(expected);
  });

  it("larger than the studio may upload", async () => {
    expect(await refusalsOf(zipOf([page]), { ...DEFAULT_BUILD_LIMITS, maxBytes: 10 })).toEqual(["zip_too_large"]);
  });

  it("with many unsafe names says twenty of them", async () => {
    const parts = Array.from({ length: 50 }, (_, index) => ({ name: `../${String(index)}` }));
    expect(await refusalsOf(zipOf(parts))).toHaveLength(20);
  });
});
