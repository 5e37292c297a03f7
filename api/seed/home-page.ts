import { anyAttribute, challengeEntry, gameEntry, tagEntry, toContentRows, type DemoSection } from "./demo-content";
import { tagAliasesOf } from "./demo-tags";
import { GAME_SLUGS } from "./demo-games";
import type { GameSlug } from "./game-manifests";
import { GIVEAWAY_ENTRIES } from "./giveaways";
import {
  COMMUNITY,
  featuredEntry,
  JAM,
  LOOK_AROUND,
  MONTHLY_FEATURE,
  PATIENCE_FEATURE,
  question,
  questionCategory,
  SORT_POPUP,
  TAGLINE,
  tagTiles,
  themesBanner,
  linkTile,
} from "./home-content";
import themesAnimation from "./themes-banner.json";

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
    // An unknown type, which portals skip (docs/product/home.md#section-types).
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
    key: "giveaway",
    sectionType: "CLAIM",
    name: "section.giveaway.name",
    description: "section.giveaway.description",
    entries: GIVEAWAY_ENTRIES,
  },
  {
    key: "all-games",
    sectionType: "GAMES_GRID",
    name: "section.all-games.name",
    entries: GRID_GAMES.map((slug) => gameEntry(slug)),
  },
  {
    key: "pocket",
    sectionType: "MOBILE_GAME_ROW",
    name: "section.pocket.name",
    description: "section.pocket.description",
    entries: [
      gameEntry("lantern-run"),
      gameEntry("tall-order"),
      gameEntry("pond-quartet"),
      gameEntry("seaglass"),
      gameEntry("softfall"),
      gameEntry("long-noodle"),
    ],
  },
  {
    key: "around",
    sectionType: "TITLE_SECTION",
    name: "section.around.name",
    entries: [LOOK_AROUND],
  },
  {
    key: "corners",
    sectionType: "FEATURED_GAMES_HEADER",
    name: "section.corners.name",
    entries: [MONTHLY_FEATURE, PATIENCE_FEATURE, featuredEntry("two-on-a-floe", "feature.two.kicker")],
  },
  {
    key: "in-order",
    sectionType: "EXPANDABLE_FEED",
    name: "section.in-order.name",
    description: "section.in-order.description",
    entries: GAME_SLUGS.map((slug) => gameEntry(slug)),
  },
  {
    key: "ways",
    sectionType: "CATEGORIES",
    name: "section.ways.name",
    entries: [
      linkTile("two", "ways.two", "users", "/discover/?multiplayer=true"),
      linkTile("newest", "ways.newest", "sparkles", "/discover/?sort=release-date-desc"),
      tagTiles("quick", ["short-session", "one-button"], "zap"),
      linkTile("ended", "ways.ended", "trophy", "/challenges/?timeFrame=ended"),
      linkTile("events", "ways.events", "calendar", "/events/"),
    ],
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
  {
    key: "faq-more",
    sectionType: "FAQ_CATEGORIES",
    name: "section.faq-more.name",
    entries: [
      questionCategory("scores", "faq-category.scores"),
      question("checked"),
      question("over"),
      questionCategory("spending", "faq-category.spending"),
      question("bought"),
      question("giveaway"),
    ],
  },
  {
    key: "sort",
    sectionType: "POPUP",
    name: "sidebar.discover",
    visibleFor: "GUESTS",
    entries: [SORT_POPUP],
  },
];

export const HOME_PAGE = toContentRows("home", SECTIONS);
