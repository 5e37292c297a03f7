import { and, asc, eq, isNull } from "drizzle-orm";
import type { QuestReward } from "~contract/entities/quest";
import { ApiFailure } from "../api-failure";
import type { Database } from "../db/database";
import { offerCodes } from "../db/schema/quest-rewards";

type Giving = { userId: string; questId: string; now: Date };

/** Whether a reward's code is taken from the stock, one for each player; a code that is written down is everybody's. */
export function isFromStock({ offerCodeReward }: QuestReward): boolean {
  return offerCodeReward?.codeValue === "";
}

/**
 * Takes a code of the quest's stock for the player. Players who take one at the same time pass by each other's.
 * @throws ApiFailure offer_codes_exhausted
 */
export async function takeOfferCode(transaction: Database, { userId, questId, now }: Giving): Promise<string> {
  const [next] = await transaction
    .select({ code: offerCodes.code })
    .from(offerCodes)
    .where(and(eq(offerCodes.questId, questId), isNull(offerCodes.givenAt)))
    .orderBy(asc(offerCodes.code))
    .limit(1)
    .for("update", { skipLocked: true });
  if (!next) throw new ApiFailure("offer_codes_exhausted");
  await transaction.update(offerCodes).set({ ownerId: userId, givenAt: now }).where(eq(offerCodes.code, next.code));
  return next.code;
}
