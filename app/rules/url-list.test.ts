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
