import fc from "fast-check";
import { expect, it } from "vitest";
import { isAfterLastPage, nextPage, pageNumber } from "./paging";

it.each([
  ["", 0],
  ["page=3", 3],
  ["page=0", 0],
  ["page=", null],
  ["page=-1", null],
  ["page=1.5", null],
  ["page=two", null],
  ["page=%201", null],
  ["page=9999999", null],
])("reads %o as page %s", (query, page) => {
  expect(pageNumber(new URLSearchParams(query))).toBe(page);
});

it("reads every page that a pager links to, and only non-negative integers", () => {
  fc.assert(
    fc.property(fc.nat({ max: 999_999 }), (page) => {
      expect(pageNumber(new URLSearchParams({ page: String(page) }))).toBe(page);
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      const page = pageNumber(new URLSearchParams({ page: text }));
      expect(page === null || (Number.isSafeInteger(page) && page >= 0)).toBe(true);
    }),
  );
});

it("reads the page of each list by its name", () => {
  expect(pageNumber(new URLSearchParams("page=1&sent=4"), "sent")).toBe(4);
});

it.each([
  [{ currPage: 0, totalPages: 0 }, false],
  [{ currPage: 1, totalPages: 2 }, false],
  [{ currPage: 2, totalPages: 2 }, true],
  [{ currPage: 1, totalPages: 0 }, true],
])("%o is after the last page: %s", (page, expected) => {
  expect(isAfterLastPage(page)).toBe(expected);
});

it.each([
  [0, 3, 1],
  [1, 3, 2],
  [2, 3, null],
  [0, 1, null],
  [0, 0, null],
  [7, 3, null],
])("after page %s of %s comes %s", (currPage, totalPages, next) => {
  expect(nextPage({ currPage, totalPages })).toBe(next);
});

it("visits every page once, then ends", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), (totalPages) => {
      const visited: number[] = [];
      for (let page: number | null = 0; page !== null; page = nextPage({ currPage: page, totalPages }))
        visited.push(page);
      expect(visited).toEqual(Array.from({ length: totalPages }, (_, page) => page));
    }),
  );
});

it("never returns a page that does not exist", () => {
  fc.assert(
    fc.property(fc.nat(1_000), fc.nat(1_000), (currPage, totalPages) => {
      const next = nextPage({ currPage, totalPages });
      if (next === null) expect(currPage + 1).toBeGreaterThanOrEqual(totalPages);
      else expect([next, next < totalPages]).toEqual([currPage + 1, true]);
    }),
  );
});
