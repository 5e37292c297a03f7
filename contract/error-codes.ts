/** Codes of an API failure (spec section 8; decisions, "API calls"). A call names the ones it may answer. */
export const ERROR_CODES = [
  "challenge_not_active",
  "challenge_not_found",
  "challenge_not_published",
  "configuration_not_found",
  "feed_not_found",
  "game_not_found",
  "internal_error",
  "invalid_hash",
  "invalid_request_payload",
  "invalid_scope",
  "invalid_sort",
  "invalid_time_frame",
  "negative_score",
  "no_active_play",
  "not_found",
  "page_invalid",
  "page_less_than_0",
  "page_size_invalid",
  "page_size_less_than_1",
  "page_size_too_high",
  "score_out_of_range",
  "sign_in_required",
  "studio_not_found",
  "tag_not_found",
  "too_many_requests",
  "track_not_found",
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

/** Codes that any call may answer, whatever it does. */
export const UNIVERSAL_ERROR_CODES = ["too_many_requests"] as const satisfies readonly ErrorCode[];
