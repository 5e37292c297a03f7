import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { unicodeNameField, zip64Field, zipOf, type ZipPart } from "../../tests/fixtures/zip-file";
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
    ["sizes after the content", { name: "a.js", content: "1", localFlags: 0x808, localBytes: 0 }, "a.js"],
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

const link = 0o120_777;
const texts = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `${String(index)}.txt` }));
const zeros = (bytes: number) => Buffer.alloc(bytes);
const BOMB = { name: "zeros", content: zeros(30_000_000) };
const OVERLONG_PARENT = Buffer.concat([Buffer.from([0xc0, 0xae, 0xc0, 0xae, 0x2f]), Buffer.from("evil.js")]);

/** One piece of data that every file claims, in a zip of a few kilobytes. */
function overlapBomb(files: number): Buffer {
  const all = Array.from({ length: files }, (_, index) => ({ name: `${String(index)}.bin`, offset: 0 }));
  const claims = { claimedBytes: 50_000, claimedCompressedBytes: 50_000 };
  return zipOf(
    all.map((part, index) => ({ ...part, ...claims, ...(index === 0 && { content: randomBytes(50_000) }) })),
  );
}

/** Each file's data contains the headers of all that follow it, and all end in the same kernel. */
function quotedOverlapBomb(): Buffer {
  const inner = zipOf([{ name: "b.bin", content: "x".repeat(500), stored: true }]);
  const quoted = inner.subarray(0, inner.indexOf("PK\u0001\u0002"));
  const start = 30 + "a.bin".length;
  return zipOf([
    { name: "a.bin", content: quoted, stored: true },
    { name: "b.bin", content: "x".repeat(500), stored: true, offset: start },
  ]);
}

