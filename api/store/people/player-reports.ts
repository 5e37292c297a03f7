import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { PlayerReportReason } from "~contract/calls/player-reports";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { playerReports } from "../../db/schema/report-cases";
import { addToCase } from "../moderation/case-intake";
import { isRepeated } from "../moderation/case-reports";
import { lockUser } from "../user-lock";
import { isAccount } from "./people";

type Report = {
  userId: string;
  playerId: string;
  reason: PlayerReportReason;
  comment: string | undefined;
  now: Date;
};

/** The same again within a day changes nothing. */
export async function reportPlayer(database: Database, { comment, ...report }: Report): Promise<void> {
  const { userId, playerId, now } = report;
  if (playerId === userId) {
    throw new ApiFailure("invalid_request_payload", { details: { parameterName: "userId", message: "is oneself" } });
  }
  await database.transaction(async (transaction) => {
    await lockUser(transaction, userId, playerId);
    if (!(await isAccount(transaction, playerId))) throw new ApiFailure("user_not_found");
    const { reason } = report;
    const ofPair = and(eq(playerReports.playerId, playerId), eq(playerReports.userId, userId));
    const isSame = and(ofPair, eq(playerReports.reason, reason));
    if (await isRepeated(transaction, playerReports, { isSame, now })) return;
    const row = {
      reportId: randomUUID(),
      playerId,
      userId,
      reason,
      comment: comment?.trim() ? comment : null,
      createdAt: now,
    };
    await transaction.insert(playerReports).values(row);
    await addToCase(transaction, { playerId }, now);
  });
}
