import { isSectionVisible, type Viewer } from "~/rules/section-visibility";
import type { Configuration } from "~contract/entities/configuration";
import type { Section } from "~contract/entities/section";
import { toFeedBlocks, type FeedBlockView } from "./feed-blocks";
import { toSectionText, type SectionTextView } from "./section-text";
import type { ViewContext } from "./view-context";

/** A shelf of the discovery page: games, challenges or tags under their own words. */
export type DiscoverSectionView = SectionTextView & { id: string; blocks: FeedBlockView[] };

/** Types of the home feed whose entries are games, challenges and tags; this page draws no others. */
const SHELVES: readonly Section["sectionType"][] = [
  "GAME_ROW_SIMPLE",
  "GAME_ROW_DOUBLE_TITLE",
  "MOBILE_GAME_ROW",
  "GAMES_GRID",
  "EXPANDABLE_FEED",
  "CHALLENGE_ROW",
  "CATEGORIES",
  "TAGS",
];

/** What the content suggests below the list, which shows `covers` covers before it; shelves without entries are left out. */
export function toDiscoverSections(
  { sections, sectionFeedEntries }: Configuration,
  viewer: Viewer,
  view: ViewContext,
  covers: number,
): DiscoverSectionView[] {
  return sections
    .filter((section) => SHELVES.includes(section.sectionType) && isSectionVisible(section, viewer))
    .map((section) => {
      const own = sectionFeedEntries.filter(({ sectionId }) => sectionId === section.sectionId);
      const entries = own.map(({ feedEntry }) => feedEntry);
      const id = section.sectionId;
      return { id, ...toSectionText(section, view.locale), blocks: toFeedBlocks(entries, view, covers) };
    })
    .filter(({ blocks }) => blocks.length > 0);
}
