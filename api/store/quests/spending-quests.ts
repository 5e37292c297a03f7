import type { Database } from "../../db/database";
import type { GameRow } from "../catalogue/game-responses";
import { recordQuestStep } from "./quest-progress";

type Spending = { userId: string; game: Pick<GameRow, "gameId" | "studioId">; amount: number; now: Date };

export async function recordRespect(transaction: Database, { userId, game, amount, now }: Spending): Promise<void> {
  await recordQuestStep(transaction, { userId, questType: "PAY_RESPECT_TO_GAMES", subjectId: game.gameId, now });
  await recordQuestStep(transaction, { userId, questType: "PAY_RESPECT_TO_STUDIOS", subjectId: game.studioId, now });
  await recordQuestStep(transaction, { userId, questType: "SPEND_VIRTUAL_CURRENCY", amount, now });
}

/** `amount` is 0 for a free item. */
export async function recordPurchase(transaction: Database, { userId, game, amount, now }: Spending): Promise<void> {
  await recordQuestStep(transaction, { userId, questType: "BUY_GAMES", subjectId: game.gameId, now });
  if (amount > 0) await recordQuestStep(transaction, { userId, questType: "SPEND_VIRTUAL_CURRENCY", amount, now });
}
