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

it("reads integers, and nothing else as one", () => {
  expect(readUrlList("0,-12,1.5,two,1e3,0x1", "integer")).toEqual([0, -12, undefined, undefined, undefined, undefined]);
});

it("reads booleans, and nothing else as one", () => {
  expect(readUrlList("true,false,TRUE,1", "boolean")).toEqual([true, false, undefined, undefined]);
});

const written = (items: readonly (string | number | boolean)[]) => items.map(String).join(",");

it("reads back what was written", () => {
  const words = fc.string({ minLength: 1 }).filter((text) => text === text.trim() && !text.includes(","));
  fc.assert(
    fc.property(fc.array(words), fc.array(fc.integer()), fc.array(fc.boolean()), (strings, integers, booleans) => {
      expect(readUrlList(written(strings), "string")).toEqual(strings);
      expect(readUrlList(written(integers), "integer")).toEqual(integers);
      expect(readUrlList(written(booleans), "boolean")).toEqual(booleans);
    }),
  );
});

it("makes of any text as many items of each kind, none of them of another", () => {
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

it("does not mind blanks and empty items", () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.array(fc.constantFrom(" ", ",", "\t")), (integers, filling) => {
      const text = integers.map((item) => `${filling.join("")},${String(item)} ,`).join("");
      expect(readUrlList(text, "integer")).toEqual(integers);
    }),
  );
});
