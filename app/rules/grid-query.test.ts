import fc from "fast-check";
import { expect, it } from "vitest";
import { readGridQuery } from "./grid-query";

const read = (query: string) => readGridQuery(new URLSearchParams(query));

it("reads a grid's filters", () => {
  expect(read("grid=s1&search=+moth+&tag=arcade&sort=rating-desc")).toEqual({
    ...{ grid: "s1", search: "moth", tag: "arcade", sort: "rating-desc" },
  });
});

it.each([
  ["search=moth", { search: "moth" }],
  ["tag=arcade", { tag: "arcade" }],
  ["sort=rating-desc", { sort: "rating-desc" }],
])("accepts only %s", (query, expected) => {
  const nothing = { search: undefined, tag: undefined, sort: undefined };
  expect(read(`grid=s1&${query}`)).toStrictEqual({ grid: "s1", ...nothing, ...expected });
});

it("truncates a search that is too long", () => {
  expect(read(`grid=s1&search=${"a".repeat(201)}`)?.search).toBe("a".repeat(200));
});

it.each(["", "grid=s1", "search=moth", "grid=s1&search=+&tag=&sort=upside-down"])("returns null for %j", (query) => {
  expect(read(query)).toBeNull();
});

it("never fails, and accepts only known sort orders", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (search, tag, sort) => {
      const query = readGridQuery(new URLSearchParams({ grid: "s1", search, tag, sort }));
      expect([undefined, "total-plays-desc", "release-date-desc", "rating-desc"]).toContain(query?.sort);
      expect((query?.search ?? "").length).toBeLessThanOrEqual(200);
    }),
  );
});
