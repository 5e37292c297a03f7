import { ApiFailure } from "../api-failure";
import type { ApiContext } from "../api-context";
import { sweepAbandonedGuests } from "../store/account/abandoned-guests";
import { callIdentity } from "./call-identity";

/** A visitor without a session becomes a guest. */
export async function ensureUser(context: ApiContext): Promise<{ userId: string; isGuest: boolean }> {
  const viewer = context.get("viewer");
  if (viewer) return { userId: viewer.userId, isGuest: viewer.isGuest };
  const result = await callIdentity(context, "/sign-in/anonymous", {});
  if (result.status === "limited") {
    throw new ApiFailure("too_many_requests", { retryAfterSeconds: result.retryAfterSeconds });
  }
  if (result.status === "refused") throw new Error(`A guest could not be created: ${result.code}`);
  for (const cookie of result.setCookies) context.header("Set-Cookie", cookie, { append: true });
  // Ids are random, so every 256th guest triggers the cleanup.
  if (result.userId.startsWith("00")) await sweepAbandonedGuests(context.get("database"), new Date());
  return { userId: result.userId, isGuest: true };
}
