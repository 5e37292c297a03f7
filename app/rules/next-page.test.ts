import { expect, it } from "vitest";
import { nextPage } from "./next-page";

it.each([
  [{ currPage: 0, totalPages: 3 }, 1],
  [{ currPage: 1, totalPages: 3 }, 2],
  [{ currPage: 2, totalPages: 3 }, null],
  [{ currPage: 0, totalPages: 1 }, null],
  [{ currPage: 0, totalPages: 0 }, null],
])("after %o comes %o", (pagination, next) => {
  expect(nextPage(pagination)).toBe(next);
});
