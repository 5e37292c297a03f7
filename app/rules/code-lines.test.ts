import { describe, expect, it } from "vitest";
import { readCodeLines } from "./code-lines";

const codesOf = (text: string) => readCodeLines(text).map(({ code }) => code);

describe("lines of codes", () => {
  it("have one code each, whatever ends them, and keep their numbers", () => {
    expect(readCodeLines("POND-1\r\n\r\n  POND-2 \rPOND-3\n")).toEqual([
      { line: 1, code: "POND-1" },
      { line: 3, code: "POND-2" },
      { line: 4, code: "POND-3" },
    ]);
  });

  it("are the first column of a table, without quotes, heading and byte order mark", () => {
    expect(codesOf('\uFEFFCode,Value\n"POND-1",5\nPOND-2;5\nPOND-3\t5')).toEqual(["POND-1", "POND-2", "POND-3"]);
  });

  it("keep what is no code, so that somebody can say where it stands", () => {
    expect(readCodeLines("two words\ncodes\nPOND")).toEqual([
      { line: 1, code: "two words" },
      { line: 3, code: "POND" },
    ]);
  });

  it("are none in an empty text", () => {
    expect([codesOf(""), codesOf("\n \n"), codesOf("codes")]).toEqual([[], [], []]);
  });
});
