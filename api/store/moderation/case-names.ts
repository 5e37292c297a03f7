import { eq } from "drizzle-orm";
import type { Database } from "../../db/database";
import { games } from "../../db/schema/catalogue";
import { user } from "../../db/schema/identity";
import { challenges } from "../../db/schema/scores";
import type { AuditRecord } from "../staff/audit-log";
import type { CaseRow } from "./case-states";

/** `name` is the game's or player's. */
export type CaseNames = {
  subjectId: string;
  name: string;
  challengeName: string;
  auditSubject: AuditRecord["subject"];
};

export async function namesOf(transaction: Database, row: CaseRow): Promise<CaseNames> {
  const { caseId, gameId, playerId, challengeId } = row;
  if (gameId !== null) {
    const [game] = await transaction.select({ title: games.title }).from(games).where(eq(games.gameId, gameId));
    const name = game?.title ?? "";
    return { subjectId: gameId, name, challengeName: "", auditSubject: { kind: "report-case", id: caseId, name } };
  }
  if (playerId === null) throw new Error("A case is about a game or a player.");
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
    subjectId: playerId,
    name: player?.displayUsername ?? player?.name ?? "",
    challengeName: challenge?.name["en"] ?? "",
    auditSubject: { kind: "user", id: playerId, name: null },
  };
}
