import { and, eq } from "drizzle-orm";
import type { Subscription } from "~contract/entities/subscription";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { user } from "../../db/schema/identity";
import type { SignedSubscription } from "../../identity/subscription-token";
import { agreementTo } from "../announcements/audience";
import { changeUser } from "../people/profile-changes";
import { recordSignUpStep } from "./sign-up-steps";

export async function findSubscription(
  database: Database,
  { userId, kind }: SignedSubscription,
): Promise<Subscription> {
  const [row] = await database
    .select({ email: user.email, isSubscribed: agreementTo(kind) })
    .from(user)
    .where(and(eq(user.id, userId), eq(user.isAnonymous, false)));
  if (!row) throw new ApiFailure("subscription_token_invalid");
  return { kind, maskedEmail: maskEmail(row.email), isSubscribed: row.isSubscribed };
}

export async function changeSubscription(
  database: Database,
  signed: SignedSubscription,
  { isSubscribed, now }: { isSubscribed: boolean; now: Date },
): Promise<Subscription> {
  const { userId } = signed;
  return database.transaction(async (transaction) => {
    await transaction.select({ userId: user.id }).from(user).where(eq(user.id, userId)).for("no key update");
    const before = await findSubscription(transaction, signed);
    if (before.isSubscribed === isSubscribed) return before;
    const isNews = signed.kind === "MARKETING";
    const values = isNews ? { marketingConsent: isSubscribed } : { digestConsent: isSubscribed };
    await changeUser(transaction, { userId, values, now });
    if (isNews) await recordSignUpStep(transaction, { userId, stepName: "MARKETING_CONSENT", now }, "complete");
    return { ...before, isSubscribed };
  });
}

function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}
