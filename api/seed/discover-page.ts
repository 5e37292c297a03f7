import { challengeEntry, gameEntry, tagEntry, toContentRows, type DemoSection } from "./demo-content";
import { tagAliasesOf } from "./demo-tags";

const SECTIONS: DemoSection[] = [
  {
    key: "moods",
    sectionType: "TAGS",
    name: "section.discover-moods.name",
    entries: tagAliasesOf("theme").map(tagEntry),
  },
  {
    key: "first",
    sectionType: "CHALLENGE_ROW",
    name: "section.discover-first.name",
    description: "section.discover-first.description",
    entries: [challengeEntry("one-breath"), challengeEntry("five-pads"), challengeEntry("feather")],
  },
  {
    key: "phone",
    sectionType: "GAME_ROW_SIMPLE",
    name: "section.discover-phone.name",
    description: "section.discover-phone.description",
    entries: [gameEntry("lantern-run"), gameEntry("softfall"), gameEntry("pond-quartet")],
  },
];

export const DISCOVER_PAGE = toContentRows("discover", SECTIONS);
