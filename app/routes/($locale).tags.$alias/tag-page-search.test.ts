import { expect, it } from "vitest";
import { tagPageSearch } from "./tag-page-search";

it.each([
  [{}, 0],
  [{ page: "0" }, 0],
  [{ page: "12", utm: "x" }, 12],
])("reads %o as page %d", (search, page) => {
  expect(tagPageSearch.parse(search)).toEqual({ page });
});

it.each(["", "-1", "1.5", "two", "9999999", " 1"])("refuses the page %o", (page) => {
  expect(tagPageSearch.safeParse({ page }).success).toBe(false);
});
