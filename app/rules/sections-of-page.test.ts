import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sectionsOfPage } from "./sections-of-page";

type Made = { sectionId: string; feedId: string | null; entries: number };

const configurations = fc
  .array(fc.record({ hasFeed: fc.boolean(), entries: fc.integer({ min: 1, max: 5 }) }))
  .map((made) =>
    made.map(({ hasFeed, entries }, index): Made => {
      const sectionId = `s${String(index)}`;
      return { sectionId, feedId: hasFeed ? `f${String(index)}` : null, entries: hasFeed ? entries : 0 };
    }),
  );

function pagesOf(sections: Made[], size: number): string[][] {
  const entries = sections.flatMap(({ sectionId, entries: count }) => Array.from({ length: count }, () => sectionId));
  const totalPages = Math.ceil(entries.length / size);
  return Array.from({ length: Math.max(totalPages, 1) }, (_, currPage) => {
    const withEntries = new Set(entries.slice(currPage * size, (currPage + 1) * size));
    return sectionsOfPage(sections, withEntries, { currPage, totalPages }).map(({ sectionId }) => sectionId);
  });
}

describe("sectionsOfPage", () => {
  it("leaves no section out, whatever the pages are", () => {
    fc.assert(
      fc.property(configurations, fc.integer({ min: 1, max: 7 }), (sections, size) => {
        const shown = new Set(pagesOf(sections, size).flat());
        expect([...shown].sort()).toEqual(sections.map(({ sectionId }) => sectionId).sort());
      }),
    );
  });

  it("shows sections in their order, each page going on where the last one ended", () => {
    fc.assert(
      fc.property(configurations, fc.integer({ min: 1, max: 7 }), (sections, size) => {
        const order = sections.map(({ sectionId }) => sectionId);
        const pages = pagesOf(sections, size);
        for (const page of pages) expect(page).toEqual(order.filter((sectionId) => page.includes(sectionId)));
        const firstOnes = pages.map((page) => order.indexOf(page[0] ?? ""));
        expect(firstOnes).toEqual([...firstOnes].sort((one, other) => one - other));
      }),
    );
  });

  it.each([0, 1])("shows all sections where there are %s pages, also those without entries", (totalPages) => {
    const sections = [
      { sectionId: "title", feedId: null },
      { sectionId: "empty", feedId: "f" },
    ];
    expect(sectionsOfPage(sections, new Set(), { currPage: 0, totalPages })).toEqual(sections);
  });

  it("begins with the sections before all feeds on the first page only", () => {
    const [title, row] = [
      { sectionId: "title", feedId: null },
      { sectionId: "row", feedId: "f" },
    ];
    const withEntries = new Set(["row"]);
    expect(sectionsOfPage([title, row], withEntries, { currPage: 0, totalPages: 2 })).toEqual([title, row]);
    expect(sectionsOfPage([title, row], withEntries, { currPage: 1, totalPages: 2 })).toEqual([row]);
  });

  it("draws a section without a feed behind the one it follows", () => {
    const row = { sectionId: "row", feedId: "f" };
    const [title, tagline] = [
      { sectionId: "title", feedId: null },
      { sectionId: "tagline", feedId: null },
    ];
    const sections = [title, row, tagline, { sectionId: "later", feedId: "g" }];
    expect(sectionsOfPage(sections, new Set(["row"]), { currPage: 0, totalPages: 2 })).toEqual([title, row, tagline]);
  });
});
