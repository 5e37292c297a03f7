import type { Subscription } from "~contract/entities/subscription";

/** What the page knows by its link: nothing of one without a token, and nothing good of one that we did not sign. */
export type UnsubscribeView = { status: "missing" | "invalid" } | { status: "subscribed" | "stopped"; email: string };

export const UNSUBSCRIBE_ERRORS = ["too_many_requests", "unreachable"] as const;

/** Why nothing was changed. */
export type UnsubscribeAnswer = { ok: boolean; error?: (typeof UNSUBSCRIBE_ERRORS)[number] };

export function toUnsubscribe({ isSubscribed, maskedEmail }: Subscription): UnsubscribeView {
  return { status: isSubscribed ? "subscribed" : "stopped", email: maskedEmail };
}
