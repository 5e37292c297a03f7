import type { BuildRefusal, BuildRefusalCode } from "~contract/entities/build";
import type { ErrorCode } from "~contract/error-codes";
import { ApiFailure } from "../api-failure";
import { refusalSentence } from "../builds/refusal-sentence";

/** What GameMaker's tool can say; every other refusal is `bundle_must_be_zip`. */
const CODES: Partial<Record<BuildRefusalCode, ErrorCode>> = {
  no_page: "missing_index_file",
  zip_too_many_files: "game_bundle_too_big",
  zip_too_large: "game_bundle_too_big",
  zip_file_too_large: "game_bundle_too_big",
  quota_exceeded: "storage_quota_exceeded",
  version_taken: "version_number_too_low",
  check_failed: "internal_error",
};

/** The sentence is English: developers' tools have one language. */
export function toBundleFailure(refusals: readonly BuildRefusal[]): ApiFailure {
  const [first] = refusals;
  if (!first) return new ApiFailure("internal_error");
  const message = refusals.map(refusalSentence).join(" ");
  return new ApiFailure(CODES[first.code] ?? "bundle_must_be_zip", { details: { fieldName: "file", message } });
}
