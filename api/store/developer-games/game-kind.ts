import { and, count, eq, inArray } from "drizzle-orm";
import { gameContent, type GameContent } from "~contract/entities/game-content";
import { missingForGame, type MissingForGame } from "~contract/calls/desk-games";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { gameArt, games, gameTags, tags, tracks } from "../../db/schema/catalogue";
import { revisions } from "../../db/schema/drafts";
import { recordedAchievements } from "../achievements/achievement-lines";
import { writeAchievements } from "../achievements/written-achievements";
import { isRevisionOf } from "../drafts/content-details";
import type { ContentKind } from "../drafts/content-kind";
import { differingValues } from "../drafts/content-values";
import { momentToStore } from "../drafts/field-moments";
import { originalOf } from "../localized-texts";
import { checkOffers, recordedOffers, writeOffers } from "../money/game-offers";
import { isCoverArt } from "../pictures/game-pictures";
import { refreshSearch } from "../search/search-index";
import { lockStudio } from "../studios/memberships";
import { assertNotStopped } from "../studios/takedowns";
import { hasDeclaredRights } from "./change-game";
import { assertNameFree } from "./create-game";
import { recordedControls } from "./control-lines";
import { featuresToStore, GAME_READING, listShownTags, textsToStore } from "./game-content";
import { checkGameName, mangledTitleOf } from "./game-names";
import { changeGameRow, lockGameRow, type GameRow } from "./game-rows";
import { missingForPublishing } from "./publish-checklist";

/** Rules: docs/product/games.md#texts-at-the-desk. */
export const GAME_KIND: ContentKind<GameContent> = {
  ...GAME_READING,
  recorded: ({ offers, ...content }) => ({ ...withLines(content), offers: recordedOffers(offers) }),
  compare: (before, after) => ({
    ...differingValues(before && withLines(before), after && withLines(after)),
    sections: [],
  }),
  check: checkGame,
  assertReady,
  publish: publishGame,
  archive: archiveGame,
};

function withLines({ controlGroups, achievements, ...content }: Partial<GameContent>): object {
  return {
    ...content,
    ...(controlGroups && { controls: recordedControls(controlGroups) }),
    ...(achievements && { achievements: recordedAchievements(achievements) }),
  };
}

async function checkGame(transaction: Database, gameId: string, content: GameContent): Promise<void> {
  const title = checkGameName(content.title, "title");
  checkOffers(content.offers);
  const { studioId } = await findGame(transaction, gameId);
  await lockStudio(transaction, studioId);
  await assertNameFree(transaction, { studioId, title, fieldName: "title", except: gameId });
  const isKnown = and(inArray(tags.tagId, content.tags), eq(tags.isPublished, true));
  const known = content.tags.length === 0 ? 0 : await transaction.$count(tags, isKnown);
  if (known < content.tags.length) throw new ApiFailure("tag_not_found", { details: { fieldName: "tags" } });
}

async function findGame(database: Database, gameId: string): Promise<GameRow> {
  const [game] = await database.select().from(games).where(eq(games.gameId, gameId));
  if (!game) throw new ApiFailure("game_not_found");
  return game;
}

async function assertReady(transaction: Database, gameId: string, content: GameContent): Promise<void> {
  const game = await lockGameRow(transaction, gameId);
  await assertNotStopped(transaction, gameId);
  const [code, ...further] = await findMissing(transaction, game, content);
  if (code !== undefined) throw new ApiFailure(code, { further });
}

/** What was public before has a build and rights, which nobody can take back. */
export async function findMissing(
  database: Database,
  game: GameRow,
  { ageRating, platforms, shortDescription }: GameContent,
): Promise<MissingForGame[]> {
  const { gameId } = game;
  const wasPublic = game.isPublished || (await database.$count(revisions, isRevisionOf(GAME_READING, gameId))) > 0;
  const texts = textsToStore(game.shortDescription, shortDescription, gameContent.shape.shortDescription);
  const missing = missingForPublishing({
    ...{ ageRating, platforms, description: originalOf(texts) },
    hasRelease: wasPublic || (await hasPublicRelease(database, gameId)),
    hasCover: (await database.$count(gameArt, isCoverArt(gameId))) > 0,
    hasRights: wasPublic || (await hasDeclaredRights(database, gameId)),
  });
  return missingForGame.array().parse(missing);
}

async function hasPublicRelease(database: Database, gameId: string): Promise<boolean> {
  const [track] = await database
    .select({ releases: count(tracks.releaseId) })
    .from(tracks)
    .where(and(eq(tracks.gameId, gameId), eq(tracks.isPublic, true)));
  return track !== undefined && track.releases > 0;
}

async function publishGame(transaction: Database, gameId: string, content: GameContent): Promise<void> {
  const { shortDescription, longDescription, platforms, ageRating, paymentProvider } = content;
  const title = checkGameName(content.title, "title");
  const before = await lockGameRow(transaction, gameId);
  await changeGameRow(transaction, gameId, {
    ...{ title, ageRating, platforms, paymentProvider, isPublished: true, modifiedAt: new Date() },
    ...(title !== before.title && { mangledTitle: mangledTitleOf(title) }),
    shortDescription: textsToStore(before.shortDescription, shortDescription, gameContent.shape.shortDescription),
    longDescription: textsToStore(before.longDescription, longDescription, gameContent.shape.longDescription),
    releaseDate: momentToStore(before.releaseDate, content.releaseDate),
    ...featuresToStore(content.features),
    ...(content.controlGroups && { controlGroups: content.controlGroups }),
  });
  await changeTags(transaction, gameId, content.tags);
  await writeOffers(transaction, gameId, content.offers);
  if (content.achievements) await writeAchievements(transaction, gameId, content.achievements);
  await refreshSearch(transaction, [gameId]);
}

/** Archived tags keep the game. */
async function changeTags(transaction: Database, gameId: string, wanted: readonly string[]): Promise<void> {
  const removed = (await listShownTags(transaction, gameId)).filter((tagId) => !wanted.includes(tagId));
  if (removed.length > 0) {
    await transaction.delete(gameTags).where(and(eq(gameTags.gameId, gameId), inArray(gameTags.tagId, removed)));
  }
  if (wanted.length > 0) {
    const rows = wanted.map((tagId) => ({ gameId, tagId }));
    await transaction.insert(gameTags).values(rows).onConflictDoNothing();
  }
}

async function archiveGame(transaction: Database, gameId: string): Promise<void> {
  await lockGameRow(transaction, gameId);
  await changeGameRow(transaction, gameId, { isPublished: false, modifiedAt: new Date() });
  await refreshSearch(transaction, [gameId]);
}
