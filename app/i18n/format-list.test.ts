import { describe, expect, it } from "vitest";
import { formatList } from "./format-list";

describe("lists of names", () => {
  it.each([
    ["en", "a and b", "a, b, and c"],
    ["de", "a und b", "a, b und c"],
    ["es", "a y b", "a, b y c"],
    ["pl", "a i b", "a, b i c"],
    ["pt-br", "a e b", "a, b e c"],
    ["ru", "a и b", "a, b и c"],
    ["tr", "a ve b", "a, b ve c"],
  ] as const)("are joined by the rules of %s", (locale, two, three) => {
    expect(formatList([], locale)).toBe("");
    expect(formatList(["a"], locale)).toBe("a");
    expect(formatList(["a", "b"], locale)).toBe(two);
    expect(formatList(["a", "b", "c"], locale)).toBe(three);
  });
});
