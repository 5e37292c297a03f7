import { createHmac } from "node:crypto";
import type { ApiContext } from "../api-context";
import { findRetryAfterSeconds } from "./limit-rate";
import type { MailLimit } from "./limits";

/** Counts by a keyed hash of the address, which outlives the account: a new sign-up does not reset it. */
export async function consumeMailLimits(
  context: ApiContext,
  email: string,
  limits: readonly MailLimit[],
): Promise<boolean> {
  if (!context.get("configuration").areCallsLimited) return true;
  const { secret } = context.get("identity").options;
  const recipient = createHmac("sha256", secret).update(email.toLowerCase()).digest("base64url");
  for (const limit of limits) {
    if ((await findRetryAfterSeconds(context.get("rateLimiter").count(limit, recipient))) !== null) return false;
  }
  return true;
}
