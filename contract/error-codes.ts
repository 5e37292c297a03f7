/** Codes of an API failure (spec section 8; decisions, "API calls"). A call names the ones it may answer. */
export const ERROR_CODES = [
  "already_friends",
  "already_purchased",
  "already_reported",
  "challenge_not_active",
  "challenge_not_found",
  "challenge_not_published",
  "configuration_not_found",
  "favorite_not_found",
  "feed_entry_not_found",
  "feed_not_found",
  "friend_not_found",
  "friend_request_already_sent",
  "friend_request_not_found",
  "game_not_found",
  "game_not_public",
  "idempotency_key_reused",
  "insufficient_funds",
  "internal_error",
  "invalid_hash",
  "invalid_picture",
  "invalid_report_reason",
  "invalid_request_payload",
  "invalid_scope",
  "invalid_sort",
  "invalid_time_frame",
  "item_not_found",
  "message_not_found",
  "negative_score",
  "no_active_play",
  "not_found",
  "page_invalid",
  "page_less_than_0",
  "page_size_invalid",
  "page_size_less_than_1",
  "page_size_too_high",
  "payments_disabled",
  "picture_too_large",
  "quest_already_claimed",
  "quest_not_completed",
  "quest_not_found",
  "review_request_comment_required",
  "room_full",
  "room_not_found",
  "save_not_found",
  "save_too_large",
  "save_version_conflict",
  "saves_disabled",
  "score_out_of_range",
  "sign_in_required",
  "sticker_not_found",
  "studio_not_found",
  "tag_not_found",
  "tipping_disabled",
  "too_many_requests",
  "track_not_found",
  "user_not_found",
  "username_invalid",
  "username_taken",
  "version_conflict",
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** What every paged call may complain about. */
export const PAGING_ERROR_CODES = [
  "page_invalid",
  "page_less_than_0",
  "page_size_invalid",
  "page_size_less_than_1",
  "page_size_too_high",
] as const satisfies readonly ErrorCode[];

/** What every call with an Idempotency-Key may complain about. */
export const IDEMPOTENCY_ERROR_CODES = ["idempotency_key_reused"] as const satisfies readonly ErrorCode[];

/** Codes that any call may answer, whatever it does. */
export const UNIVERSAL_ERROR_CODES = ["too_many_requests"] as const satisfies readonly ErrorCode[];