describe("a hostile zip is refused", () => {
  it.each<[string, Buffer, string[]]>([
    ["no zip", Buffer.from("<html>"), ["zip_prefixed"]],
    ["nothing", Buffer.alloc(0), ["zip_prefixed"]],
    ["an empty zip", zipOf([]), ["zip_empty"]],
    ["folders only", zipOf([{ name: "a/" }]), ["zip_empty"]],
    ["leftovers only", zipOf([{ name: ".git/config", content: "x" }]), ["zip_empty"]],
    ["a truncated zip", zipOf([page]).subarray(0, -30), ["zip_unreadable"]],
    ["a zip without its end", zipOf([page]).subarray(0, -1), ["zip_unreadable"]],
    ["a zip behind a page", zipOf([page], { prefix: "<script>alert(1)</script>" }), ["zip_prefixed"]],
    ["a zip behind a picture", zipOf([page], { prefix: "GIF89a" }), ["zip_prefixed"]],
    ["a zip behind a program", zipOf([page], { prefix: "MZ\u0090" }), ["zip_prefixed"]],
    ["a zip before a page", zipOf([page], { suffix: "<script>alert(1)</script>" }), ["zip_unreadable"]],
    ["a zip before a zip", Buffer.concat([zipOf([page]), zipOf([page])]), ["zip_unreadable"]],
    ["something between directory and end", zipOf([page], { gap: "<script>" }), ["zip_unreadable"]],
    ["a parent folder", zipOf([page, { name: "../evil.js" }]), ["zip_name_unsafe ../evil.js"]],
    ["a parent folder behind ./", zipOf([page, { name: "./../evil.js" }]), ["zip_name_unsafe ./../evil.js"]],
    ["a parent folder in the middle", zipOf([{ name: "a/../../b" }]), ["zip_name_unsafe a/../../b"]],
    ["a parent folder by backslash", zipOf([{ name: "a\\..\\..\\evil.js" }]), ["zip_name_unsafe a\\..\\..\\evil.js"]],
    [
      "a parent folder in overlong UTF-8",
      zipOf([{ name: OVERLONG_PARENT, flags: 0x800 }]),
      ["zip_name_unsafe \ufffd\ufffd\ufffd\ufffd/evil.js"],
    ],
    [
      "a parent folder by the Unicode name",
      zipOf([{ name: "a", flags: 0, extra: unicodeNameField("a", "../a") }]),
      ["zip_name_unsafe ../a"],
    ],
    ["an absolute name", zipOf([{ name: "/etc/passwd" }]), ["zip_name_unsafe /etc/passwd"]],
    ["a share", zipOf([{ name: "\\\\host\\share" }]), ["zip_name_unsafe \\\\host\\share"]],
    ["a drive", zipOf([{ name: "C:/evil.js" }]), ["zip_name_unsafe C:/evil.js"]],
    ["a second stream of a file", zipOf([{ name: "index.html:evil" }]), ["zip_name_unsafe index.html:evil"]],
    ["a NUL", zipOf([{ name: "a\0.html" }]), ["zip_name_unsafe a\ufffd.html"]],
    ["a line break", zipOf([{ name: "a\n.html" }]), ["zip_name_unsafe a\ufffd.html"]],
    ["text that runs backwards", zipOf([{ name: "a\u202egpj.html" }]), ["zip_name_unsafe a\ufffdgpj.html"]],
    ["an invisible mark", zipOf([{ name: "\ufeffindex.html" }]), ["zip_name_unsafe \ufeffindex.html"]],
    ["a name that ends in a dot", zipOf([{ name: "index.html." }]), ["zip_name_unsafe index.html."]],
    ["a name that ends in a space", zipOf([{ name: "index.html " }]), ["zip_name_unsafe index.html "]],
    ["no name", zipOf([{ name: "", content: "x" }]), ["zip_name_unsafe "]],
    ["a folder with content", zipOf([{ name: "a/", content: "x" }]), ["zip_name_unsafe a/"]],
    ["a very long name", zipOf([{ name: "a/".repeat(300) + "b" }]), [`zip_name_unsafe ${"a/".repeat(60)}`]],
    ["the same name twice", zipOf([page, page]), ["zip_name_duplicate index.html"]],
    ["the same name behind ./", zipOf([page, { name: "./index.html" }]), ["zip_name_duplicate index.html"]],
    ["names equal but for case", zipOf([page, { name: "INDEX.html" }]), ["zip_name_duplicate INDEX.html"]],
    ["folders equal but for case", zipOf([{ name: "a/b" }, { name: "A/B" }]), ["zip_name_duplicate A/B"]],
    ["names equal but for Unicode", zipOf([{ name: "\u00e9" }, { name: "e\u0301" }]), ["zip_name_duplicate \u00e9"]],
    ["a file that is a folder", zipOf([{ name: "a" }, { name: "a/b" }]), ["zip_name_duplicate a"]],
    ["a file that is a folder, but for case", zipOf([{ name: "x/Y" }, { name: "X/y/z" }]), ["zip_name_duplicate x/Y"]],
    ["another name inside", zipOf([{ ...page, localName: "evil2.html" }]), ["zip_name_mismatch index.html"]],
    ["a symbolic link", zipOf([page, { name: "l", content: "/etc/passwd", unixMode: link }]), ["zip_link l"]],
    [
      "a link to a folder",
      zipOf([page, { name: "l/", content: "..", unixMode: link }]),
      ["zip_name_unsafe l/", "zip_link l/"],
    ],
    ["a device", zipOf([{ name: "d", unixMode: 0o020_666 }]), ["zip_link d"]],
    ["a pipe", zipOf([{ name: "p", unixMode: 0o010_666 }]), ["zip_link p"]],
    ["an encrypted file", zipOf([{ ...page, flags: 0x801 }]), ["zip_encrypted index.html"]],
    ["a file encrypted inside", zipOf([{ ...page, localFlags: 0x801 }]), ["zip_damaged index.html"]],
    ["strong encryption", zipOf([{ ...page, flags: 0x841 }]), ["zip_unreadable"]],
    ["an unknown method", zipOf([{ ...page, method: 14 }]), ["zip_method_unknown index.html"]],
    ["a wrong checksum", zipOf([{ ...page, claimedCrc: 1, localFlags: 0x808 }]), ["zip_damaged index.html"]],
    ["two checksums", zipOf([{ ...page, claimedCrc: 1 }]), ["zip_damaged index.html"]],
    ["two sizes", zipOf([{ ...page, localBytes: 3 }]), ["zip_damaged index.html"]],
    ["more bytes than claimed", zipOf([{ ...page, claimedBytes: 3, localFlags: 0x808 }]), ["zip_damaged index.html"]],
    [
      "fewer bytes than claimed",
      zipOf([{ ...page, claimedBytes: 3_000, localFlags: 0x808 }]),
      ["zip_damaged index.html"],
    ],
    ["data that is not deflated", zipOf([{ ...page, stored: true, method: 8 }]), ["zip_damaged index.html"]],
    ["a stored file of another size", zipOf([{ ...page, stored: true, claimedBytes: 3 }]), ["zip_unreadable"]],
    ["data beyond the end", zipOf([{ ...page, claimedCompressedBytes: 1_000_000 }]), ["zip_overlap index.html"]],
    ["overlapping files", zipOf([page, { name: "b", content: "x", offset: 0 }]), ["zip_overlap index.html"]],
    ["a bomb of overlaps", overlapBomb(1_000), ["zip_overlap 0.bin"]],
    ["a bomb of quoted overlaps", quotedOverlapBomb(), ["zip_overlap a.bin"]],
    ["100,000 entries", zipOf(texts(100_000), { zip64: {} }), ["zip_too_many_files"]],
    ["100,000 entries that claim to be one", zipOf(texts(100_000), { count: 1 }), ["zip_unreadable"]],
    ["more entries than there are", zipOf([page], { count: 2 }), ["zip_unreadable"]],
    ["5,001 files", zipOf(texts(5_001)), ["zip_too_many_files"]],
    [
      "a directory of comments",
      zipOf(texts(300).map((part) => ({ ...part, comment: "x".repeat(60_000) }))),
      ["zip_unreadable"],
    ],
    ["a bomb", zipOf([BOMB]), ["zip_compressed_too_well zeros"]],
    [
      "a bomb of small files",
      zipOf(texts(5).map((part) => ({ ...part, content: zeros(9_000_000) }))),
      [
        "zip_compressed_too_well 0.txt",
        "zip_compressed_too_well 1.txt",
        "zip_compressed_too_well 2.txt",
        "zip_compressed_too_well 3.txt",
        "zip_compressed_too_well 4.txt",
      ],
    ],
    [
      "a huge file",
      zipOf([{ ...page, claimedBytes: 300_000_000 }]),
      ["zip_compressed_too_well index.html", "zip_file_too_large index.html"],
    ],
    [
      "exabytes",
      zipOf([{ ...page, claimedBytes: 0xffffffff, extra: zip64Field(2 ** 62) }]),
      ["zip_compressed_too_well index.html", "zip_file_too_large index.html", "zip_too_large"],
    ],
    [
      "64-bit numbers that are missing",
      zipOf([{ ...page, claimedBytes: 0xffffffff }]),
      ["zip_compressed_too_well index.html", "zip_file_too_large index.html", "zip_too_large"],
    ],
    [
      "a 64-bit field that is too short",
      zipOf([{ ...page, claimedBytes: 0xffffffff, extra: zip64Field(2).subarray(0, 6) }]),
      ["zip_unreadable"],
    ],
    ["a 64-bit count that lies", zipOf([page], { zip64: { count: 2 ** 40 } }), ["zip_too_many_files"]],
    ["a 64-bit place that lies", zipOf([page], { zip64: { start: 2 ** 50 } }), ["zip_unreadable"]],
    [
      "a place beyond the end",
      zipOf([{ ...page, offset: 0xffffffff, extra: zip64Field(2 ** 40) }]),
      ["zip_overlap index.html"],
    ],
  ])("%s", async (_, zip, expected) => {
    expect(await refusalsOf(zip)).toEqual(expected);
  });

  it("larger than the studio may upload", async () => {
    expect(await refusalsOf(zipOf([page]), { ...DEFAULT_BUILD_LIMITS, maxBytes: 10 })).toEqual(["zip_too_large"]);
    expect(await refusalsOf(zipOf([page]), { ...DEFAULT_BUILD_LIMITS, maxFileBytes: 10 })).toEqual([
      "zip_file_too_large index.html",
    ]);
  });

  it("with many unsafe names says twenty of them", async () => {
    const parts = Array.from({ length: 50 }, (_, index) => ({ name: `../${String(index)}` }));
    expect(await refusalsOf(zipOf(parts))).toHaveLength(20);
  });
});
