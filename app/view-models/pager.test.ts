import { describe, expect, it } from "vitest";
import { toPager } from "./pager";

const hrefOf = (page: number) => `?page=${String(page)}`;
const numbers = (currPage: number, totalPages: number) =>
  toPager({ currPage, totalPages }, hrefOf)?.entries.map((entry) => (entry === "gap" ? "…" : entry.number));

describe("toPager", () => {
  it("is absent for one page", () => {
    expect(toPager({ currPage: 0, totalPages: 1 }, hrefOf)).toBeNull();
  });

  it("shows zero-based pages from 1 and leaves out far ones", () => {
    expect(numbers(0, 104)).toEqual([1, 2, "…", 104]);
    expect(numbers(50, 104)).toEqual([1, "…", 50, 51, 52, "…", 104]);
    expect(numbers(1, 3)).toEqual([1, 2, 3]);
  });

  it("links the neighbours", () => {
    expect(toPager({ currPage: 1, totalPages: 3 }, hrefOf)).toMatchObject({ previous: "?page=0", next: "?page=2" });
    expect(toPager({ currPage: 2, totalPages: 3 }, hrefOf)?.next).toBeNull();
  });
});
