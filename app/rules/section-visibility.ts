import type { Section } from "~contract/entities/section";

const DAY_MS = 24 * 60 * 60 * 1_000;

const PLAIN_DAY = /^\d{4}-\d{2}-\d{2}$/;

export type Viewer = "loading" | "unknown" | "authenticated" | "guest" | "signed-out";

/** See docs/product/home.md#visibility. */
export function isSectionVisible({ visibleFor }: Pick<Section, "visibleFor">, viewer: Viewer): boolean {
  if (visibleFor === "ALL_USERS") return true;
  return visibleFor === "SIGNED_IN_USERS" ? viewer === "authenticated" : hasNoAccount(viewer);
}

/** True for guests and signed-out viewers, false while unknown. */
export function hasNoAccount(viewer: Viewer): boolean {
  return viewer === "guest" || viewer === "signed-out";
}

type PagedSection = { sectionId: string; feedId: string | null };

type Paged = { currPage: number; totalPages: number };

/** Feedless sections follow the section before them (docs/product/home.md#entries-of-sections). */
export function sectionsOfPage<Section extends PagedSection>(
  sections: readonly Section[],
  withEntries: ReadonlySet<string>,
  { currPage, totalPages }: Paged,
): Section[] {
  if (totalPages <= 1) return [...sections];
  let isOnPage = currPage === 0;
  return sections.filter((section) => {
    if (section.feedId !== null) isOnPage = withEntries.has(section.sectionId);
    return isOnPage;
  });
}

/** Dates or date-times with a time zone; null is unbounded. */
export type DayWindow = { startDay: string | null; endDay: string | null };

/** UTC dates are inclusive, an end date-time is exclusive; invalid is false (docs/product/home.md#days-of-content). */
export function isInDayWindow({ startDay, endDay }: DayWindow, now: Date): boolean {
  const startMs = startDay === null ? -Infinity : Date.parse(startDay);
  const endMs = endDay === null ? Infinity : endOf(endDay);
  return startMs <= now.getTime() && now.getTime() < endMs;
}

function endOf(day: string): number {
  return Date.parse(day) + (PLAIN_DAY.test(day) ? DAY_MS : 0);
}
