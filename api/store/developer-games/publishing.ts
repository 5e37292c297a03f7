import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { builds, releases } from "../../db/schema/builds";
import { gameArt, studios, tracks } from "../../db/schema/catalogue";
import { gameReviews } from "../../db/schema/reviews";
import { challenges } from "../../db/schema/scores";
import { pointTrack } from "../builds/track-releases";
import { findEngineByName } from "../catalogue/game-engines";
import { keepDraftCurrent } from "../drafts/keep-draft-current";
import { originalOf } from "../localized-texts";
import { isCoverArt } from "../pictures/game-pictures";
import { refreshSearch } from "../search/search-index";
import { assertNotStopped } from "../studios/takedowns";
import { hasDeclaredRights } from "./change-game";
import { GAME_READING } from "./game-content";
import { changeGameRow, lockGameRow, type GameRow } from "./game-rows";
import { missingForPublishing } from "./publish-checklist";
import { INTERNAL_TRACK } from "./track-names";

const NO_RELEASE = "The game has no such release.";
const UNPUBLISHED = "The public track gets its first release by publishing.";

type Author = { gameId: string; userId: string; now: Date };
type TrackRow = typeof tracks.$inferSelect;

/** Points the public track to the internal track's release; the first time the game appears everywhere. */
export async function publishGame(
  database: Database,
  { gameId, userId, now, rulesChanged = false }: Author & { rulesChanged?: boolean },
): Promise<void> {
  await database.transaction((transaction) =>
    keepDraftCurrent(transaction, GAME_READING, gameId, async () => {
      const { game, releaseId } = await lockReadyGame(transaction, gameId);
      if (await needsReview(transaction, game)) throw new ApiFailure("review_required");
      await publishRelease(transaction, game, { releaseId, userId, rulesChanged, now });
    }),
  );
}

/** Throws what is missing. Without a release, that of the internal track is meant. */
export async function lockReadyGame(
  transaction: Database,
  gameId: string,
  chosenId?: string,
): Promise<{ game: GameRow; releaseId: string }> {
  const game = await lockGameRow(transaction, gameId);
  await assertNotStopped(transaction, gameId);
  const releaseId = chosenId ?? (await findInternalRelease(transaction, gameId));
  const [code, ...further] = await findMissing(transaction, game, releaseId !== null);
  if (code !== undefined) throw new ApiFailure(code, { further });
  if (releaseId === null) throw new Error(`The game ${gameId} has no release`);
  return { game, releaseId };
}

async function findInternalRelease(transaction: Database, gameId: string): Promise<string | null> {
  const [track] = await transaction
    .select({ releaseId: tracks.releaseId })
    .from(tracks)
    .where(and(eq(tracks.gameId, gameId), eq(tracks.name, INTERNAL_TRACK)));
  return track?.releaseId ?? null;
}

/** Whether the desk has to approve what makes the game appear. */
export async function needsReview(
  database: Database,
  { studioId, isPublished }: Pick<GameRow, "studioId" | "isPublished">,
): Promise<boolean> {
  if (isPublished) return false;
  const [studio] = await database
    .select({ isReviewed: studios.isReviewed })
    .from(studios)
    .where(eq(studios.studioId, studioId));
  return studio?.isReviewed ?? false;
}

type Publication = { releaseId: string; userId: string | null; rulesChanged: boolean; now: Date };

/** Of a locked game that misses nothing. What was submitted for review is settled by it. */
export async function publishRelease(
  transaction: Database,
  game: GameRow,
  { releaseId, userId, rulesChanged, now }: Publication,
): Promise<void> {
  const { gameId } = game;
  const [publicTrack] = await transaction
    .select()
    .from(tracks)
    .where(and(eq(tracks.gameId, gameId), tracks.isPublic));
  if (!publicTrack) throw new Error(`The game ${gameId} has no public track`);
  const { trackId, releaseId: earlierId } = publicTrack;
  await pointPublicTrack(transaction, game, { trackId, releaseId, userId, now });
  await bindChallenges(transaction, { trackId, earlierId, releaseId, rulesChanged, now });
  await transaction.delete(gameReviews).where(eq(gameReviews.gameId, gameId));
  if (game.isPublished) return;
  await changeGameRow(transaction, gameId, { isPublished: true, releaseDate: now, modifiedAt: now });
  await refreshSearch(transaction, [gameId]);
}

type Binding = { trackId: string; earlierId: string | null; releaseId: string; rulesChanged: boolean; now: Date };

/** Where the rules stay, a challenge that is bound to the earlier release follows its track. */
async function bindChallenges(
  transaction: Database,
  { trackId, earlierId, releaseId, rulesChanged, now }: Binding,
): Promise<void> {
  const isRunning = or(isNull(challenges.endsAt), gt(challenges.endsAt, now));
  const isBound = earlierId === null ? sql`false` : eq(challenges.releaseId, earlierId);
  await transaction
    .update(challenges)
    .set({ releaseId })
    .where(and(eq(challenges.trackId, trackId), isRunning, rulesChanged ? undefined : isBound));
}

async function findMissing(transaction: Database, game: GameRow, hasRelease: boolean) {
  const { gameId, ageRating, shortDescription, platforms } = game;
  return missingForPublishing({
    ...{ ageRating, platforms, hasRelease },
    description: originalOf(shortDescription),
    hasCover: (await transaction.$count(gameArt, isCoverArt(gameId))) > 0,
    hasRights: await hasDeclaredRights(transaction, gameId),
  });
}

type Switch = Author & { trackId: string; releaseId: string };

/** To any release of the game, at once; plays that run go on with theirs. */
export async function switchTrack(
  database: Database,
  { gameId, trackId, releaseId, userId, now }: Switch,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const game = await lockGameRow(transaction, gameId);
    await assertNotStopped(transaction, gameId);
    const { isPublic, releaseId: earlierId } = await findTrackOf(transaction, gameId, trackId);
    if (isPublic && earlierId === null) throw new ApiFailure("track_not_found", { details: { message: UNPUBLISHED } });
    const isOfGame = and(eq(releases.releaseId, releaseId), eq(releases.gameId, gameId));
    if ((await transaction.$count(releases, isOfGame)) === 0)
      throw new ApiFailure("release_not_found", { details: { fieldName: "releaseId", message: NO_RELEASE } });
    const pointing = { trackId, releaseId, userId, now };
    await (isPublic ? pointPublicTrack(transaction, game, pointing) : pointTrack(transaction, pointing));
  });
}

export async function findTrackOf(database: Database, gameId: string, trackId: string): Promise<TrackRow> {
  const [track] = await database
    .select()
    .from(tracks)
    .where(and(eq(tracks.gameId, gameId), eq(tracks.trackId, trackId)));
  if (!track) throw new ApiFailure("track_not_found");
  return track;
}

type Pointing = { trackId: string; releaseId: string; userId: string | null; now: Date };

/** Lists of games show what the public release needs and was made with. */
async function pointPublicTrack(transaction: Database, game: GameRow, pointing: Pointing): Promise<void> {
  await pointTrack(transaction, pointing);
  const [build] = await transaction
    .select({ report: builds.report })
    .from(releases)
    .innerJoin(builds, eq(builds.buildId, releases.buildId))
    .where(eq(releases.releaseId, pointing.releaseId));
  if (!build) throw new ApiFailure("release_not_found");
  const { needs, engine } = build.report;
  await changeGameRow(transaction, game.gameId, {
    usesSharedArrayBuffer: needs.isolation,
    engine: game.engine ?? (engine && findEngineByName(engine.name)),
    modifiedAt: pointing.now,
  });
}
