import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, lte } from "drizzle-orm";
import type { AuditAction, AuditValues } from "~contract/entities/audit-entry";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { gameReviews } from "../../db/schema/reviews";
import { GAME_READING } from "../developer-games/game-content";
import { lockGameRow, type GameRow } from "../developer-games/game-rows";
import { lockReadyGame, publishRelease } from "../developer-games/publishing";
import type { Author } from "../drafts/change-content";
import { keepDraftCurrent } from "../drafts/keep-draft-current";
import { recordAudit } from "../staff/audit-log";
import { notifyMakers } from "../studios/memberships";
import { OPEN_STATES, type ReviewRow } from "./review-states";

const MAX_DUE = 50;

type Decided = { gameTitle: string };

/** Now, or at `publishAt` by itself. */
export async function approveReview(
  database: Database,
  { reviewId, publishAt }: { reviewId: string; publishAt: Date | null },
  author: Author,
): Promise<Decided> {
  return changeReview(database, reviewId, async (transaction, review) => {
    const { game, releaseId } = await lockReadyGame(transaction, review.gameId, review.releaseId);
    const { actorId, now } = author;
    if (publishAt === null) {
      await publishRelease(transaction, game, { releaseId, userId: actorId, rulesChanged: false, now });
    } else {
      if (publishAt <= now) throw new ApiFailure("publish_date_past");
      const values = { state: "scheduled" as const, decidedBy: actorId, publishAt, failure: null };
      await storeReview(transaction, review, values);
    }
    const after = { publishAt: publishAt?.toISOString() ?? null };
    await record(transaction, game, { action: "review.approved", after, reason: null }, author);
    const publishDate = publishAt?.toISOString() ?? null;
    const data = {
      messageType: "GAME_APPROVED",
      mainEntityId: game.gameId,
      gameTitle: game.title,
      publishDate,
    } as const;
    await notifyMakers(transaction, game.studioId, { data, now });
    return { gameTitle: game.title };
  });
}

/** The studio reads the reason, and may submit again. */
export async function sendBackReview(
  database: Database,
  { reviewId, reason }: { reviewId: string; reason: string },
  author: Author,
): Promise<Decided> {
  return changeReview(database, reviewId, async (transaction, review) => {
    const game = await lockGameRow(transaction, review.gameId);
    const values = { state: "sent-back" as const, decidedBy: author.actorId, publishAt: null, reason, failure: null };
    await storeReview(transaction, review, values);
    await record(transaction, game, { action: "review.sent-back", after: null, reason }, author);
    const data = { messageType: "GAME_SENT_BACK", mainEntityId: game.gameId, gameTitle: game.title, reason } as const;
    await notifyMakers(transaction, game.studioId, { data, now: author.now });
    return { gameTitle: game.title };
  });
}

/** Games whose moment has come appear. One that cannot waits for the desk again, which reads why. */
export async function publishDueReviews(database: Database, now: Date): Promise<void> {
  const due = await database
    .select({ reviewId: gameReviews.reviewId })
    .from(gameReviews)
    .where(and(eq(gameReviews.state, "scheduled"), lte(gameReviews.publishAt, now)))
    .orderBy(asc(gameReviews.publishAt), asc(gameReviews.gameId))
    .limit(MAX_DUE);
  for (const { reviewId } of due) await publishDue(database, reviewId, now);
}

async function publishDue(database: Database, reviewId: string, now: Date): Promise<void> {
  try {
    await changeReview(database, reviewId, async (transaction, review) => {
      const { game, releaseId } = await lockReadyGame(transaction, review.gameId, review.releaseId);
      const author: Author = { actorId: review.decidedBy, now };
      await publishRelease(transaction, game, { releaseId, userId: review.decidedBy, rulesChanged: false, now });
      await record(transaction, game, { action: "review.published", after: null, reason: null }, author);
    });
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    // Another process has published it, or it was withdrawn.
    if (error.code === "review_not_found") return;
    await noteFailure(database, reviewId, error, now);
  }
}

async function noteFailure(database: Database, reviewId: string, { code }: ApiFailure, now: Date): Promise<void> {
  await changeReview(database, reviewId, async (transaction, review) => {
    const game = await lockGameRow(transaction, review.gameId);
    await storeReview(transaction, review, { state: "waiting", publishAt: null, failure: code });
    const author: Author = { actorId: review.decidedBy, now };
    await record(transaction, game, { action: "review.failed", after: null, reason: code }, author);
  });
}

/** Throws when it was decided, withdrawn or replaced since somebody saw it. */
async function changeReview<Result>(
  database: Database,
  reviewId: string,
  change: (transaction: Database, review: ReviewRow) => Promise<Result>,
): Promise<Result> {
  const [found] = await database
    .select({ gameId: gameReviews.gameId })
    .from(gameReviews)
    .where(eq(gameReviews.reviewId, reviewId));
  if (!found) throw new ApiFailure("review_not_found");
  const { gameId } = found;
  return database.transaction((transaction) =>
    keepDraftCurrent(transaction, GAME_READING, gameId, async () => {
      await lockGameRow(transaction, gameId);
      const isOpen = and(eq(gameReviews.reviewId, reviewId), inArray(gameReviews.state, OPEN_STATES));
      const [review] = await transaction.select().from(gameReviews).where(isOpen);
      if (!review) throw new ApiFailure("review_not_found");
      return change(transaction, review);
    }),
  );
}

async function storeReview(transaction: Database, { gameId }: ReviewRow, values: Partial<ReviewRow>): Promise<void> {
  await transaction
    .update(gameReviews)
    .set({ ...values, reviewId: randomUUID() })
    .where(eq(gameReviews.gameId, gameId));
}

type Recorded = { action: AuditAction; after: AuditValues | null; reason: string | null };

async function record(
  transaction: Database,
  { gameId, title }: GameRow,
  recorded: Recorded,
  author: Author,
): Promise<void> {
  const subject = { kind: "game", id: gameId, name: title } as const;
  await recordAudit(transaction, { ...author, ...recorded, subject, before: null });
}
