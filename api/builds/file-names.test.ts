import { describe, expect, it } from "vitest";
import { findCollisions, isLeftover, safeName } from "./file-names";

describe("safeName", () => {
  it.each([
    ["index.html", "index.html"],
    ["level 1/Übung (neu) #2.json", "level 1/Übung (neu) #2.json"],
    ["a\\b\\c.png", "a/b/c.png"],
    ["././a.js", "a.js"],
    ["e\u0301.js", "\u00e9.js"],
    ["a%2f..%2fb", "a%2f..%2fb"],
    ["..a/...b", "..a/...b"],
    ["\u{1f468}\u200d\u{1f680}.png", "\u{1f468}\u200d\u{1f680}.png"],
    ["__proto__", "__proto__"],
  ])("makes of %j %j", (raw, name) => {
    expect(safeName(raw)).toBe(name);
  });

  it.each(
    [
      ["", "./", ".", "..", "../a", "a/..", "a/../b", "a//b", "/a", "a/", "a/./b"],
      ["C:\\a", "\\\\host\\share", "a:b", "a?b", "a*b", 'a"b', "a<b", "a>b", "a|b", "a.", "a ", "a./b", "a /b"],
      ["a\0", "a\u001f", "a\u007f", "a\u0085", "a\u202eb", "a\u2066b", "\u200fa", "\ufeffa", "a\ufffd", "a\ud800"],
      ["con", "AUX.js", "a/nul.txt", "COM1", "lpt\u00b2.x", "conout$", "prn .js"],
      ["a".repeat(201), `${"a".repeat(199)}/`.repeat(2) + "b", "a/".repeat(32) + "b"],
    ].flat(),
  )("refuses %j", (raw) => {
    expect(safeName(raw)).toBeNull();
  });

  it("refuses nothing up to its lengths and its depth", () => {
    expect(safeName("a".repeat(200))).not.toBeNull();
    expect(safeName(`${"a".repeat(199)}/`.repeat(2).slice(0, -1))).toHaveLength(399);
    expect(safeName(`${"a/".repeat(31)}b`)).not.toBeNull();
  });
});

describe("isLeftover", () => {
  it.each(["__MACOSX/._a", "a/.DS_Store", ".git/config", "a\\Thumbs.db", "Desktop.ini", "./.htaccess", "...a"])(
    "is true for %s",
    (name) => {
      expect(isLeftover(name)).toBe(true);
    },
  );

  it.each(["index.html", "../a", "a/..", "./a", "a.b/.c".replace(".c", "c"), "MACOSX/a", "thumbs.dbx"])(
    "is false for %s",
    (name) => {
      expect(isLeftover(name)).toBe(false);
    },
  );
});

describe("findCollisions", () => {
  it("finds names that a file system may take for one", () => {
    expect(findCollisions(["a/b.js", "A/B.js", "c", "c/d", "e/f", "E", "ab", "a-b"])).toEqual(["A/B.js", "c", "E"]);
    expect(findCollisions(["a", "a.b", "a-b", "ab/c"])).toEqual([]);
  });

  it("stays quick with thousands of deep names", () => {
    const names = Array.from({ length: 5_000 }, (_, index) => `${"d/".repeat(190)}${String(index)}`);
    expect(findCollisions(names)).toEqual([]);
  });
});
