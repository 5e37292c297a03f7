import { ApiFailure } from "../api-failure";
import type { ApiContext } from "../api-context";
import { sweepAbandonedGuests } from "../store/account/abandoned-guests";
import { callIdentity } from "./call-identity";

/** A visitor without a session becomes a guest. */
export async function ensureUser(context: ApiContext): Promise<{ userId: string; isGuest: boolean }> {
  const viewer = context.get("viewer");
  if (viewer) return { userId: viewer.userId, isGuest: viewer.isGuest };
  const answer = await callIdentity(context, "/sign-in/anonymous", {});
  if (answer.status === "limited") {
    throw new ApiFailure("too_many_requests", { retryAfterSeconds: answer.retryAfterSeconds });
  }
  if (answer.status === "refused") throw new Error(`A guest could not be created: ${answer.code}`);
  for (const cookie of answer.setCookies) context.header("Set-Cookie", cookie, { append: true });
  // Ids are random, so every 256th guest triggers the cleanup.
  if (answer.userId.startsWith("00")) await sweepAbandonedGuests(context.get("database"), new Date());
  return { userId: answer.userId, isGuest: true };
}
