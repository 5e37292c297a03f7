import type { SubmissionResult } from "@conform-to/react";

export const DESK_ERRORS = [
  "age_rating_not_set",
  "already_disqualified",
  "already_staff",
  "announcement_closed",
  "announcement_not_found",
  "announcement_not_stopped",
  "appeal_not_open",
  "appeal_of_own_decision",
  "application_not_found",
  "catalogue_busy",
  "catalogue_upload_waiting",
  "challenge_ends_before_start",
  "claim_ends_before_start",
  "challenge_has_scores",
  "challenge_mode_unknown",
  "challenge_not_active",
  "challenge_not_ended",
  "challenge_not_found",
  "challenge_not_published",
  "challenge_not_timed",
  "challenge_picture_unknown",
  "challenge_without_scores",
  "code_batch_not_found",
  "codes_already_stored",
  "content_changed",
  "digest_empty",
  "discount_not_lower",
  "email_not_confirmed",
  "disqualification_not_found",
  "feed_alias_taken",
  "game_description_empty",
  "game_is_blocked",
  "game_name_empty",
  "game_name_taken",
  "game_name_too_long",
  "game_not_found",
  "grant_to_oneself",
  "grants_exhausted",
  "change_id_reused",
  "invalid_characters_in_name",
  "job_not_found",
  "last_owner",
  "last_passkey",
  "missing_game_covers",
  "news_game_unknown",
  "news_not_found",
  "news_studio_changed",
  "no_changes",
  "no_codes_left",
  "no_platforms_added",
  "no_release_for_track",
  "nothing_to_publish",
  "page_alias_changed",
  "page_id_taken",
  "page_not_found",
  "page_picture_unknown",
  "passkey_not_accepted",
  "passkey_not_found",
  "passkeys_exhausted",
  "player_protected",
  "player_review_not_found",
  "payment_provider_unavailable",
  "payments_disabled",
  "payout_not_found",
  "payout_reversed",
  "payout_too_high",
  "publish_date_past",
  "purchase_not_found",
  "purchase_not_refundable",
  "quest_alias_taken",
  "quest_collection_unknown",
  "quest_has_codes",
  "quest_in_progress",
  "quest_not_found",
  "quest_picture_unknown",
  "quest_progress_too_high",
  "quest_reward_not_payable",
  "quest_takes_no_codes",
  "refund_refused",
  "refund_too_high",
  "refund_waiting",
  "report_case_changed",
  "report_case_decided",
  "report_case_not_found",
  "review_not_found",
  "revision_not_found",
  "rights_not_declared",
  "sanction_ended",
  "sanction_not_found",
  "score_not_found",
  "second_factor_code_wrong",
  "second_factor_exists",
  "second_factor_missing",
  "second_factor_required",
  "share_date_past",
  "staff_member_not_found",
  "staff_role_insufficient",
  "sticker_alias_changed",
  "sticker_alias_taken",
  "sticker_not_found",
  "studio_name_taken",
  "studio_not_found",
  "studio_picture_unknown",
  "suspension_end_invalid",
  "tag_alias_taken",
  "tag_has_children",
  "tag_not_found",
  "tag_name_unknown",
  "tag_parent_invalid",
  "takedown_not_found",
  "appeal_not_found",
  "token_not_found",
  "tokens_exhausted",
  "too_many_requests",
  "unreachable",
  "upload_closed",
  "upload_not_found",
  "user_not_found",
  "username_invalid",
  "username_taken",
  "username_wrong",
  "winners_already_announced",
  "word_not_found",
  "word_too_short",
  "words_exhausted",
  "wrong_password",
] as const;

export type DeskError = (typeof DESK_ERRORS)[number];

/** A refused form, in the page's language. A script that reaches nobody says "unreachable" only. */
export type DeskFormResult = {
  ok: false;
  error: DeskError | "fields_wrong";
  /** Which form of the page it was. */
  formId?: string;
  /** What was typed, and what is wrong with it, by field. */
  reply?: SubmissionResult;
  message?: string;
};

type FormName = { intent: string; subject?: string | undefined };

/** An id of the page; `subject` tells apart forms of one intent, for instance those of two people. */
export function deskFormId({ intent, subject }: FormName): string {
  return subject === undefined ? `form-${intent}` : `form-${intent}-${subject}`;
}

/** What a refused form had in a hidden field. */
export function typedField(result: DeskFormResult | undefined, form: FormName, name: string): string | undefined {
  if (result?.formId !== deskFormId(form)) return undefined;
  const value: unknown = result.reply?.initialValue?.[name];
  return typeof value === "string" ? value : undefined;
}
