import * as z from "zod";

/** Bytes are inflated, of all files and of one. */
export const buildLimits = z.object({
  maxFiles: z.int().min(1),
  maxBytes: z.int().min(1),
  maxFileBytes: z.int().min(1),
});
export type BuildLimits = z.output<typeof buildLimits>;

/** The most that a studio may be permitted; bytes of a build and of a file. */
export const MAX_BUILD_FILES = 5_000;
export const MAX_BUILD_BYTES = 1024 ** 3;

/** Of one studio; what is missing is as usual. */
export const ownBuildLimits = z.object({
  maxFiles: buildLimits.shape.maxFiles.max(MAX_BUILD_FILES).exactOptional(),
  maxBytes: buildLimits.shape.maxBytes.max(MAX_BUILD_BYTES).exactOptional(),
  maxFileBytes: buildLimits.shape.maxFileBytes.max(MAX_BUILD_BYTES).exactOptional(),
});

/** Why a build was refused; each code has a text in every language. */
export const buildRefusalCode = z.enum([
  "zip_unreadable",
  "zip_prefixed",
  "zip_too_many_files",
  "zip_too_large",
  "zip_file_too_large",
  "zip_compressed_too_well",
  "zip_name_unsafe",
  "zip_name_duplicate",
  "zip_name_mismatch",
  "zip_link",
  "zip_encrypted",
  "zip_method_unknown",
  "zip_overlap",
  "zip_stray_bytes",
  "zip_damaged",
  "zip_empty",
  "no_page",
  "reused_file_missing",
  "quota_exceeded",
  "version_taken",
  "check_failed",
]);
export type BuildRefusalCode = z.output<typeof buildRefusalCode>;

/** `file` is the name in the zip, shortened and without control characters; `limit` is in bytes or files. */
export const buildRefusal = z.strictObject({
  code: buildRefusalCode,
  file: z.string().nullable(),
  limit: z.number().nullable(),
});
export type BuildRefusal = z.output<typeof buildRefusal>;

/** What will not work, or only in part, and why; each code has a text in every language. */
export const buildWarningCode = z.enum([
  "other_hosts",
  "scripts_of_other_hosts",
  "needs_isolation",
  "registers_service_worker",
  "leaves_the_frame",
  "calls_fixed_game_api",
  /** In place of the one before, where the portal is known not to answer the host. */
  "fixed_game_api_unanswered",
  "synchronous_calls",
  "slow_first_frame",
  "not_all_read",
]);

/** Bytes are as stored, before compression, unless the field says otherwise. */
export const buildReport = z.strictObject({
  engine: z.strictObject({ name: z.string(), version: z.string().nullable() }).nullable(),
  entry: z.string(),
  files: z.int(),
  bytes: z.int(),
  /** Of the entry page and the files that it names, compressed as they are sent. */
  firstFrameBytes: z.int(),
  kinds: z.array(z.strictObject({ kind: z.string(), files: z.int(), bytes: z.int() })),
  needs: z.strictObject({ wasm: z.boolean(), threads: z.boolean(), isolation: z.boolean() }),
  hosts: z.array(z.string()),
  warnings: z.array(z.strictObject({ code: buildWarningCode, file: z.string().nullable() })),
});
export type BuildReport = z.output<typeof buildReport>;
