import type { gameArt, games, gameStatistics, gameTags, studios, tracks } from "../../db/schema/catalogue";
import art from "../art.json";
import { DEMO_GAME_ROWS } from "../demo-games";
import type { SeededRandom } from "./seeded-random";
import { DAY_MS, type LoadPlan } from "./load-plan";
import { mangledNameOf } from "../../store/catalogue/mangled-name";
import { inventDescriptions, inventStudio, inventTitle } from "./vocabulary";

type GameRow = typeof games.$inferInsert & typeof gameStatistics.$inferInsert;

const RELEASE = "1.0.0";
const YEARS_OF_RELEASES = 8;
const UNPUBLISHED_EVERY = 97;
const TEST_TRACK_EVERY = 10;
const MAX_TAGS = 6;

const MAX_PLAYS = 4_000_000;
const PLAYS_FALL_OFF = 0.85;
const RATING_SHARE = 0.02;

/** Load-test games share the files of shipped games, so that their covers and files exist. */
const MODELS = DEMO_GAME_ROWS.map(({ slug, platforms, entry, modes, keyColor, stills, hasFilm }) => ({
  files: { slug, entry, modes, keyColor, stills, hasFilm },
  platforms,
}));

export function modelOf(index: number) {
  const model = MODELS[index % MODELS.length];
  if (!model) throw new Error("No games ship whose files a load-test game could share.");
  return { ...model, art: art[model.files.slug] };
}

export function isGamePublished(index: number): boolean {
  return index % UNPUBLISHED_EVERY !== UNPUBLISHED_EVERY - 1;
}

export function* studioRows(plan: LoadPlan): Generator<typeof studios.$inferInsert> {
  for (let index = 0; index < plan.studios; index += 1) {
    yield { studioId: plan.idOf("studio", index), name: inventStudio(plan.chanceOf("studio", index)) };
  }
}

export function* gameRows(plan: LoadPlan): Generator<GameRow> {
  for (let index = 0; index < plan.games; index += 1) yield gameRow(plan, index);
}

function gameRow(plan: LoadPlan, index: number): GameRow {
  const chance = plan.chanceOf("game", index);
  const title = inventTitle(chance);
  const { short, long } = inventDescriptions(chance);
  const { files, platforms } = modelOf(index);
  const releaseDate = new Date(plan.today.getTime() - Math.floor(chance.fraction() * YEARS_OF_RELEASES * 365 * DAY_MS));
  return {
    ...files,
    gameId: plan.idOf("game", index),
    shortId: plan.shortIdOf("game", index),
    title,
    mangledTitle: mangledNameOf(title),
    shortDescription: short,
    longDescription: long,
    platforms: platformsOf(chance, platforms),
    multiplayer: chance.fraction() < 0.15,
    studioId: plan.idOf("studio", chance.zipfBelow(plan.studios)),
    controlGroups: [],
    isPublished: isGamePublished(index),
    releaseDate,
    createdAt: releaseDate,
    modifiedAt: new Date(releaseDate.getTime() + chance.fraction() * (plan.today.getTime() - releaseDate.getTime())),
    ...statisticsOf(plan, index, chance),
  };
}

function platformsOf(chance: SeededRandom, all: GameRow["platforms"]): GameRow["platforms"] {
  const draw = chance.fraction();
  if (draw < 0.6) return all;
  return draw < 0.85 ? ["DESKTOP"] : ["MOBILE"];
}

function statisticsOf(plan: LoadPlan, index: number, chance: SeededRandom) {
  const rank = plan.gameOrder.positionOf(index);
  const totalPlays = Math.floor((MAX_PLAYS * (0.8 + 0.4 * chance.fraction())) / (rank + 1) ** PLAYS_FALL_OFF);
  const ratingCount = Math.floor(totalPlays * RATING_SHARE * chance.fraction());
  const secondsPerPlay = 30 + chance.below(600);
  return {
    totalPlays,
    totalTimeMs: totalPlays * secondsPerPlay * 1_000,
    uniquePlayers: Math.ceil(totalPlays / (2 + chance.below(6))),
    ratingCount,
    ratingSum: Math.round(ratingCount * (2.4 + 2.5 * chance.fraction())),
  };
}

export function* artRows(plan: LoadPlan): Generator<typeof gameArt.$inferInsert> {
  for (let index = 0; index < plan.games; index += 1) {
    const gameId = plan.idOf("game", index);
    for (const [position, { name, focusX }] of modelOf(index).art.entries()) yield { gameId, name, focusX, position };
  }
}

export function* trackRows(plan: LoadPlan): Generator<typeof tracks.$inferInsert> {
  for (let index = 0; index < plan.games; index += 1) {
    const gameId = plan.idOf("game", index);
    yield { gameId, trackId: plan.idOf("track", index), isPublic: true, release: RELEASE };
    if (index % TEST_TRACK_EVERY > 0) continue;
    yield { gameId, trackId: plan.idOf("test-track", index), isPublic: false, release: RELEASE };
  }
}

export function* gameTagRows(plan: LoadPlan, tagIds: string[]): Generator<typeof gameTags.$inferInsert> {
  for (let index = 0; index < plan.games; index += 1) {
    const gameId = plan.idOf("game", index);
    const chance = plan.chanceOf("tag", index);
    const drawn = Array.from({ length: 2 + chance.below(MAX_TAGS - 1) }, () => tagIds[chance.zipfBelow(tagIds.length)]);
    for (const tagId of new Set(drawn)) if (tagId !== undefined) yield { gameId, tagId };
  }
}
