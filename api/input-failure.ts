import type * as z from "zod";
import type { Call } from "~contract/define-call";
import type { ErrorCode } from "~contract/error-codes";
import { ApiFailure } from "./api-failure";

export type InputPart = "params" | "query" | "body";

/** The failure that tells the caller what is wrong with the input, in the most telling code that the call knows. */
export function toInputFailure(call: Call, part: InputPart, issue: z.core.$ZodIssue): ApiFailure {
  const name = String(issue.path[0] ?? "");
  const code = candidates(part, name, issue).find((candidate) => call.errorCodes.includes(candidate));
  const details = part === "body" ? { fieldName: name } : { parameterName: name };
  return new ApiFailure(code ?? "invalid_request_payload", { details: { ...details, message: issue.message } });
}

function candidates(part: InputPart, name: string, issue: z.core.$ZodIssue): ErrorCode[] {
  if (part === "body") return [];
  const isTooSmall = issue.code === "too_small";
  switch (name) {
    case "page":
      return [isTooSmall ? "page_less_than_0" : "page_invalid"];
    case "pageSize":
      return [isTooSmall ? "page_size_less_than_1" : "page_size_invalid"];
    case "sort":
      return ["invalid_sort"];
    case "scope":
      return ["invalid_scope"];
    case "timeFrame":
      return ["invalid_time_frame"];
    case "challengeId":
      return ["challenge_not_found"];
    case "feedId":
      return ["feed_not_found"];
    case "gameId":
      return ["game_not_found"];
    case "studioId":
      return ["studio_not_found"];
    case "trackId":
      return ["track_not_found"];
    default:
      return [];
  }
}
