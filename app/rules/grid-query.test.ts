import fc from "fast-check";
import { expect, it } from "vitest";
import { readGridQuery } from "./grid-query";

const read = (query: string) => readGridQuery(new URLSearchParams(query));

it("reads what a grid is asked for", () => {
  expect(read("grid=s1&search=+moth+&tag=arcade&sort=rating-desc")).toEqual({
    ...{ grid: "s1", search: "moth", tag: "arcade", sort: "rating-desc" },
  });
});

it.each([
  ["search=moth", { search: "moth" }],
  ["tag=arcade", { tag: "arcade" }],
  ["sort=rating-desc", { sort: "rating-desc" }],
])("takes %s alone", (query, asked) => {
  const nothing = { search: undefined, tag: undefined, sort: undefined };
  expect(read(`grid=s1&${query}`)).toStrictEqual({ grid: "s1", ...nothing, ...asked });
});

it("cuts what is longer than a search may be", () => {
  expect(read(`grid=s1&search=${"a".repeat(201)}`)?.search).toBe("a".repeat(200));
});

it.each(["", "grid=s1", "search=moth", "grid=s1&search=+&tag=&sort=upside-down"])(
  "asks for nothing with %j",
  (query) => {
    expect(read(query)).toBeNull();
  },
);

it("never fails, and takes only sorts that it knows", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (search, tag, sort) => {
      const query = readGridQuery(new URLSearchParams({ grid: "s1", search, tag, sort }));
      expect([undefined, "total-plays-desc", "release-date-desc", "rating-desc"]).toContain(query?.sort);
      expect((query?.search ?? "").length).toBeLessThanOrEqual(200);
    }),
  );
});
