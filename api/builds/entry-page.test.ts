import { describe, expect, it } from "vitest";
import { findEntryPage } from "./entry-page";

describe("findEntryPage", () => {
  it.each([
    ["index.html at the root", ["index.html", "a/index.html", "b.html"], { root: "", entry: "index.html" }],
    ["any case and length of its name", ["Index.HTM"], { root: "", entry: "Index.HTM" }],
    [
      "index.html beside index.htm, whichever comes first",
      ["index.htm", "index.html"],
      { root: "", entry: "index.html" },
    ],
    ["the only page at the root", ["My Story.html", "a/b.html"], { root: "", entry: "My Story.html" }],
    ["a folder that all files are in", ["game/index.html", "game/a/b.js"], { root: "game/", entry: "index.html" }],
    ["a folder with one page", ["game/Story.html", "game/a.js"], { root: "game/", entry: "Story.html" }],
    [
      "a folder beside others, which stays",
      ["lantern-run/index.html", "kit/page.css", "sdk/sdk.js"],
      { root: "", entry: "lantern-run/index.html" },
    ],
    ["a folder beside a text", ["game/index.html", "README.txt"], { root: "", entry: "game/index.html" }],
    [
      "the folder with an index.html, of several",
      ["docs/help.html", "game/index.html"],
      { root: "", entry: "game/index.html" },
    ],
    [
      "pages at the root none of which is the entry",
      ["a.html", "b.html", "game/index.html"],
      { root: "", entry: "game/index.html" },
    ],
  ])("finds %s", (_, names, start) => {
    expect(findEntryPage(names)).toEqual(start);
  });

  it.each([
    ["no page", ["game.js"]],
    ["nothing", []],
    ["two folders with an index.html", ["a/index.html", "b/index.html"]],
    ["two folders with a page", ["a/one.html", "b/two.html"]],
    ["several pages in the folder", ["a/one.html", "a/two.html"]],
    ["a page two folders down", ["a/b/index.html"]],
    ["a page in name only", ["index.html.js", "html"]],
  ])("finds none with %s", (_, names) => {
    expect(findEntryPage(names)).toBeNull();
  });
});
