import type { Call } from "~contract/define-call";
import type { ErrorCode } from "~contract/error-codes";
import { ApiFailure } from "./api-failure";

export type InputPart = "params" | "query" | "body";

/** Compatible with an issue of zod. */
export type InputProblem = { path: readonly PropertyKey[]; message: string; code?: string };

/** A malformed id gets the same error code as an unknown one. */
const PARAMETER_CODES: Record<string, ErrorCode[]> = {
  announcementId: ["announcement_not_found"],
  alias: ["tag_not_found", "quest_not_found", "feed_not_found"],
  caseId: ["report_case_not_found"],
  challengeId: ["challenge_not_found"],
  configurationId: ["configuration_not_found"],
  entryId: ["feed_entry_not_found"],
  jobId: ["job_not_found"],
  favoriteId: ["favorite_not_found"],
  feedId: ["feed_not_found"],
  gameId: ["game_not_found"],
  invitationId: ["invitation_not_found"],
  itemId: ["item_not_found"],
  messageId: ["message_not_found"],
  recordId: ["purchase_not_found"],
  releaseId: ["release_not_found"],
  requestId: ["friend_request_not_found"],
  roomId: ["room_not_found"],
  sanctionId: ["sanction_not_found"],
  scope: ["invalid_scope"],
  scoreId: ["score_not_found"],
  sort: ["invalid_sort"],
  studioId: ["studio_not_found"],
  timeFrame: ["invalid_time_frame"],
  tokenId: ["token_not_found"],
  trackId: ["track_not_found"],
  uploadId: ["upload_not_found"],
  userId: [
    "friend_not_found",
    "user_not_found",
    "member_not_found",
    "staff_member_not_found",
    "disqualification_not_found",
  ],
  username: ["user_not_found"],
  wordId: ["word_not_found"],
};

const FIELD_CODES: Record<string, ErrorCode[]> = {
  reason: ["invalid_report_reason"],
  username: ["username_invalid"],
};

export function toInputFailure(call: Call, part: InputPart, problem: InputProblem): ApiFailure {
  const { path, message } = problem;
  const name = String(path[0] ?? "");
  const code = candidates(part, name, problem.code).find((candidate) => call.errorCodes.includes(candidate));
  const details = part === "body" ? { fieldName: path.map(String).join(".") } : { parameterName: name };
  return new ApiFailure(code ?? "invalid_request_payload", {
    details: path.length > 0 ? { ...details, message } : { message },
  });
}

function candidates(part: InputPart, name: string, problemCode: string | undefined): ErrorCode[] {
  if (part === "body") return FIELD_CODES[name] ?? [];
  const isTooSmall = problemCode === "too_small";
  if (name === "page") return [isTooSmall ? "page_less_than_0" : "page_invalid"];
  if (name === "pageSize") return [isTooSmall ? "page_size_less_than_1" : "page_size_invalid"];
  return PARAMETER_CODES[name] ?? [];
}
