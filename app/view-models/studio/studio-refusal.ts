/** Error codes of the studio area's calls, and what its forms find wrong themselves. */
export const STUDIO_ERRORS = [
  "age_rating_not_set",
  "appeal_already_sent",
  "appeal_wrong",
  "application_waiting",
  "asset_not_found",
  "bank_holder_wrong",
  "breaking_published_game",
  "content_changed",
  "crop_position_wrong",
  "crop_zoom_wrong",
  "date_wrong",
  "days_wrong",
  "email_not_confirmed",
  "email_wrong",
  "file_missing",
  "file_not_stored",
  "game_bundle_too_big",
  "game_cover_not_found",
  "game_description_empty",
  "game_is_blocked",
  "game_name_empty",
  "game_name_taken",
  "game_name_too_long",
  "game_not_found",
  "game_picture_too_large",
  "holder_wrong",
  "hosts_wrong",
  "iban_wrong",
  "image_invalid_aspect_ratio",
  "image_too_small",
  "invalid_characters_in_name",
  "invalid_image",
  "invalid_request_payload",
  "invitation_not_found",
  "invitations_exhausted",
  "last_owner",
  "max_games_limit_reached",
  "max_graphics_limit_reached",
  "max_tracks_limit_reached",
  "member_not_found",
  "message_wrong",
  "missing_game_covers",
  "name_wrong",
  "no_platforms_added",
  "no_release_for_track",
  "notes_wrong",
  "other_account_wrong",
  "publish_date_past",
  "release_not_found",
  "review_not_found",
  "review_not_required",
  "review_required",
  "rights_not_declared",
  "second_factor_required",
  "session_ended",
  "short_description_too_long",
  "signed_out",
  "staff_role_insufficient",
  "storage_quota_exceeded",
  "studio_name_taken",
  "studio_not_found",
  "studio_role_insufficient",
  "takedown_not_found",
  "testers_exhausted",
  "text_refused",
  "token_name_wrong",
  "token_not_found",
  "tokens_exhausted",
  "too_many_requests",
  "track_name_taken",
  "track_name_wrong",
  "track_not_found",
  "unreachable",
  "unsupported_graphic_format",
  "upload_closed",
  "upload_not_found",
  "upload_part_too_large",
  "upload_part_unexpected",
  "user_not_found",
  "version_number_too_low",
  "version_wrong",
  "video_not_allowed_as_image",
  "website_wrong",
] as const;

export type StudioError = (typeof STUDIO_ERRORS)[number];

/** `subject` tells apart forms of one intent, for instance those of two releases. */
export type FormName = { intent: string; subject?: string | undefined };

/** What a refused form says, in the page's language. A script that reaches nobody says "unreachable" only. */
export type StudioRefusal = Partial<FormName> & {
  ok: false;
  error: StudioError;
  message?: string;
  /** By field. */
  problems?: Record<string, string>;
  /** What was typed, by field. */
  values?: Record<string, string>;
};

type Result = StudioRefusal | undefined;

export function problemAt(result: Result, form: FormName, field: string): string | undefined {
  return isAbout(result, form) ? result?.problems?.[field] : undefined;
}

export function typedAt(result: Result, form: FormName, field: string, saved = ""): string {
  return (isAbout(result, form) ? result?.values?.[field] : undefined) ?? saved;
}

/** A box that is not ticked is not sent. */
export function isTickedAt(result: Result, form: FormName, field: string, saved: boolean): boolean {
  return isAbout(result, form) && result?.values ? result.values[field] !== undefined : saved;
}

export function isAbout(result: Result, { intent, subject }: FormName): boolean {
  return result?.intent === intent && (result.subject ?? "") === (subject ?? "");
}
