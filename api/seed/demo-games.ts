import { SUBPIXEL_KIT } from "../store/catalogue/game-engines";
import art from "./art.json";
import { tagId } from "./demo-tags";
import { seedId, seedShortId } from "./deterministic-ids";
import { GAME_LIST } from "./game-list";
import { GAME_MANIFESTS, type GameSlug } from "./game-manifests";
import { seedText } from "./texts";

const RELEASE = "1.0.0";
/** Written by `npm run games:capture` for every game. */
const PLAY = { stills: 3, hasFilm: true };

/** In RPX: about the reward of one daily quest. */
const SUGGESTED_TIP = 10;

export function gameId(slug: GameSlug): string {
  return seedId(`game:${slug}`);
}

export function trackId(slug: GameSlug): string {
  return seedId(`track:${slug}:public`);
}

export function gamePath(slug: GameSlug): string {
  return `/games/${seedShortId(`game:${slug}`)}/${slug}/`;
}

export const studioId = (name: string) => seedId(`studio:${name}`);

export const GAME_SLUGS = GAME_LIST.map(({ slug }) => slug);

const STUDIO_NAMES = [...new Set(GAME_LIST.map(({ studio }) => studio))];

export const DEMO_STUDIOS = STUDIO_NAMES.map((name) => ({ studioId: studioId(name), name }));

export const DEMO_GAME_ROWS = GAME_LIST.map(({ slug, studio, releasedOn, controls, isAutoloaded = false }) => {
  const { title, platforms, maxPlayers, usesSharedArrayBuffer = false, entry, modes, keyColor } = GAME_MANIFESTS[slug];
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
    multiplayer: maxPlayers !== undefined,
    maxPlayers: maxPlayers ?? null,
    usesSharedArrayBuffer,
    studioId: studioId(studio),
    ageRating: "EVERYONE" as const,
    keyColor,
    entry,
    modes,
    controlGroups: controls,
    engine: SUBPIXEL_KIT,
    autoLoadEnabled: isAutoloaded,
    preloadingAllowed: !isAutoloaded,
    tippingEnabled: true,
    ...PLAY,
    savesEnabled: true,
    tippingAmount: SUGGESTED_TIP,
    tippingCurrency: "RPX" as const,
    releaseDate,
    createdAt: releaseDate,
    modifiedAt: releaseDate,
  };
});

export const DEMO_TRACKS = GAME_LIST.map(({ slug }) => ({
  trackId: trackId(slug),
  gameId: gameId(slug),
  isPublic: true,
  release: RELEASE,
}));

export const DEMO_ART = GAME_LIST.flatMap(({ slug }) =>
  art[slug].map(({ name, focusX }, position) => ({ gameId: gameId(slug), name, focusX, position })),
);

export const DEMO_GAME_TAGS = GAME_LIST.flatMap(({ slug, tags }) =>
  tags.map((alias) => ({ gameId: gameId(slug), tagId: tagId(alias) })),
);
