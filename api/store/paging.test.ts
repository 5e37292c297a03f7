import { describe, expect, it } from "vitest";
import { choosePageScan, pageWindowOf } from "./paging";

describe("a page of a long list", () => {
  const rows = Array.from({ length: 5_013 }, (_, index) => index);
  const readPage = async (page: number, pageSize = 25) => {
    const { limit, offset, isReversed } = await choosePageScan(pageWindowOf({ page, pageSize }), () =>
      Promise.resolve(rows.length),
    );
    const ordered = isReversed ? [...rows].reverse() : rows;
    const found = ordered.slice(offset, offset + limit);
    return { found: isReversed ? found.reverse() : found, skippedRows: offset };
  };

  it.each([0, 39, 40, 100, 101, 150, 199, 200, 201])("%i has the same rows from either end", async (page) => {
    expect((await readPage(page)).found).toEqual(rows.slice(page * 25, page * 25 + 25));
  });

  it("is read from the nearer end", async () => {
    expect((await readPage(199)).skippedRows).toBeLessThan(100);
    expect((await readPage(90)).skippedRows).toBe(2_250);
  });
});
