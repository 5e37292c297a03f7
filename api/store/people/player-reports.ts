import { randomUUID } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import type { PlayerReportReason } from "~contract/calls/player-reports";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { playerReports } from "../../db/schema/report-cases";
import { addToCase } from "../moderation/case-intake";
import { lockUser } from "../user-lock";
import { isAccount } from "./people";

const REPEAT_MS = 24 * 60 * 60 * 1000;

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
    if (await isRepeated(transaction, report)) return;
    const { reason } = report;
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

async function isRepeated(transaction: Database, report: Omit<Report, "comment">): Promise<boolean> {
  const { userId, playerId, reason, createdAt } = playerReports;
  const isSame = and(eq(playerId, report.playerId), eq(userId, report.userId), eq(reason, report.reason));
  const since = new Date(report.now.getTime() - REPEAT_MS);
  return (await transaction.$count(playerReports, and(isSame, gt(createdAt, since)))) > 0;
}
