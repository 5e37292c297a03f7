import fc from "fast-check";
import { expect, it } from "vitest";
import { nextPage } from "./next-page";

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

it("leads through every page once, and then ends", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), (totalPages) => {
      const seen: number[] = [];
      for (let page: number | null = 0; page !== null; page = nextPage({ currPage: page, totalPages })) seen.push(page);
      expect(seen).toEqual(Array.from({ length: totalPages }, (_, page) => page));
    }),
  );
});

it("never leads to a page that is not there", () => {
  fc.assert(
    fc.property(fc.nat(1_000), fc.nat(1_000), (currPage, totalPages) => {
      const next = nextPage({ currPage, totalPages });
      if (next === null) expect(currPage + 1).toBeGreaterThanOrEqual(totalPages);
      else expect([next, next < totalPages]).toEqual([currPage + 1, true]);
    }),
  );
});
