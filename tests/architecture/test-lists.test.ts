import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { PARTS } from "../mutations/parts.mjs";
import { filesIn, sourceFiles } from "./source-files";

const files = sourceFiles.map(({ file }) => file);

/** `{a,b}.ts` as `a.ts` and `b.ts`: each file must exist, not only one of them. */
function alternatives(pattern: string): string[] {
  const [all, before = "", names = "", after = ""] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(pattern) ?? [];
  if (all === undefined) return [pattern];
  return names.split(",").flatMap((name) => alternatives(before + name + after));
}

function namesNoFile(glob: string): boolean {
  const source = glob
    .replace(/[.()$+^|]/g, "\\$&")
    .replace(/\*\*\/|\*/g, (stars) => (stars === "*" ? "[^/]*" : "(?:.*/)?"));
  const pattern = new RegExp(`^${source}$`);
  return !files.some((file) => pattern.test(file));
}

const empty = (patterns: string[]) => patterns.flatMap(alternatives).filter(namesNoFile);

describe("the lists of tests name existing files", () => {
  it("in vitest.config.ts", () => {
    const text = readFileSync("vitest.config.ts", "utf8");
    const patterns = [...text.matchAll(/"([^"\s]*\.test\.[^"]*)"/g)].map(([, pattern = ""]) => pattern);
    expect(patterns.length).toBeGreaterThan(10);
    expect(empty(patterns)).toEqual([]);
  });

  it("in playwright.config.ts", () => {
    const text = readFileSync("playwright.config.ts", "utf8");
    const names = [...text.matchAll(/([\w|-]+)\)?\\\.spec\//g)].flatMap(([, name = ""]) => name.split("|"));
    expect(names.length).toBeGreaterThan(10);
    const journeys = filesIn("tests/e2e").map((file) => path.basename(file, ".spec.ts"));
    expect(names.filter((name) => !journeys.includes(name))).toEqual([]);
  });

  it("in the parts of the mutation tests", () => {
    const patterns = Object.values(PARTS).flatMap(({ mutate, tests }) => [...mutate, ...tests]);
    expect(empty(patterns)).toEqual([]);
  });
});
