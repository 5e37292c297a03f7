import { describe, expect, it } from "vitest";
import { choosePageScan, pageWindowOf } from "./paging";

describe("a page of a long list", () => {
  const rows = Array.from({ length: 5_013 }, (_, index) => index);
  const cut = async (page: number, pageSize = 25) => {
    const { limit, offset, isReversed } = await choosePageScan(pageWindowOf({ page, pageSize }), () =>
      Promise.resolve(rows.length),
    );
    const walked = isReversed ? [...rows].reverse() : rows;
    const found = walked.slice(offset, offset + limit);
    return { found: isReversed ? found.reverse() : found, walkedOver: offset };
  };

  it.each([0, 39, 40, 100, 101, 150, 199, 200, 201])("%i has the same rows from either end", async (page) => {
    expect((await cut(page)).found).toEqual(rows.slice(page * 25, page * 25 + 25));
  });

  it("is read from the nearer end", async () => {
    expect((await cut(199)).walkedOver).toBeLessThan(100);
    expect((await cut(90)).walkedOver).toBe(2_250);
  });
});
