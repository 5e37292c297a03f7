import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { getOwnPlayerReview } from "~contract/calls/player-reviews";
import type { CallData } from "~contract/define-call";
import { MIN_REVIEW_PLAY_MINUTES, type OwnPlayerReview } from "~contract/entities/player-review";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { playerReviews } from "../../db/schema/player-reviews";
import { findGameRow } from "../catalogue/games";
import type { QueryContext } from "../query-context";
import { lockUser } from "../user-lock";
import { isMakerOf } from "../studios/memberships";
import { readTextCheck } from "../words/text-check";
import { readPlayedMinutes } from "./played-minutes";
import { selectReviews, toOwnReview } from "./review-responses";

type Own = { gameId: string; userId: string };
type Written = { text: string; isRecommended: boolean; locale: OwnPlayerReview["locale"] };
type Row = typeof playerReviews.$inferSelect;

export async function readOwnReview(
  context: QueryContext,
  { gameId: gameIdText, userId }: Own,
): Promise<CallData<typeof getOwnPlayerReview>> {
  const { database, now } = context;
  const { gameId } = await findGameRow(context, gameIdText);
  const [review, mayAnswer] = await Promise.all([
    findOwnReview(context, { gameId, userId }),
    isMakerOf(database, { userId, gameId }),
  ]);
  if (review) return { review, missingMinutes: 0, mayAnswer };
  const played = await readPlayedMinutes(database, { userId, gameId, now });
  return { review: null, missingMinutes: Math.max(0, MIN_REVIEW_PLAY_MINUTES - played), mayAnswer };
}

async function findOwnReview(context: QueryContext, own: Own): Promise<OwnPlayerReview | null> {
  const [row] = await selectReviews(context.database, { userId: own.userId }).where(isOwn(own));
  return row ? toOwnReview(row, { ...context, viewer: { userId: own.userId } }) : null;
}

export async function writeReview(
  context: QueryContext,
  { gameId: gameIdText, userId, ...written }: Own & Written,
): Promise<OwnPlayerReview> {
  const check = await readTextCheck(context.database);
  return context.database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const { gameId } = await findGameRow({ database: transaction }, gameIdText);
    const own = { gameId, userId };
    const earlier = await lockOwnReview(transaction, own);
    check({ text: written.text }, { text: earlier?.text });
    if (earlier) await changeReview(transaction, { earlier, written, now: context.now });
    else await addReview(transaction, { ...own, ...written, now: context.now });
    const review = await findOwnReview({ ...context, database: transaction }, own);
    if (!review) throw new ApiFailure("player_review_not_found");
    return review;
  });
}

async function addReview(transaction: Database, { now, ...review }: Own & Written & { now: Date }): Promise<void> {
  const { userId, gameId } = review;
  const playedMinutes = await readPlayedMinutes(transaction, { userId, gameId, now });
  const missing = MIN_REVIEW_PLAY_MINUTES - playedMinutes;
  if (missing > 0) {
    throw new ApiFailure("play_time_too_short", { details: { message: `${String(missing)} minutes are missing` } });
  }
  await transaction.insert(playerReviews).values({ reviewId: randomUUID(), ...review, playedMinutes, createdAt: now });
}

type Change = { earlier: Row; written: Written; now: Date };

async function changeReview(transaction: Database, { earlier, written, now }: Change): Promise<void> {
  const { reviewId, text, isRecommended } = earlier;
  if (text === written.text && isRecommended === written.isRecommended) return;
  await transaction
    .update(playerReviews)
    .set({ ...written, editedAt: now })
    .where(eq(playerReviews.reviewId, reviewId));
}

export async function deleteReview(database: Database, { gameId: gameIdText, userId }: Own): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const { gameId } = await findGameRow({ database: transaction }, gameIdText);
    const earlier = await lockOwnReview(transaction, { gameId, userId });
    if (!earlier) throw new ApiFailure("player_review_not_found");
    await transaction.delete(playerReviews).where(eq(playerReviews.reviewId, earlier.reviewId));
  });
}

/** What the desk has removed stays, or it would be written again. */
async function lockOwnReview(transaction: Database, own: Own): Promise<Row | null> {
  const [row] = await transaction.select().from(playerReviews).where(isOwn(own)).for("update");
  if (row && row.removedAt !== null) throw new ApiFailure("player_review_removed");
  return row ?? null;
}

function isOwn({ gameId, userId }: Own) {
  return and(eq(playerReviews.gameId, gameId), eq(playerReviews.userId, userId));
}
