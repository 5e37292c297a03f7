import { eq } from "drizzle-orm";
import type { Database } from "../../db/database";
import { games } from "../../db/schema/catalogue";
import { user } from "../../db/schema/identity";
import { playerReviews } from "../../db/schema/player-reviews";
import { challenges } from "../../db/schema/scores";
import type { AuditRecord } from "../staff/audit-log";
import type { CaseRow } from "./case-states";

/** `name` is the game's, player's or author's. */
export type CaseNames = {
  subjectId: string;
  name: string;
  challengeName: string;
  auditSubject: AuditRecord["subject"];
};

export async function namesOf(transaction: Database, row: CaseRow): Promise<CaseNames> {
  const { caseId, gameId, reviewId, challengeId } = row;
  if (gameId !== null) {
    const [game] = await transaction.select({ title: games.title }).from(games).where(eq(games.gameId, gameId));
    const name = game?.title ?? "";
    return { subjectId: gameId, name, challengeName: "", auditSubject: { kind: "report-case", id: caseId, name } };
  }
  const playerId = reviewId === null ? row.playerId : await findAuthor(transaction, reviewId);
  if (playerId === null) throw new Error("A case is about a game, a player or a review.");
  const { displayUsername, name: otherName } = user;
  const [player] = await transaction
    .select({ displayUsername, name: otherName })
    .from(user)
    .where(eq(user.id, playerId));
  const [challenge] =
    challengeId === null
      ? []
      : await transaction
          .select({ name: challenges.name })
          .from(challenges)
          .where(eq(challenges.challengeId, challengeId));
  return {
    subjectId: reviewId ?? playerId,
    name: player?.displayUsername ?? player?.name ?? "",
    challengeName: challenge?.name["en"] ?? "",
    auditSubject: { kind: "user", id: playerId, name: null },
  };
}

async function findAuthor(transaction: Database, reviewId: string): Promise<string | null> {
  const [review] = await transaction
    .select({ userId: playerReviews.userId })
    .from(playerReviews)
    .where(eq(playerReviews.reviewId, reviewId));
  return review?.userId ?? null;
}
