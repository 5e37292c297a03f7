import { describe, expect, it } from "vitest";
import { changedList, changedText, type ChangedPart } from "./changed-parts";

const marked = (parts: ChangedPart[]) =>
  parts.map(({ text, change }) => (change === "same" ? text : `${change === "added" ? "+" : "-"}[${text}]`)).join("");

describe("changedText", () => {
  it.each([
    ["Space", "Outer space", "-[Space]+[Outer space]"],
    [null, "Space", "+[Space]"],
    ["Space", null, "-[Space]"],
    [null, null, ""],
    [
      "Fly the kite over the whole town.",
      "Fly the red kite over the town.",
      "Fly the +[red ]kite over the -[whole ]town.",
    ],
    // Only the spaces are left.
    ["one two three four five six", "a b c d e f", "-[one two three four five six]+[a b c d e f]"],
  ])("marks what became of %j in %j", (before, after, expected) => {
    expect(marked(changedText(before, after))).toBe(expected);
  });

  it("leaves long unchanged text out, but for what is next to a change", () => {
    const long = "word ".repeat(200);
    const parts = changedText(`${long}old ${long}end`, `${long}new ${long}end`);
    expect(parts.map(({ change }) => change)).toEqual(["same", "removed", "added", "same"]);
    expect(parts[0]?.text).toMatch(/^…(word )+$/);
    expect(parts[3]?.text).toMatch(/^( word)+ ?…$/);
    expect(parts[0]?.text.length).toBeLessThan(130);
  });

  it("marks lines where too many words have changed", () => {
    const rewritten = (letter: string) => Array.from({ length: 500 }, (_, index) => letter + String(index)).join(" ");
    const kept = "Nothing of this line has changed. ".repeat(100);
    const parts = changedText(`${kept}\n${rewritten("a")}\nEnd`, `${kept}\n${rewritten("b")}\nEnd`);
    expect(parts.map(({ change }) => change)).toEqual(["same", "removed", "added", "same"]);
    expect(parts[2]?.text).toBe(`${rewritten("b")}\n`);
  });

  it("shows texts as wholes that have little in common, in little time", () => {
    const before = Array.from({ length: 6_000 }, (_, index) => `a${String(index)}`).join(" ");
    const after = Array.from({ length: 6_000 }, (_, index) => `b${String(index)}`).join("  ");
    expect(changedText(before, after).map(({ change }) => change)).toEqual(["removed", "added"]);
  });
});

describe("changedList", () => {
  it("marks items by themselves", () => {
    const parts = changedList(["Theme", "Space", "Cosy"], ["Theme", "Cosy", "Kites"]);
    expect(parts).toEqual([
      { text: "Theme, ", change: "same" },
      { text: "Space, ", change: "removed" },
      { text: "Cosy, ", change: "same" },
      { text: "Kites", change: "added" },
    ]);
  });

  it.each([
    [null, ["Theme", "Space"], [{ text: "Theme, Space", change: "added" }]],
    [["Theme"], null, [{ text: "Theme", change: "removed" }]],
    [null, null, []],
  ])("takes %j and %j", (before, after, expected) => {
    expect(changedList(before, after)).toEqual(expected);
  });

  it("says from where to where an item has moved, beside what was added and removed", () => {
    expect(changedList(["Theme", "Space", "Calm", "Cosy"], ["Cosy", "Theme", "Kites", "Calm"])).toEqual([
      { text: "Cosy, ", change: "moved", from: 4, to: 1 },
      { text: "Theme, ", change: "same" },
      { text: "Space, ", change: "removed" },
      { text: "Kites, ", change: "added" },
      { text: "Calm", change: "same" },
    ]);
  });

  it("takes an item that a list has twice as removed and added", () => {
    const changes = changedList(["–", "Jump", "–"], ["Jump", "–", "–"]).map(({ change }) => change);
    expect(changes).not.toContain("moved");
  });
});
