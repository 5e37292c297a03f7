import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { tipGame as tipCall } from "~contract/calls/spending";
import type { CallData } from "~contract/define-call";
import type { PixelCurrency } from "~contract/entities/wallet";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { gameStatistics } from "../../db/schema/catalogue";
import { tips } from "../../db/schema/money";
import { runIdempotent, type ChangeRequest } from "../idempotent-change";
import type { GameRow } from "../catalogue/game-responses";
import { findGameRow } from "../catalogue/games";
import { requireConfirmedAddress } from "../account/confirmed-address";
import { changeBalance, findBalance } from "./ledger";
import { recordRespect } from "../quests/spending-quests";

export type Tip = { gameId: string; amount: number; currency: PixelCurrency };

export async function tipGame(
  database: Database,
  request: ChangeRequest,
  { gameId: gameIdText, amount, currency }: Tip,
): Promise<CallData<typeof tipCall>> {
  const { userId, now } = request;
  return runIdempotent(database, request, tipCall.data, async (transaction) => {
    await requireConfirmedAddress(transaction, userId);
    const game = await findTippableGame(transaction, gameIdText);
    const { gameId } = game;
    const tipId = randomUUID();
    const spending = { userId, currency, amount: -amount, reason: "TIP", subject: { en: game.title } } as const;
    await changeBalance(transaction, { ...spending, referenceId: tipId, now });
    await transaction.insert(tips).values({ tipId, gameId, userId, amount, currency, createdAt: now });
    await recordRespect(transaction, { userId, game, amount, now });
    // Last, because all tips for a game lock this row.
    if (currency === "RPX") await addReceivedRpx(transaction, gameId, amount);
    return { balance: await findBalance(transaction, userId, currency) };
  });
}

export async function findTippableGame(database: Database, gameIdText: string): Promise<GameRow> {
  const game = await findGameRow({ database }, gameIdText);
  if (!game.tippingEnabled) throw new ApiFailure("tipping_disabled");
  return game;
}

async function addReceivedRpx(transaction: Database, gameId: string, amount: number): Promise<void> {
  await transaction
    .insert(gameStatistics)
    .values({ gameId, receivedRpx: amount })
    .onConflictDoUpdate({
      target: gameStatistics.gameId,
      set: { receivedRpx: sql`${gameStatistics.receivedRpx} + ${amount}` },
    });
}
