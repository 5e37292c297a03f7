import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DEFAULT_BUILD_LIMITS } from "./build-limits";
import { readFolder } from "./read-folder";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "export-"));
  await mkdir(path.join(folder, "levels"));
  await writeFile(path.join(folder, "index.html"), "page");
  await writeFile(path.join(folder, "levels/level 1.json"), "{}");
});
afterEach(() => rm(folder, { recursive: true }));

const read = (limits = DEFAULT_BUILD_LIMITS) => readFolder(folder, limits);

describe("readFolder", () => {
  it("gives names, sizes and contents, without leftovers", async () => {
    await writeFile(path.join(folder, ".DS_Store"), "x");
    await writeFile(path.join(folder, "e\u0301.js"), "1");
    const { files } = await read();
    const found = await Promise.all(files.map(async (file) => [file.name, file.bytes, await text(await file.read())]));
    expect(found).toEqual([
      ["index.html", 4, "page"],
      ["levels/level 1.json", 2, "{}"],
      ["\u00e9.js", 1, "1"],
    ]);
  });

  it("leaves out what is not included", async () => {
    const { files } = await readFolder(folder, DEFAULT_BUILD_LIMITS, (name) => !name.startsWith("levels/"));
    expect(files.map(({ name }) => name)).toEqual(["index.html"]);
  });

  it.each([
    ["a link", () => symlink("index.html", path.join(folder, "l")), "zip_link: l"],
    ["a link to a folder", () => symlink("..", path.join(folder, "l")), "zip_link: l"],
    ["an unsafe name", () => writeFile(path.join(folder, "a:b"), ""), "zip_name_unsafe: a:b"],
    [
      "names equal but for case",
      () => writeFile(path.join(folder, "INDEX.html"), ""),
      "zip_name_duplicate: index.html",
    ],
  ])("refuses %s", async (_, write, message) => {
    await write();
    await expect(read()).rejects.toThrow(message);
  });

  it("keeps the limits, and refuses an empty folder", async () => {
    await expect(read({ ...DEFAULT_BUILD_LIMITS, maxFiles: 1 })).rejects.toThrow("zip_too_many_files");
    await expect(read({ ...DEFAULT_BUILD_LIMITS, maxBytes: 5 })).rejects.toThrow("zip_too_large");
    await rm(path.join(folder, "index.html"));
    await rm(path.join(folder, "levels"), { recursive: true });
    await expect(read()).rejects.toThrow("zip_empty");
  });
});
