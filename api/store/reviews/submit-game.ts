import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import type { GameReview } from "~contract/entities/developer-game";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { releases } from "../../db/schema/builds";
import { gameReviews } from "../../db/schema/reviews";
import { lockGameRow } from "../developer-games/game-rows";
import { lockReadyGame, needsReview } from "../developer-games/publishing";
import { OPEN_STATES, STATES } from "./review-states";

type Submission = { gameId: string; wishedAt: Date | null; now: Date };

/** The internal track's release, in the place of what was submitted before. */
export async function submitGame(database: Database, { gameId, wishedAt, now }: Submission): Promise<void> {
  await database.transaction(async (transaction) => {
    const { game, releaseId } = await lockReadyGame(transaction, gameId);
    if (!(await needsReview(transaction, game))) throw new ApiFailure("review_not_required");
    if (wishedAt !== null && wishedAt <= now) throw new ApiFailure("publish_date_past");
    const submission = {
      ...{ reviewId: randomUUID(), releaseId, state: "waiting" as const, submittedAt: now, wishedAt },
      ...{ decidedBy: null, publishAt: null, reason: null, failure: null },
    };
    await transaction
      .insert(gameReviews)
      .values({ gameId, ...submission })
      .onConflictDoUpdate({ target: gameReviews.gameId, set: submission });
  });
}

/** Until it has appeared. */
export async function withdrawGame(database: Database, gameId: string): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockGameRow(transaction, gameId);
    const withdrawn = await transaction
      .delete(gameReviews)
      .where(and(eq(gameReviews.gameId, gameId), inArray(gameReviews.state, OPEN_STATES)))
      .returning({ gameId: gameReviews.gameId });
    if (withdrawn.length === 0) throw new ApiFailure("review_not_found");
  });
}

/** As the studio sees it. */
export async function findGameReview(database: Database, gameId: string): Promise<GameReview | null> {
  const [found] = await database
    .select({ review: gameReviews, version: releases.version })
    .from(gameReviews)
    .innerJoin(releases, eq(releases.releaseId, gameReviews.releaseId))
    .where(eq(gameReviews.gameId, gameId));
  if (!found) return null;
  const { state, releaseId, submittedAt, wishedAt, publishAt, reason } = found.review;
  return {
    ...{ state: STATES[state], releaseId, version: found.version, reason },
    submittedDate: submittedAt.toISOString(),
    wishedDate: wishedAt?.toISOString() ?? null,
    publishDate: publishAt?.toISOString() ?? null,
  };
}
