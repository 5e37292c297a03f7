import { ACCESS_TOKEN_PREFIX } from "./tool-tokens";

/** Publishing names the page of the portal on which the rights are declared, and a game is submitted for review. */
const RIGHTS_CODES = { publish: "sign_up_not_completed", other: "upload_custom_game_bundle_not_allowed" };

/** GameMaker's tool fails without a message for any code that is not in its own list. */
const TOOL_CODES: Readonly<Record<string, string>> = {
  account_suspended: "studio_access_denied",
  game_picture_too_large: "invalid_image",
  insufficient_scope: "studio_access_denied",
  internal_error: "internal_server_error",
  invalid_token: "sign_in_required",
  not_found: "game_not_found",
  review_required: RIGHTS_CODES.publish,
  storage_quota_exceeded: "game_bundle_too_big",
  studio_role_insufficient: "studio_access_denied",
  text_refused: "invalid_request_payload",
  too_many_requests: "internal_server_error",
  track_not_found: "no_release_for_track",
};

export function isOfTool(authorization: string | undefined): boolean {
  return authorization?.startsWith(`Bearer ${ACCESS_TOKEN_PREFIX}`) ?? false;
}

export function toToolCode(code: string, path: string): string {
  if (code === "rights_not_declared") return path.endsWith("/publish") ? RIGHTS_CODES.publish : RIGHTS_CODES.other;
  return TOOL_CODES[code] ?? code;
}
