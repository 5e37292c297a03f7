import { and, eq, gt, isNotNull, isNull } from "drizzle-orm";
import type { enterCode } from "~contract/calls/quests";
import type { CallData } from "~contract/define-call";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { partnerLinkCodes } from "../../db/schema/partners";
import { offerCodes } from "../../db/schema/quest-rewards";
import { quests } from "../../db/schema/quests";
import { requireConfirmedAddress } from "../account/confirmed-address";
import { changeBalance } from "../money/ledger";
import { linkPartner } from "./partner-accounts";
import { lockUser } from "../user-lock";

type CodeEntry = { userId: string; code: string; now: Date };
type Outcome = CallData<typeof enterCode>;

export async function redeemCode(database: Database, input: CodeEntry): Promise<Outcome> {
  const entry = { ...input, code: input.code.replace(/\s/g, "").toUpperCase() };
  return database.transaction(async (transaction) => {
    await lockUser(transaction, entry.userId);
    await requireConfirmedAddress(transaction, entry.userId);
    const gift = await redeemGift(transaction, entry);
    if (gift) return { gift, partner: null };
    return { gift: null, partner: await redeemLink(transaction, entry) };
  });
}

/** Whoever enters a code first gets its gift, not only the player who earned it. */
async function redeemGift(transaction: Database, { userId, code, now }: CodeEntry): Promise<Outcome["gift"]> {
  const isGiven = and(eq(offerCodes.code, code), isNotNull(offerCodes.givenAt), isNotNull(offerCodes.giftAmount));
  const [redeemed] = await transaction
    .update(offerCodes)
    .set({ redeemerId: userId, redeemedAt: now })
    .where(and(isGiven, isNull(offerCodes.redeemedAt)))
    .returning();
  if (!redeemed) {
    if ((await transaction.$count(offerCodes, isGiven)) > 0) throw new ApiFailure("code_already_used");
    return null;
  }
  const { questId, giftAmount: amount, giftCurrency: currency } = redeemed;
  if (amount === null || currency === null) return null;
  const [quest] = await transaction.select({ title: quests.title }).from(quests).where(eq(quests.questId, questId));
  const entry = { reason: "GRANT" as const, subject: quest?.title ?? {}, referenceId: questId };
  await changeBalance(transaction, { userId, currency, amount, ...entry, now });
  return { currency, amount };
}

async function redeemLink(
  transaction: Database,
  { userId, code, now }: CodeEntry,
): Promise<NonNullable<Outcome["partner"]>> {
  const [link] = await transaction
    .delete(partnerLinkCodes)
    .where(and(eq(partnerLinkCodes.code, code), gt(partnerLinkCodes.expiresAt, now)))
    .returning();
  if (!link) throw new ApiFailure("code_not_found");
  return linkPartner(transaction, { userId, ...link, now });
}
