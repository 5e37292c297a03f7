import {
  anyAttribute,
  challengeEntry,
  customEntry,
  gameEntry,
  pictureAttribute,
  tagEntry,
  textAttribute,
  toContentRows,
  type DemoEntry,
  type DemoSection,
} from "./demo-content";
import { toLocalizedText } from "../store/localized-texts";
import { tagAliasesOf } from "./demo-tags";
import { GAME_SLUGS } from "./demo-games";
import type { GameSlug } from "./game-manifests";
import { seedText, type SeedTextKey } from "./texts";
import themesAnimation from "./themes-banner.json";

function featuredEntry(slug: GameSlug, headline: SeedTextKey): DemoEntry {
  return gameEntry(slug, [
    textAttribute("Headline", seedText(headline)),
    textAttribute("Subheading", seedText(`game.${slug}.short`)),
    textAttribute("Button text", seedText("featured.play")),
  ]);
}

/** The banner in its shape for wide windows, which moves where motion is wanted, and in that for narrow ones. */
function themesBanner(key: string, breakpoint: string, more: DemoEntry["attributes"]): DemoEntry {
  return customEntry(key, "BANNER_VARIANT", [
    textAttribute("Title", seedText("banner.themes.title")),
    textAttribute("Subheading", seedText("banner.themes.text")),
    textAttribute("Button text", seedText("banner.themes.action")),
    anyAttribute("Link", "/themes/"),
    anyAttribute("Breakpoint", breakpoint),
    pictureAttribute(`/media/banners/themes-${key}.svg`),
    ...more,
  ]);
}

type Question = "free" | "account" | "saving" | "pixels" | "challenges" | "browsers";

function question(key: Question): DemoEntry {
  const answer = toLocalizedText(seedText(`faq.${key}.answer`));
  return customEntry(key, "FAQ", [
    textAttribute("Faq question", seedText(`faq.${key}.question`)),
    anyAttribute("Faq answer", answer),
  ]);
}

const TAGLINE = customEntry("line", "URL", [
  textAttribute("Title", seedText("section.tagline.name")),
  textAttribute("Subheading", seedText("section.tagline.more")),
]);

const JAM = customEntry("jam", "GAMEMAKER_CONTENT", [
  textAttribute("Headline", seedText("maker.jam.kicker")),
  textAttribute("Title", seedText("maker.jam.title")),
  textAttribute("Subheading", seedText("maker.jam.text")),
  textAttribute("Button text", seedText("maker.jam.action")),
  // The event's own page is there only where the owner of the portal has turned events on.
  anyAttribute("Link", "/feed/events-viral-glitch/"),
]);

/** Without a link: it opens where the owner of the portal has set the community's address. */
const COMMUNITY = customEntry("community", "POPUP_CONTENT", [
  textAttribute("Title", seedText("community.title")),
  textAttribute("Subheading", seedText("community.text")),
  textAttribute("Button text", seedText("community.action")),
]);

/** The grid shows its first game large. */
const GRID_OPENER: GameSlug = "long-noodle";
const GRID_GAMES = [GRID_OPENER, ...GAME_SLUGS.filter((slug) => slug !== GRID_OPENER)];

const SECTIONS: DemoSection[] = [
  {
    key: "featured",
    sectionType: "FEATURED_GAMES_HEADER",
    name: "section.featured.name",
    entries: [
      featuredEntry("lantern-run", "featured.trending"),
      featuredEntry("pond-quartet", "featured.game-of-the-week"),
      featuredEntry("kilnbreak", "featured.new"),
    ],
  },
  {
    key: "community",
    sectionType: "DISCORD_POPUP",
    name: "section.community.name",
    visibleFor: "SIGNED_IN_USERS",
    entries: [COMMUNITY],
  },
  {
    key: "fresh",
    sectionType: "GAME_ROW_SIMPLE",
    name: "section.fresh.name",
    entries: [
      gameEntry("kilnbreak"),
      gameEntry("two-on-a-floe"),
      gameEntry("seaglass"),
      gameEntry("parcel-owl"),
      gameEntry("softfall"),
      gameEntry("ribbon-rally"),
      gameEntry("truffle-hunch"),
    ],
  },
  {
    key: "running",
    sectionType: "CHALLENGE_ROW",
    name: "section.running.name",
    description: "section.running.description",
    entries: [
      challengeEntry("one-breath"),
      challengeEntry("eighty-words"),
      challengeEntry("low-tide-sunday"),
      challengeEntry("order-up"),
      challengeEntry("hold-your-fire"),
      challengeEntry("fireflies-only"),
    ],
  },
  {
    key: "tagline",
    sectionType: "TAGLINE",
    name: "section.tagline.name",
    entries: [TAGLINE],
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
    key: "themes",
    sectionType: "BANNER",
    name: "section.banner.name",
    entries: [
      themesBanner("wide", "desktop", [anyAttribute("Lottie JSON", themesAnimation)]),
      themesBanner("narrow", "mobile", []),
    ],
  },
  {
    key: "short",
    sectionType: "GAME_ROW_DOUBLE_TITLE",
    name: "section.short.name",
    description: "section.short.description",
    entries: [
      gameEntry("tall-order"),
      gameEntry("lantern-run"),
      gameEntry("long-noodle"),
      gameEntry("ribbon-rally"),
      gameEntry("softfall"),
      gameEntry("rubblebelt"),
      gameEntry("kilnbreak"),
    ],
  },
  {
    key: "untimed",
    sectionType: "CHALLENGE_ROW",
    name: "section.untimed.name",
    description: "section.untimed.description",
    entries: [
      challengeEntry("home-before-dawn"),
      challengeEntry("road-to-coral"),
      challengeEntry("clean-copy"),
      challengeEntry("same-song"),
      challengeEntry("well-buttered"),
      challengeEntry("spare-the-soles"),
      challengeEntry("keen-nose"),
      challengeEntry("empty-bowl"),
      challengeEntry("five-pads"),
      challengeEntry("cold-shoulder"),
      challengeEntry("bell-tower"),
      challengeEntry("one-wall"),
      challengeEntry("no-spare-ship"),
      challengeEntry("last-drop"),
    ],
  },
  {
    key: "patience",
    sectionType: "GAME_ROW_DOUBLE_TITLE",
    name: "section.patience.name",
    description: "section.patience.description",
    entries: [
      gameEntry("seaglass"),
      gameEntry("parcel-owl"),
      gameEntry("two-on-a-floe"),
      gameEntry("truffle-hunch"),
      gameEntry("pond-quartet"),
    ],
  },
  {
    key: "all-games",
    sectionType: "GAMES_GRID",
    name: "section.all-games.name",
    entries: GRID_GAMES.map((slug) => gameEntry(slug)),
  },
  {
    key: "maker",
    sectionType: "GAME_MAKER",
    name: "section.maker.name",
    entries: [JAM],
  },
  {
    key: "faq",
    sectionType: "FAQ",
    name: "section.faq.name",
    entries: [
      question("free"),
      question("account"),
      question("saving"),
      question("pixels"),
      question("challenges"),
      question("browsers"),
    ],
  },
];

export const HOME_PAGE = toContentRows("home", SECTIONS);
