import { expect, it } from "vitest";
import { isBehindLast, pageNumber } from "./page-number";

it.each([
  ["", 0],
  ["page=3", 3],
  ["page=0", 0],
  ["page=-1", 0],
  ["page=1.5", 0],
  ["page=two", 0],
  ["page=99999999999999999999", 0],
])("reads %o as page %d", (query, page) => {
  expect(pageNumber(new URLSearchParams(query))).toBe(page);
});

it("reads the page of each list by its name", () => {
  expect(pageNumber(new URLSearchParams("page=1&sent=4"), "sent")).toBe(4);
});

it.each([
  [{ currPage: 0, totalPages: 0 }, false],
  [{ currPage: 1, totalPages: 2 }, false],
  [{ currPage: 2, totalPages: 2 }, true],
  [{ currPage: 1, totalPages: 0 }, true],
])("knows whether %o lies behind the last page: %s", (page, expected) => {
  expect(isBehindLast(page)).toBe(expected);
});
