import type { TextKey, TextParams, Translate } from "~/i18n/text-keys";

/** The API's codes that can occur here, and the portal's own. */
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
  "price_changed",
  "sign_in_required",
  "sticker_not_found",
  "tipping_disabled",
  "too_many_requests",
  "unreachable",
] as const;

export type SpendError = (typeof SPEND_ERRORS)[number];

export type SpendResult = { ok: true; done: TextKey; params: TextParams } | { ok: false; error: SpendError };

export function spendText(t: Translate, result: SpendResult): string {
  return result.ok ? t(result.done, result.params) : t(`support.error.${result.error}`);
}
