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
