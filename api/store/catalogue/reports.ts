import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { ReportReason } from "~contract/calls/games";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { tracks } from "../../db/schema/catalogue";
import { gameReports } from "../../db/schema/library";
import { findGameRow, findTrack } from "./games";
import { addToCase } from "../moderation/case-intake";
import { isRepeated } from "../moderation/case-reports";
import { lockUser } from "../user-lock";

export type Report = {
  userId: string;
  gameId: string;
  trackId: string | undefined;
  reason: ReportReason;
  comment: string | undefined;
  now: Date;
};

export async function reportGame(database: Database, report: Report): Promise<void> {
  const { userId, trackId, reason, now } = report;
  const comment = report.comment?.trim() ? report.comment : null;
  if (reason === "REVIEW_REQUEST" && comment === null) {
    throw new ApiFailure("review_request_comment_required", { details: { fieldName: "comment" } });
  }
  const { gameId } = await findGameRow({ database }, report.gameId);
  if (trackId !== undefined) await findTrack({ database, viewer: { userId } }, gameId, trackId);
  await assertPublicTrack(database, gameId, trackId);
  await database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const ofPair = and(eq(gameReports.gameId, gameId), eq(gameReports.userId, userId));
    const isSame = and(ofPair, eq(gameReports.reason, reason));
    if (await isRepeated(transaction, gameReports, { isSame, now })) return;
    const row = { reportId: randomUUID(), gameId, trackId: trackId ?? null, userId, reason, comment, createdAt: now };
    await transaction.insert(gameReports).values(row);
    await addToCase(transaction, { gameId }, now);
  });
}

async function assertPublicTrack(database: Database, gameId: string, trackId: string | undefined): Promise<void> {
  const ofGame = await database.select().from(tracks).where(eq(tracks.gameId, gameId));
  const named = ofGame.filter((track) => trackId === undefined || track.trackId === trackId);
  if (!named.some(({ isPublic }) => isPublic)) throw new ApiFailure("game_not_public");
}
