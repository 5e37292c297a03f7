import {
  challengeEntry,
  gameEntry,
  tagEntry,
  textAttribute,
  toContentRows,
  type DemoEntry,
  type DemoSection,
} from "./demo-content";
import { tagAliasesOf } from "./demo-tags";
import type { GameSlug } from "./game-manifests";
import { seedText, type SeedTextKey } from "./texts";

function featuredEntry(slug: GameSlug, headline: SeedTextKey): DemoEntry {
  return gameEntry(slug, [
    textAttribute("Headline", seedText(headline)),
    textAttribute("Subheading", seedText(`game.${slug}.short`)),
    textAttribute("Button text", seedText("featured.play")),
  ]);
}

const SECTIONS: DemoSection[] = [
  {
    key: "featured",
    sectionType: "FEATURED_GAMES_HEADER",
    name: "section.featured.name",
    entries: [
      featuredEntry("lantern-run", "featured.new"),
      featuredEntry("pond-quartet", "featured.game-of-the-week"),
      featuredEntry("softfall", "featured.trending"),
    ],
  },
  {
    key: "fresh",
    sectionType: "GAME_ROW_SIMPLE",
    name: "section.fresh.name",
    entries: [gameEntry("softfall"), gameEntry("pond-quartet"), gameEntry("lantern-run")],
  },
  {
    key: "running",
    sectionType: "CHALLENGE_ROW",
    name: "section.running.name",
    description: "section.running.description",
    entries: [challengeEntry("one-breath"), challengeEntry("fireflies-only"), challengeEntry("feather")],
  },
  {
    key: "genres",
    sectionType: "TAGS",
    name: "section.genres.name",
    entries: tagAliasesOf("genre").map(tagEntry),
  },
  {
    // Newer than any portal: one that does not know the type skips it (spec section 2, "Home feed section types").
    key: "ribbon",
    sectionType: "SEASON_RIBBON",
    name: "section.unknown.name",
    entries: [gameEntry("lantern-run")],
  },
  {
    key: "short",
    sectionType: "GAME_ROW_DOUBLE_TITLE",
    name: "section.short.name",
    description: "section.short.description",
    entries: [gameEntry("lantern-run"), gameEntry("softfall"), gameEntry("pond-quartet")],
  },
  {
    key: "untimed",
    sectionType: "CHALLENGE_ROW",
    name: "section.untimed.name",
    description: "section.untimed.description",
    entries: [
      challengeEntry("home-before-dawn"),
      challengeEntry("same-song"),
      challengeEntry("five-pads"),
      challengeEntry("bell-tower"),
      challengeEntry("last-drop"),
    ],
  },
];

export const HOME_PAGE = toContentRows("home", SECTIONS);
