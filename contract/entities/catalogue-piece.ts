import * as z from "zod";
import { ERROR_CODES } from "../error-codes";
import { auditSubjectKind } from "./audit-entry";
import { dateTime } from "./identifiers";

const MAX_ID_LENGTH = 60;

/** Counts up when files of before can no longer be read. */
export const CATALOGUE_VERSION = 1;

/** The file that makes a folder a catalogue (docs/catalogue-files.md). */
export const catalogueManifest = z.strictObject({
  format: z.literal("subpixel-catalogue"),
  version: z.literal(CATALOGUE_VERSION),
  /** Whether the files of the games' builds are among them. */
  builds: z.boolean(),
});

/** A name of a file on every system. */
const pieceId = z
  .string()
  .max(MAX_ID_LENGTH)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/**
 * One file of the catalogue.
 * @param facts The schema of what is not written as drafts.
 * @param content The schema of what is; without one, the piece has none.
 * @returns The schema of the file: what players see, what they see no more or not yet, and the draft.
 */
export function cataloguePiece<Facts extends z.ZodType, Content extends z.ZodType = z.ZodNever>(
  facts: Facts,
  content: Content,
) {
  return z.strictObject({
    id: pieceId,
    facts,
    published: content.nullable(),
    hidden: content.nullable(),
    draft: z.strictObject({ content, publishDate: dateTime.nullable() }).nullable(),
  });
}

/** What can be wrong with the files besides what the desk's own calls refuse. */
export const catalogueFault = z.enum([
  "build_missing",
  "build_refused",
  "conflict",
  "content_missing",
  "field_invalid",
  "file_changed",
  "file_missing",
  "file_too_large",
  "file_unknown",
  "manifest_missing",
  "name_differs",
  "not_json",
  "picture_unreadable",
  "picture_unknown",
  "short_id_taken",
  "studio_unknown",
  "too_many_files",
  "track_unknown",
  "version_taken",
]);
export type CatalogueFault = z.output<typeof catalogueFault>;

/** Why a value does not fit: a limit, or values: what is expected, or which fields are not known. */
export const fieldReason = z.object({
  kind: z.enum([
    ...(["missing", "type", "format", "choice", "unknown_fields"] as const),
    ...(["too_short", "too_long", "list_too_short", "list_too_long", "too_small", "too_large"] as const),
  ]),
  limit: z.number().nullable(),
  values: z.array(z.string()),
});
export type FieldReason = z.output<typeof fieldReason>;

/** One thing that is wrong: in which file, at which of its fields, and what was found there. */
export const catalogueProblem = z.object({
  file: z.string(),
  field: z.string().nullable(),
  code: z.union([catalogueFault, z.enum(ERROR_CODES)]),
  detail: z.string().nullable(),
  /** Of an invalid value; null where the check knows only its own words, which are the detail. */
  reason: fieldReason.nullable(),
});
export type CatalogueProblem = z.output<typeof catalogueProblem>;

const pieceCount = z.int().min(0);

/** What an import does; `kept` are pieces that players see here and would not see by the files, which stay as they are. */
export const catalogueSummary = z.object({
  kinds: z.array(z.object({ kind: auditSubjectKind, created: pieceCount, changed: pieceCount, unchanged: pieceCount })),
  kept: pieceCount,
  /** Quests that give codes of which this portal has none. */
  questsWithoutCodes: z.array(z.string()),
});
export type CatalogueSummary = z.output<typeof catalogueSummary>;
