import { describe, expect, it } from "vitest";
import { toPager } from "./pager";

const hrefOf = (page: number) => `?page=${String(page)}`;
const numbers = (currPage: number, totalPages: number) =>
  toPager({ currPage, totalPages }, hrefOf)?.entries.map((entry) => (entry === "gap" ? "…" : entry.number));

describe("toPager", () => {
  it("is absent for one page", () => {
    expect(toPager({ currPage: 0, totalPages: 1 }, hrefOf)).toBeNull();
  });

  it("numbers zero-based pages from 1 and omits distant ones", () => {
    expect(numbers(0, 104)).toEqual([1, 2, "…", 104]);
    expect(numbers(50, 104)).toEqual([1, "…", 50, 51, 52, "…", 104]);
    expect(numbers(1, 3)).toEqual([1, 2, 3]);
    expect(numbers(2, 3)).toEqual([1, 2, 3]);
    expect(numbers(1, 2)).toEqual([1, 2]);
  });

  it("marks the current page and non-adjacent ones", () => {
    const entries = toPager({ currPage: 2, totalPages: 5 }, hrefOf)?.entries;
    expect(entries).toEqual([
      { number: 1, href: "?page=0", isCurrent: false, isFar: true },
      { number: 2, href: "?page=1", isCurrent: false, isFar: false },
      { number: 3, href: "?page=2", isCurrent: true, isFar: false },
      { number: 4, href: "?page=3", isCurrent: false, isFar: false },
      { number: 5, href: "?page=4", isCurrent: false, isFar: true },
    ]);
  });

  it("links adjacent pages", () => {
    expect(toPager({ currPage: 1, totalPages: 3 }, hrefOf)).toMatchObject({ previous: "?page=0", next: "?page=2" });
    expect(toPager({ currPage: 2, totalPages: 3 }, hrefOf)?.next).toBeNull();
  });
});
