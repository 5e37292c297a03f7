import { createHmac } from "node:crypto";
import type { MailMeans } from "../mail/mail-means";
import { findRetryAfterSeconds } from "./limit-rate";
import type { MailLimit } from "./limits";

/** Counts by a keyed hash of the address, which outlives the account: a new sign-up does not reset it. */
export async function consumeMailLimits(
  { configuration, rateLimiter, secret }: Pick<MailMeans, "configuration" | "rateLimiter" | "secret">,
  email: string,
  limits: readonly MailLimit[],
): Promise<boolean> {
  if (!configuration.areCallsLimited) return true;
  const recipient = createHmac("sha256", secret).update(email.toLowerCase()).digest("base64url");
  for (const limit of limits) {
    if ((await findRetryAfterSeconds(rateLimiter.count(limit, recipient))) !== null) return false;
  }
  return true;
}
