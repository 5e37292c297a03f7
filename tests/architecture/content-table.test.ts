import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contentKind } from "~contract/entities/draft";

const TABLE = "docs/content-table.md";
const ROWS = ["create", "change", "schedule", "remove", "restore", "who", "where"];
/** Of all kinds alike. */
const COMMON_ROWS = ["compare"];

type Row = { kind: string; what: string; file: string; titles: string[] };

const rows = readFileSync(TABLE, "utf8").split(/^### /m).slice(1).flatMap(rowsOf);

function rowsOf(section: string): Row[] {
  const [kind = ""] = section.split("\n");
  const lines = section.split("\n").filter((line) => /^\| (?!what |-)/.test(line));
  return lines.map((line) => {
    const [, what = "", , test = ""] = line.split("|").map((cell) => cell.trim());
    const [file = "", ...titles] = test.split(" › ");
    return { kind, what, file: file.replaceAll("`", ""), titles };
  });
}

/** A title stands after the group that it is named with, and before the next group. */
function isTested({ file, titles }: Row): boolean {
  const text = readFileSync(file, "utf8");
  const [group, title] = titles.length > 1 ? titles : [undefined, ...titles];
  if (title === undefined) return false;
  const start = group === undefined ? 0 : positionOf("describe", group, text);
  if (start < 0) return false;
  const end = group === undefined ? -1 : text.indexOf("\ndescribe(", start + 1);
  return positionOf("(?:it|test)", title, text.slice(start, end < 0 ? undefined : end)) >= 0;
}

function positionOf(call: string, title: string, text: string): number {
  const escaped = title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return text.search(new RegExp(`\\b${call}(?:\\.\\w+)*\\(\\s*(["'\`])${escaped}\\1`));
}

describe("the table of every kind of content", () => {
  it("names tests that exist", () => {
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => !isTested(row))).toEqual([]);
  });

  it("has each row once, and no other ones", () => {
    const names = rows.map(({ kind, what }) => `${kind}: ${what}`);
    expect(names).toEqual([...new Set(names)]);
    expect(rows.filter(({ what }) => ![...ROWS, ...COMMON_ROWS].includes(what))).toEqual([]);
  });

  it("has all rows of each kind with drafts", () => {
    for (const kind of contentKind.options) {
      const whats = rows.filter((row) => row.kind === kind).map(({ what }) => what);
      expect([kind, ...whats]).toEqual([kind, ...ROWS]);
    }
  });
});
