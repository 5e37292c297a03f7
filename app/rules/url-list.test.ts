import fc from "fast-check";
import { expect, it } from "vitest";
import { readUrlList } from "./url-list";

it.each([
  [null, []],
  ["", []],
  ["a", ["a"]],
  ["a, b,,c ", ["a", "b", "c"]],
])("reads %o as strings", (text, items) => {
  expect(readUrlList(text, "string")).toEqual(items);
});

it("reads only integers as integers", () => {
  expect(readUrlList("0,-12,1.5,two,1e3,0x1", "integer")).toEqual([0, -12, undefined, undefined, undefined, undefined]);
});

it("reads only booleans as booleans", () => {
  expect(readUrlList("true,false,TRUE,1", "boolean")).toEqual([true, false, undefined, undefined]);
});

const written = (items: readonly (string | number | boolean)[]) => items.map(String).join(",");

it("round-trips lists", () => {
  const texts = fc.string({ minLength: 1 }).filter((text) => text === text.trim() && !text.includes(","));
  fc.assert(
    fc.property(fc.array(texts), fc.array(fc.integer()), fc.array(fc.boolean()), (strings, integers, booleans) => {
      expect(readUrlList(written(strings), "string")).toEqual(strings);
      expect(readUrlList(written(integers), "integer")).toEqual(integers);
      expect(readUrlList(written(booleans), "boolean")).toEqual(booleans);
    }),
  );
});

it("returns equally many items of each kind for any text, each of its type", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const strings = readUrlList(text, "string");
      for (const item of strings) expect(item).toMatch(/^\S(.*\S)?$/s);
      const integers = readUrlList(text, "integer");
      const booleans = readUrlList(text, "boolean");
      expect([integers.length, booleans.length]).toEqual([strings.length, strings.length]);
      for (const item of integers) expect(item === undefined || Number.isSafeInteger(item)).toBe(true);
      for (const item of booleans) expect([undefined, true, false]).toContain(item);
    }),
  );
});

it("ignores whitespace and empty items", () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.array(fc.constantFrom(" ", ",", "\t")), (integers, padding) => {
      const text = integers.map((item) => `${padding.join("")},${String(item)} ,`).join("");
      expect(readUrlList(text, "integer")).toEqual(integers);
    }),
  );
});
