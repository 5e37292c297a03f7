import { createHmac } from "node:crypto";
import type { ApiContext } from "../api-context";
import { secondsToWait } from "./limit-rate";
import type { MailLimit } from "./limits";

/**
 * Counts a mail to this address and says whether it may be sent. The counts keep no address, but its keyed hash, and
 * outlive the account: deleting it and signing up anew begins no new count.
 */
export async function mayBeMailed(context: ApiContext, email: string, limits: readonly MailLimit[]): Promise<boolean> {
  if (!context.get("configuration").areCallsLimited) return true;
  const { secret } = context.get("identity").options;
  const recipient = createHmac("sha256", secret).update(email.toLowerCase()).digest("base64url");
  for (const limit of limits) {
    if ((await secondsToWait(context.get("rateLimiter").count(limit, recipient))) !== null) return false;
  }
  return true;
}
