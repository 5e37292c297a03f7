import type { Subscription } from "~contract/entities/subscription";

/** "missing": no token; "invalid": not signed by us. */
export type UnsubscribeView =
  { status: "missing" | "invalid" } | { status: "subscribed" | "stopped"; isDigest: boolean; email: string };

export const UNSUBSCRIBE_ERRORS = ["too_many_requests", "unreachable"] as const;

export type UnsubscribeResult = { ok: boolean; error?: (typeof UNSUBSCRIBE_ERRORS)[number] };

export function toUnsubscribe({ kind, isSubscribed, maskedEmail }: Subscription): UnsubscribeView {
  return { status: isSubscribed ? "subscribed" : "stopped", isDigest: kind === "DIGEST", email: maskedEmail };
}
