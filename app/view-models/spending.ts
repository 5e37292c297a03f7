import type { TextKey, TextParams, Translate } from "~/i18n/text-keys";

/** Why pixels were not spent: the API's codes as far as they can be met here, and what the portal itself finds. */
export const SPEND_ERRORS = [
  "already_purchased",
  "email_not_confirmed",
  "game_not_found",
  "idempotency_key_reused",
  "insufficient_funds",
  "invalid_request_payload",
  "item_not_found",
  "payment_provider_unavailable",
  "payments_disabled",
  "sign_in_required",
  "sticker_not_found",
  "tipping_disabled",
  "too_many_requests",
  "unreachable",
] as const;

export type SpendError = (typeof SPEND_ERRORS)[number];

/** What a form that spends pixels is told. */
export type SpendAnswer = { ok: true; done: TextKey; params: TextParams } | { ok: false; error: SpendError };

/** The answer in words. */
export function spendText(t: Translate, answer: SpendAnswer): string {
  return answer.ok ? t(answer.done, answer.params) : t(`support.error.${answer.error}`);
}
