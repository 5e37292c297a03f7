import { and, eq, isNull, isNotNull } from "drizzle-orm";
import type { TakedownAppeal } from "~contract/entities/takedown-appeal";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { games } from "../../db/schema/catalogue";
import { takedowns } from "../../db/schema/studios";
import { recordAudit } from "../staff/audit-log";
import { notifyMakers } from "./memberships";

type TakedownRow = typeof takedowns.$inferSelect;

const { takedownId: takedownKey, liftedAt, appealedAt, appealAnsweredAt } = takedowns;

/** Not answered, and about a game that is still stopped. */
export const isWaitingAppeal = and(isNotNull(appealedAt), isNull(appealAnsweredAt), isNull(liftedAt));

export async function appealTakedown(
  database: Database,
  { gameId, text, now }: { gameId: string; text: string; now: Date },
): Promise<void> {
  const running = and(eq(takedowns.gameId, gameId), isNull(liftedAt));
  const appealed = await database
    .update(takedowns)
    .set({ appeal: text, appealedAt: now })
    .where(and(running, isNull(appealedAt)))
    .returning({ takedownId: takedownKey });
  if (appealed.length > 0) return;
  const isStopped = (await database.$count(takedowns, running)) > 0;
  throw new ApiFailure(isStopped ? "appeal_already_sent" : "takedown_not_found");
}

type Rejection = { takedownId: string; actorId: string; reason: string; now: Date };

/** The game stays stopped. */
export async function rejectAppeal(
  database: Database,
  { takedownId, actorId, reason, now }: Rejection,
): Promise<{ gameTitle: string }> {
  return database.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ gameId: games.gameId, title: games.title, studioId: games.studioId })
      .from(takedowns)
      .innerJoin(games, eq(games.gameId, takedowns.gameId))
      .where(eq(takedownKey, takedownId));
    if (!found) throw new ApiFailure("takedown_not_found");
    const answered = await transaction
      .update(takedowns)
      .set({ appealAnswer: reason, appealAnsweredAt: now })
      .where(and(eq(takedownKey, takedownId), isWaitingAppeal))
      .returning({ takedownId: takedownKey });
    if (answered.length === 0) throw new ApiFailure("appeal_not_found");
    const { gameId, title: gameTitle, studioId } = found;
    await recordAudit(transaction, {
      ...{ actorId, action: "game.appeal-rejected", before: null, after: null, reason, now },
      subject: { kind: "game", id: gameId, name: gameTitle },
    });
    const data = { messageType: "APPEAL_REJECTED", mainEntityId: gameId, gameTitle, reason } as const;
    await notifyMakers(transaction, studioId, { data, now });
    return { gameTitle };
  });
}

export function toAppeal(row: Pick<TakedownRow, "appeal" | "appealedAt" | "appealAnswer" | "appealAnsweredAt">) {
  if (row.appeal === null || row.appealedAt === null) return null;
  return {
    ...{ text: row.appeal, date: row.appealedAt.toISOString() },
    answer:
      row.appealAnswer === null || row.appealAnsweredAt === null
        ? null
        : { reason: row.appealAnswer, date: row.appealAnsweredAt.toISOString() },
  } satisfies TakedownAppeal;
}
