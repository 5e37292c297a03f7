import type { BuildRefusal, BuildRefusalCode } from "~contract/entities/build";
import type { ErrorCode } from "~contract/error-codes";
import builds from "../../public/locales/en/builds.json";
import { ApiFailure } from "../api-failure";

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

const TEXTS: Record<string, string> = builds;

/** The sentence is English: developers' tools have one language. */
export function toBundleFailure(refusals: readonly BuildRefusal[]): ApiFailure {
  const [first] = refusals;
  if (!first) return new ApiFailure("internal_error");
  const message = refusals.map(sentenceOf).join(" ");
  return new ApiFailure(CODES[first.code] ?? "bundle_must_be_zip", { details: { fieldName: "file", message } });
}

function sentenceOf({ code, file, limit }: BuildRefusal): string {
  const values: Record<string, string> = { file: file ?? "", limit: String(limit ?? "") };
  const text = TEXTS[`builds.refusal.${code}`] ?? code;
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
