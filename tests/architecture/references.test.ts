import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { CALLS_BY_SUBJECT } from "~contract/all-calls";
import { PAGING_ERROR_CODES } from "~contract/error-codes";
import { filesIn, sourceFiles } from "./source-files";

type Text = { file: string; text: string };
type Reference = { from: string; target: string };

const ROOT_PAGES = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"];
const ROOT_CODE = ["playwright.config.ts", "vitest.config.ts", "tailwind.config.ts", "remix.config.js"];
const DECISIONS = "docs/decisions";

const pages = [...ROOT_PAGES, ...["docs", "bench", "games", "observe"].flatMap(filesIn)]
  .filter((file) => file.endsWith(".md"))
  .map(read);
/** This file contains the searched names itself. */
const others = sourceFiles.filter(({ file }) => file !== "tests/architecture/references.test.ts");
const texts: Text[] = [...pages, ...others, ...ROOT_CODE.map(read)];
const decisions = filesIn(DECISIONS).filter((file) => /\/\d{4}-/.test(file));

function read(file: string): Text {
  return { file, text: readFileSync(file, "utf8") };
}

function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-");
}

function anchorsOf(file: string): string[] {
  const text = readFileSync(file, "utf8").replace(/^```[^]*?^```/gm, "");
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));
}

function isThere({ target }: Reference): boolean {
  const [file = "", anchor] = target.split("#");
  if (filesIn(file).length === 0) return false;
  return anchor === undefined || !file.endsWith(".md") || anchorsOf(file).includes(anchor);
}

function named({ file, text }: Text): Reference[] {
  const names = text.match(/(?<![\w./-])docs\/[\w/-]+\.md(#[\w-]+)?/g) ?? [];
  return names.map((target) => ({ from: file, target }));
}

function linked({ file, text }: Text): Reference[] {
  const hrefs = [...text.matchAll(/\]\(([^()\s]+)\)/g)].map(([, href = ""]) => href);
  return hrefs
    .filter((href) => !/^(\/|[a-z]+:)/.test(href))
    .map((href) => ({ from: file, target: href.startsWith("#") ? file + href : path.join(path.dirname(file), href) }));
}

function numberOf(file: string): number {
  return Number(path.basename(file).slice(0, 4));
}

describe("references", () => {
  it("point to an existing page and anchor", () => {
    const broken = [...texts.flatMap(named), ...pages.flatMap(linked)].filter((reference) => !isThere(reference));
    expect(broken.map(({ from, target }) => `${from}: ${target}`)).toEqual([]);
  });

  it("never point outside the repository", () => {
    const outside = /\bspec\s+section|\bthe spec(ification)?\b|\(decisions[,] "|\b(first issue|issue \d+)\b/gi;
    const broken = texts.flatMap(({ file, text }) => (text.match(outside) ?? []).map((match) => `${file}: ${match}`));
    expect(broken, "Cite a rule of docs/product by its anchor, or a page of docs/decisions.").toEqual([]);
  });

  it("name existing decisions", () => {
    const numbers = new Set(decisions.map(numberOf));
    const broken = texts.flatMap(({ file, text }) =>
      [...text.matchAll(/\bdecisions? (\d+)/gi)]
        .filter(([, number]) => !numbers.has(Number(number)))
        .map(([match]) => `${file}: ${match}`),
    );
    expect(broken).toEqual([]);
  });
});

describe("decisions", () => {
  it("have the same structure", () => {
    const other = decisions.map(read).filter(({ file, text }) => {
      const [title, ...headings] = text.match(/^##? .+$/gm) ?? [];
      const isTitled = title?.startsWith(`# ${String(numberOf(file))}. `) ?? false;
      return !isTitled || headings.join() !== "## Context,## Decision,## Consequences";
    });
    expect(other.map(({ file }) => file)).toEqual([]);
  });

  it("are in the index with their title and status", () => {
    const rows = decisions.map(read).map(({ file, text }) => {
      const [, title = ""] = /^# \d+\. (.+)$/m.exec(text) ?? [];
      const [, status = "accepted"] = /^((?:Amended|Superseded) by .+?):/m.exec(text) ?? [];
      return `| ${String(numberOf(file))} | [${title}](${path.basename(file)}) | ${status.toLowerCase()} |`;
    });
    const index = readFileSync(`${DECISIONS}/README.md`, "utf8").match(/^\| \d.*$/gm) ?? [];
    expect(index.map((row) => row.replace(/ +/g, " "))).toEqual(rows);
  });
});

describe("the list of calls", () => {
  it("has each call of the contract with its codes", () => {
    const written = readFileSync("docs/product/call-list.md", "utf8").replace(/ +/g, " ");
    const isPagingCode = (code: string) => PAGING_ERROR_CODES.some((one) => one === code);
    const missing = Object.values(CALLS_BY_SUBJECT)
      .flat()
      .filter(({ method, path: address, errorCodes }) => {
        const row = written.split("\n").find((line) => line.startsWith(`| \`${method} ${address}\` |`)) ?? "";
        const codes = row.split(" | ").at(-1)?.replace(" |", "").split(", ") ?? [];
        const isPaged = PAGING_ERROR_CODES.every((code) => errorCodes.includes(code));
        const expected = errorCodes.filter((code) => !isPaged || !isPagingCode(code));
        return codes.filter((code) => code !== "paging" && code !== "–").join() !== expected.join() || !row;
      });
    expect(missing.map(({ method, path: address }) => `${method} ${address}`)).toEqual([]);
  });
});

function describedFolders(): string[] {
  const [, layout = ""] = /^```\n([^]*?)^```/m.exec(readFileSync("docs/architecture.md", "utf8")) ?? [];
  let top = "";
  return layout.split("\n").flatMap((line) => {
    const [, indent = "", names = ""] = /^( *)((?:[\w-]+\/ )+)/.exec(line) ?? [];
    const folders = names.split(" ").filter(Boolean);
    if (indent === "") top = folders[0] ?? top;
    return folders.map((folder) => (indent === "" ? folder : top + folder).replace(/\/$/, ""));
  });
}

function foldersIn(place: string): string[] {
  const entries = readdirSync(place, { withFileTypes: true });
  const ignored = readFileSync(".gitignore", "utf8").split("\n");
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .filter(({ name }) => !ignored.some((line) => line === `${name}/` || line === `/${name}/`))
    .map(({ name }) => path.join(place, name));
}

describe("the layout in docs/architecture.md", () => {
  it("lists the existing folders", () => {
    const folders = [".", "app", "api", "contract", "tests"].flatMap(foldersIn);
    expect(describedFolders().sort()).toEqual(folders.sort());
  });
});
