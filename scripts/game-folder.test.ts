import { randomBytes } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { problemsOf } from "./game-folder";

const GAMES = readdirSync("games").filter((name) => existsSync(`games/${name}/game.json`));

describe("our own games", () => {
  it("exist", () => {
    expect(GAMES).toContain("softfall");
  });

  it.each(GAMES)("%s has no problems", (name) => {
    expect(problemsOf(`games/${name}`)).toEqual([]);
  });
});

describe("a folder", () => {
  let folder: string;
  const write = (file: string, text: string | Buffer) => {
    writeFileSync(path.join(folder, file), text);
  };
  const change = (file: string, from: string | RegExp, to: string) => {
    const text = readFileSync(path.join(folder, file), "utf8");
    expect(text).toMatch(from);
    write(file, text.replace(from, to));
  };

  beforeEach(() => {
    folder = path.join(mkdtempSync(path.join(tmpdir(), "game-")), "softfall");
    cpSync("games/softfall", folder, { recursive: true });
  });
  afterEach(() => {
    rmSync(path.dirname(folder), { recursive: true });
  });

  it.each([
    ["a wrong field", "game.json", '"focusX": 50', '"focusX": 500', /^game.json: focusX: /],
    ["an unknown field", "game.json", '"focusX"', '"price": 1, "focusX"', /^game.json: .*price/],
    ["another slug", "game.json", '"softfall"', '"hardfall"', /^game.json: slug: /],
    ["an entry that is not there", "game.json", "index.html", "start.html", /^game.json: entry: /],
    ["no title", "index.html", /<title>.*<\/title>/, "", /^index.html: has no title/],
    ["an inline script", "index.html", "</body>", "<script>1</script></body>", /^index.html: has an inline script/],
    ["an inline handler", "index.html", "<body>", '<body onload="1">', /^index.html: has an inline handler/],
    ["a cover of another shape", "art/cover.svg", "0 0 640 360", "0 0 640 480", /^art\/cover.svg: viewBox/],
    ["an address elsewhere", "game.js", "//", "// https://cdn.example/", /^game.js: names an address of another host/],
  ])("with %s has a problem that names the file", (_, file, from, to, problem) => {
    change(file, from, to);
    expect(problemsOf(folder)).toEqual([expect.stringMatching(problem)]);
  });

  it("that is too large has a problem with its size", () => {
    write("noise.png", randomBytes(70_000));
    expect(problemsOf(folder)).toEqual([expect.stringMatching(/^softfall: \d+ bytes compressed, at most 60000$/)]);
  });

  it("without a manifest has a problem", () => {
    rmSync(path.join(folder, "game.json"));
    expect(problemsOf(folder)).toEqual(["game.json: missing"]);
  });
});
