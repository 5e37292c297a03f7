import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasNoAccount, isInDayWindow, isSectionVisible, sectionsOfPage, type Viewer } from "./section-visibility";

const VIEWERS: Viewer[] = ["loading", "unknown", "authenticated", "guest", "signed-out"];

it.each([
  ["ALL_USERS", VIEWERS],
  ["GUESTS", ["guest", "signed-out"]],
  ["SIGNED_IN_USERS", ["authenticated"]],
] as const)("shows %s to %o", (visibleFor, expected) => {
  expect(VIEWERS.filter((viewer) => isSectionVisible({ visibleFor }, viewer))).toEqual(expected);
});

it("counts guests as signed out, but not unknown viewers", () => {
  expect(VIEWERS.filter(hasNoAccount)).toEqual(["guest", "signed-out"]);
});

type TestSection = { sectionId: string; feedId: string | null; entries: number };

const configurations = fc
  .array(fc.record({ hasFeed: fc.boolean(), entries: fc.integer({ min: 1, max: 5 }) }))
  .map((drafts) =>
    drafts.map(({ hasFeed, entries }, index): TestSection => {
      const sectionId = `s${String(index)}`;
      return { sectionId, feedId: hasFeed ? `f${String(index)}` : null, entries: hasFeed ? entries : 0 };
    }),
  );

function pagesOf(sections: TestSection[], size: number): string[][] {
  const entries = sections.flatMap(({ sectionId, entries: count }) => Array.from({ length: count }, () => sectionId));
  const totalPages = Math.ceil(entries.length / size);
  return Array.from({ length: Math.max(totalPages, 1) }, (_, currPage) => {
    const withEntries = new Set(entries.slice(currPage * size, (currPage + 1) * size));
    return sectionsOfPage(sections, withEntries, { currPage, totalPages }).map(({ sectionId }) => sectionId);
  });
}

describe("sectionsOfPage", () => {
  it("omits no section with any page size", () => {
    fc.assert(
      fc.property(configurations, fc.integer({ min: 1, max: 7 }), (sections, size) => {
        const visible = new Set(pagesOf(sections, size).flat());
        expect([...visible].sort()).toEqual(sections.map(({ sectionId }) => sectionId).sort());
      }),
    );
  });

  it("keeps the order of sections within and across pages", () => {
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

  it.each([0, 1])("shows all sections on %s pages, also those without entries", (totalPages) => {
    const sections = [
      { sectionId: "title", feedId: null },
      { sectionId: "empty", feedId: "f" },
    ];
    expect(sectionsOfPage(sections, new Set(), { currPage: 0, totalPages })).toEqual(sections);
  });

  it("shows the sections before all feeds only on the first page", () => {
    const [title, row] = [
      { sectionId: "title", feedId: null },
      { sectionId: "row", feedId: "f" },
    ];
    const withEntries = new Set(["row"]);
    expect(sectionsOfPage([title, row], withEntries, { currPage: 0, totalPages: 2 })).toEqual([title, row]);
    expect(sectionsOfPage([title, row], withEntries, { currPage: 1, totalPages: 2 })).toEqual([row]);
  });

  it("shows a section without a feed after the one it follows", () => {
    const row = { sectionId: "row", feedId: "f" };
    const [title, tagline] = [
      { sectionId: "title", feedId: null },
      { sectionId: "tagline", feedId: null },
    ];
    const sections = [title, row, tagline, { sectionId: "later", feedId: "g" }];
    expect(sectionsOfPage(sections, new Set(["row"]), { currPage: 0, totalPages: 2 })).toEqual([title, row, tagline]);
  });
});

const at = (moment: string) => new Date(moment);

const DAY_MS = 86_400_000;

const moments = fc.date({ min: at("2020-01-01T00:00:00Z"), max: at("2040-01-01T00:00:00Z"), noInvalidDate: true });

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

function inZone(moment: Date, offset: number): string {
  const local = new Date(moment.getTime() + offset * 60_000).toISOString().slice(0, -1);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const digits = (value: number) => String(value).padStart(2, "0");
  return `${local}${offset < 0 ? "-" : "+"}${digits(hours)}:${digits(minutes)}`;
}

describe("isInDayWindow", () => {
  it.each([
    [null, null, true],
    ["2026-11-21", "2026-11-21", true],
    ["2026-11-22", null, false],
    [null, "2026-11-20", false],
    ["2026-11-21T14:00:00+02:00", null, true],
    ["2026-11-21T14:00:01+02:00", null, false],
    [null, "2026-11-21T12:00:00Z", false],
    ["soon", null, false],
    [null, "2026-13-40", false],
  ])("from %j to %j at noon of 21 November: %j", (startDay, endDay, expected) => {
    expect(isInDayWindow({ startDay, endDay }, at("2026-11-21T12:00:00Z"))).toBe(expected);
  });

  it("covers exactly one UTC day", () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: -3, max: 3 }), (now, days) => {
        const day = dayOf(new Date(now.getTime() + days * DAY_MS));
        expect(isInDayWindow({ startDay: day, endDay: day }, now)).toBe(days === 0);
      }),
    );
  });

  it("reads a date-time in every time zone", () => {
    const offsets = fc.integer({ min: -720, max: 840 });
    fc.assert(
      fc.property(moments, moments, offsets, (bound, now, offset) => {
        const window = { startDay: inZone(bound, offset), endDay: null };
        expect(isInDayWindow(window, now)).toBe(now.getTime() >= bound.getTime());
        const until = { startDay: null, endDay: inZone(bound, offset) };
        expect(isInDayWindow(until, now)).toBe(now.getTime() < bound.getTime());
      }),
    );
  });

  it("is never true for an end before the start", () => {
    fc.assert(
      fc.property(moments, moments, (start, now) => {
        const window = { startDay: start.toISOString(), endDay: dayOf(new Date(start.getTime() - DAY_MS)) };
        expect(isInDayWindow(window, now)).toBe(false);
      }),
    );
  });
});
