import { and, asc, eq, isNull } from "drizzle-orm";
import type { QuestReward } from "~contract/entities/quest";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { offerCodes } from "../../db/schema/quest-rewards";

type CodeAssignment = { userId: string; questId: string; now: Date };

/** An empty code value means one code per player from the stock; any other is the same for everybody. */
export function isFromStock({ offerCodeReward }: QuestReward): boolean {
  return offerCodeReward?.codeValue === "";
}

/** Skips locked rows, so that concurrent players take different codes. */
export async function assignOfferCode(
  transaction: Database,
  { userId, questId, now }: CodeAssignment,
): Promise<string> {
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
