import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { PlayerReviewReportReason } from "~contract/calls/player-reviews";
import type { Database } from "../../db/database";
import { playerReviewReports } from "../../db/schema/player-reviews";
import { addToCase } from "../moderation/case-intake";
import { isRepeated } from "../moderation/case-reports";
import { lockUser } from "../user-lock";
import { findReviewOfOther } from "./shown-reviews";

type Report = {
  userId: string;
  reviewId: string;
  reason: PlayerReviewReportReason;
  comment: string | undefined;
  now: Date;
};

/** The same again within a day changes nothing. */
export async function reportReview(database: Database, { comment, ...report }: Report): Promise<void> {
  const { userId, reviewId, reason, now } = report;
  await database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    await findReviewOfOther(transaction, report);
    const ofPair = and(eq(playerReviewReports.reviewId, reviewId), eq(playerReviewReports.userId, userId));
    const isSame = and(ofPair, eq(playerReviewReports.reason, reason));
    if (await isRepeated(transaction, playerReviewReports, { isSame, now })) return;
    await transaction.insert(playerReviewReports).values({
      ...{ reportId: randomUUID(), reviewId, userId, reason, createdAt: now },
      comment: comment?.trim() ? comment : null,
    });
    await addToCase(transaction, { reviewId }, now);
  });
}
