import { ClientError } from "~/api-client/errors";
import { DETAILS_ERRORS, type DetailsAnswer } from "~/view-models/account-details";
import { refusalCode } from "./refusal-code.server";

/** What a change answers that failed for no reason of its own; whose session has ended is left to the caller. */
export function failureOf(error: unknown): DetailsAnswer {
  if (error instanceof ClientError && error.has("sign_in_required")) throw error;
  return { ok: false, error: refusalCode(error, DETAILS_ERRORS, "unreachable") };
}
