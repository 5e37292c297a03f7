import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { themeVariables } from "~/styles/theme-variables";
import { isTest, sourceFiles } from "./source-files";

const MIN_CLASS_LENGTH = 4;

const sheets = sourceFiles
  .filter(({ file }) => file.endsWith(".css"))
  .map(({ file, text }) => ({ file, text: text.replace(/\/\*[^]*?\*\/|url\([^)]*\)|"[^"]*"/g, "") }));
const portalSheets = sheets.filter(({ file }) => file.startsWith("app/styles/"));
const portalCode = sourceFiles.filter(({ file }) => /^app\/.*\.tsx?$/.test(file) && !isTest(file));

function classesOf(text: string): string[] {
  const selectors = text.match(/[^{};]+(?=\{)/g) ?? [];
  return selectors
    .filter((selector) => !selector.includes("@"))
    .flatMap((selector) => [...selector.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = ""]) => name));
}

describe("style sheets", () => {
  it(`name classes with at least ${String(MIN_CLASS_LENGTH)} letters`, () => {
    const short = sheets.flatMap(({ file, text }) =>
      classesOf(text)
        .filter((name) => name.length < MIN_CLASS_LENGTH)
        .map((name) => `${file}: .${name}`),
    );
    expect(short, "Name what it is (docs/styles.md): .button, not .btn.").toEqual([]);
  });

  it("contain no class that the portal does not use", () => {
    const written = new Set(portalCode.flatMap(({ text }) => text.replaceAll("!", " ").split(/["'`\s]+/)));
    const unused = portalSheets.flatMap(({ text }) => classesOf(text)).filter((name) => !written.has(name));
    expect(unused, "Delete the rule, or write the full class: Tailwind drops concatenated names.").toEqual([]);
  });

  it("read only custom properties that exist", () => {
    const themed = Object.keys(flattened(themeVariables()));
    const declared = portalSheets.flatMap(({ text }) => text.match(/--[\w-]+(?=\s*:)/g) ?? []);
    const inline = portalCode.flatMap(({ text }) => text.match(/--[a-z][\w-]*/g) ?? []);
    const defined = new Set([...themed, ...declared, ...inline]);
    const read = [...portalSheets, { text: readFileSync("tailwind.config.ts", "utf8") }].flatMap(({ text }) =>
      [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name),
    );
    expect(read.filter((name) => !defined.has(name))).toEqual([]);
  });
});

function flattened(values: object): object {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
      typeof value === "object" && value !== null ? Object.entries(flattened(value)) : [[name, value]],
    ),
  );
}
