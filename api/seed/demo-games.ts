import type { ControlGroupTexts, GameEngine } from "../db/schema/catalogue";
import art from "./art.json";
import { controlGroups } from "./demo-controls";
import { tagId, type TagAlias } from "./demo-tags";
import { seedId, seedShortId } from "./deterministic-ids";
import { GAME_MANIFESTS, type GameSlug } from "./game-manifests";
import { seedText } from "./texts";

type DemoGame = {
  slug: GameSlug;
  studio: string;
  tags: TagAlias[];
  releasedOn: string;
  controls: ControlGroupTexts[];
};

const DEMO_GAMES: DemoGame[] = [
  {
    slug: "lantern-run",
    studio: "Fennec Works",
    tags: ["runner", "arcade", "one-button", "cosy", "short-session", "single-player"],
    releasedOn: "2025-06-03T09:00:00Z",
    controls: controlGroups({
      keyboard: [
        ["action.jump", "input.space-up"],
        ["action.slide", "input.down-s"],
      ],
      touch: [
        ["action.jump", "input.tap-or-hold"],
        ["action.slide", "input.swipe-down"],
      ],
      gamepad: [
        ["action.jump", "input.pad-a"],
        ["action.slide", "input.pad-down"],
      ],
    }),
  },
  {
    slug: "pond-quartet",
    studio: "Low Tide Lab",
    tags: ["rhythm", "memory", "nature", "cosy", "single-player"],
    releasedOn: "2025-08-19T09:00:00Z",
    controls: controlGroups({
      keyboard: [["action.sing", "input.arrows-wasd"]],
      touch: [["action.sing", "input.tap-frog"]],
      gamepad: [["action.sing", "input.pad-directions"]],
    }),
  },
  {
    slug: "softfall",
    studio: "Small Hours",
    tags: ["physics", "arcade", "space", "short-session", "single-player"],
    releasedOn: "2025-10-07T09:00:00Z",
    controls: controlGroups({
      keyboard: [
        ["action.thrust", "input.up"],
        ["action.tilt", "input.left-right"],
      ],
      touch: [
        ["action.thrust", "input.middle-zone"],
        ["action.tilt", "input.side-zones"],
      ],
      gamepad: [
        ["action.thrust", "input.pad-a"],
        ["action.tilt", "input.pad-sides"],
      ],
    }),
  },
];

const RELEASE = "1.0.0";
/** What all games that ship are made with (games/kit); games of the default engine may be loaded ahead. */
const ENGINE: GameEngine = {
  alias: "subpixel-kit",
  gameEngineId: seedId("engine:subpixel-kit"),
  title: "Subpixel Kit",
  url: null,
  isDefault: true,
};

/** What the tip form offers first, in RPX: about what one daily quest pays. */
const SUGGESTED_TIP = 10;

export function gameId(slug: GameSlug): string {
  return seedId(`game:${slug}`);
}

export function trackId(slug: GameSlug): string {
  return seedId(`track:${slug}:public`);
}

/** Where the portal shows a game (spec section 2). */
export function gamePath(slug: GameSlug): string {
  return `/games/${seedShortId(`game:${slug}`)}/${slug}/`;
}

const studioId = (name: string) => seedId(`studio:${name}`);

export const GAME_SLUGS = DEMO_GAMES.map(({ slug }) => slug);

export const DEMO_STUDIOS = DEMO_GAMES.map(({ studio }) => ({ studioId: studioId(studio), name: studio }));

export const DEMO_GAME_ROWS = DEMO_GAMES.map(({ slug, studio, releasedOn, controls }) => {
  const { title, platforms, entry, modes, keyColor } = GAME_MANIFESTS[slug];
  const releaseDate = new Date(releasedOn);
  return {
    gameId: gameId(slug),
    shortId: seedShortId(`game:${slug}`),
    slug,
    title,
    mangledTitle: slug,
    shortDescription: seedText(`game.${slug}.short`),
    longDescription: seedText(`game.${slug}.long`),
    platforms,
    studioId: studioId(studio),
    ageRating: "EVERYONE" as const,
    keyColor,
    entry,
    modes,
    controlGroups: controls,
    engine: ENGINE,
    tippingEnabled: true,
    tippingAmount: SUGGESTED_TIP,
    tippingCurrency: "RPX" as const,
    releaseDate,
    createdAt: releaseDate,
    modifiedAt: releaseDate,
  };
});

export const DEMO_TRACKS = DEMO_GAMES.map(({ slug }) => ({
  trackId: trackId(slug),
  gameId: gameId(slug),
  isPublic: true,
  release: RELEASE,
}));

export const DEMO_ART = DEMO_GAMES.flatMap(({ slug }) =>
  art[slug].map(({ name, focusX }, position) => ({ gameId: gameId(slug), name, focusX, position })),
);

export const DEMO_GAME_TAGS = DEMO_GAMES.flatMap(({ slug, tags }) =>
  tags.map((alias) => ({ gameId: gameId(slug), tagId: tagId(alias) })),
);
