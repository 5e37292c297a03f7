import { and, asc, eq } from "drizzle-orm";
import type { WrittenAchievements } from "~contract/entities/achievement";
import { gameContent, MAX_GAME_TAGS, type GameContent, type GameFeatures } from "~contract/entities/game-content";
import { writtenControls, type WrittenControls } from "~contract/entities/game-controls";
import type { GameOffers } from "~contract/entities/game-offer";
import type { Translations } from "~contract/entities/identifiers";
import { MAX_ROOM_SIZE } from "~contract/entities/room";
import type { Database } from "../../db/database";
import { games, gameTags, tags } from "../../db/schema/catalogue";
import { readAchievements } from "../achievements/written-achievements";
import type { ContentKind } from "../drafts/content-kind";
import { minuteOf } from "../drafts/field-moments";
import { readOffers } from "../money/game-offers";
import type { GameRow } from "./game-rows";

/** How the entry of a game is read, also by what studios change (docs/product/games.md#texts-at-the-desk). */
export const GAME_READING = {
  name: "game",
  schema: gameContent,
  notFound: "game_not_found",
  titleOf: ({ title }) => title,
  read: (database, gameId) => readGame(database, gameId, true),
  readHidden: (database, gameId) => readGame(database, gameId, false),
} as const satisfies Partial<ContentKind<GameContent>>;

async function readGame(database: Database, gameId: string, isPublished: boolean): Promise<GameContent | null> {
  const [row] = await database
    .select()
    .from(games)
    .where(and(eq(games.gameId, gameId), eq(games.isPublished, isPublished)));
  if (!row) return null;
  return toGameContent(row, {
    tags: await listShownTags(database, gameId),
    offers: await readOffers(database, gameId),
    achievements: await readAchievements(database, gameId),
  });
}

/** In the order of ids, so that the same tags are the same content. */
export async function listShownTags(database: Database, gameId: string): Promise<string[]> {
  const rows = await database
    .select({ tagId: gameTags.tagId })
    .from(gameTags)
    .innerJoin(tags, eq(tags.tagId, gameTags.tagId))
    .where(and(eq(gameTags.gameId, gameId), eq(tags.isPublished, true)))
    .orderBy(asc(gameTags.tagId))
    .limit(MAX_GAME_TAGS);
  return rows.map(({ tagId }) => tagId);
}

type Several = { tags: string[]; offers: GameOffers; achievements: WrittenAchievements };

/** Rows from elsewhere may have texts that no editor could write: those are shown empty, and stay. */
function toGameContent(row: GameRow, { achievements, ...several }: Several): GameContent {
  const { title, platforms, ageRating, shortDescription, longDescription, releaseDate, paymentProvider } = row;
  const controlGroups = shownControls(row.controlGroups);
  return {
    title,
    shortDescription: shownTexts(shortDescription, gameContent.shape.shortDescription),
    longDescription: shownTexts(longDescription, gameContent.shape.longDescription),
    platforms: [...platforms].sort(),
    ...{ ageRating, ...several, releaseDate: minuteOf(releaseDate), paymentProvider },
    features: shownFeatures(row),
    ...(controlGroups && { controlGroups }),
    ...(achievements.length > 0 && { achievements }),
  };
}

/** A game for several players says how many a room takes. */
function shownFeatures({ multiplayer, maxPlayers, tippingCurrency, ...row }: GameRow): GameFeatures {
  const { savesEnabled, preloadingAllowed, autoLoadEnabled, tippingEnabled, tippingAmount } = row;
  return {
    maxPlayers: multiplayer ? (maxPlayers ?? MAX_ROOM_SIZE) : null,
    ...{ savesEnabled, preloadingAllowed, autoLoadEnabled, tippingEnabled, tippingAmount },
    tippingCurrency: tippingCurrency ?? "RPX",
  };
}

export function featuresToStore({ maxPlayers, ...features }: GameFeatures) {
  return { ...features, maxPlayers, multiplayer: maxPlayers !== null };
}

/** Null for those that no editor could have written. */
export function shownControls(controls: readonly object[]): WrittenControls | null {
  return writtenControls.safeParse(controls).data ?? null;
}

type TextsSchema = (typeof gameContent.shape)["shortDescription"];
type Texts = GameContent["shortDescription"];

/** Those that the schema takes, each by itself. */
export function shownTexts(texts: Translations, schema: TextsSchema): Texts {
  const shown = Object.entries(texts).filter(([locale, text]) => schema.safeParse({ [locale]: text }).success);
  return schema.parse(Object.fromEntries(shown));
}

/** What the editor wrote, besides what could not be shown and is not empty. */
export function textsToStore(stored: Translations, written: Texts, schema: TextsSchema): Translations {
  const shown = shownTexts(stored, schema);
  const unseen = Object.entries(stored).filter(([locale, text]) => text.trim() !== "" && !(locale in shown));
  return { ...Object.fromEntries(unseen), ...written };
}
