import { ClientError } from "~/api-client/errors";
import { DETAILS_ERRORS, type DetailsResult } from "~/view-models/account-details";
import { refusalCode } from "./refusal-code.server";

export function toDetailsError(error: unknown): DetailsResult {
  if (error instanceof ClientError && error.has("sign_in_required")) throw error;
  return { ok: false, error: refusalCode(error, DETAILS_ERRORS, "unreachable") };
}
