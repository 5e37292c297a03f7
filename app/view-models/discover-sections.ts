import { isSectionVisible, type Viewer } from "~/rules/section-visibility";
import type { Configuration } from "~contract/entities/configuration";
import type { Section } from "~contract/entities/section";
import { toFeedBlocks, type FeedBlockView } from "./feed-blocks";
import { deviceCondition, type DeviceCondition } from "./section-devices";
import { toSectionText, type SectionTextView } from "./section-text";
import type { ViewContext } from "./view-context";

export type DiscoverSectionView = SectionTextView & DeviceCondition & { id: string; blocks: FeedBlockView[] };

/** The home feed's section types with games, challenges or tags; others are not rendered. */
const RENDERED_SECTIONS: readonly Section["sectionType"][] = [
  "GAME_ROW_SIMPLE",
  "GAME_ROW_DOUBLE_TITLE",
  "MOBILE_GAME_ROW",
  "GAMES_GRID",
  "EXPANDABLE_FEED",
  "CHALLENGE_ROW",
  "CATEGORIES",
  "TAGS",
];

/** `covers` is the number of covers above; sections without entries are omitted. */
export function toDiscoverSections(
  { sections, sectionFeedEntries }: Configuration,
  viewer: Viewer,
  view: ViewContext,
  covers: number,
): DiscoverSectionView[] {
  return sections
    .filter((section) => RENDERED_SECTIONS.includes(section.sectionType) && isSectionVisible(section, viewer))
    .map((section) => {
      const sectionEntries = sectionFeedEntries.filter(({ sectionId }) => sectionId === section.sectionId);
      const entries = sectionEntries.map(({ feedEntry }) => feedEntry);
      const id = section.sectionId;
      const text = { ...toSectionText(section, view.locale), ...deviceCondition(section) };
      return { id, ...text, blocks: toFeedBlocks(entries, view, covers) };
    })
    .filter(({ blocks }) => blocks.length > 0);
}
