import * as z from "zod";
import { defineCall } from "../define-call";
import { contentKind } from "../entities/draft";
import { dateTime, id } from "../entities/identifiers";
import { countryCode } from "../entities/page-content";
import { ERROR_CODES, STAFF_ERROR_CODES } from "../error-codes";
import { noBody, noParams } from "./request-parts";

/** The portal sends the token in this header with each call of a preview. */
export const PREVIEW_HEADER = "x-preview";

/** Which drafts players would see: those that are due then, these and one more, or all but those due later. */
export const previewDrafts = z.enum(["DUE", "ONE", "ALL"]);
export type PreviewDrafts = z.output<typeof previewDrafts>;

const previewedDraft = z.object({
  kind: contentKind,
  subjectId: id,
  name: z.string(),
  /** Why it could not be published then. */
  failure: z.enum(ERROR_CODES).nullable(),
});
export type PreviewedDraft = z.output<typeof previewedDraft>;

/** Not to be changed by what it shows: calls with the token write nothing (docs/product/previews.md). */
export const beginPreview = defineCall({
  name: "beginPreview",
  summary: "Lets the next calls answer as they would at a moment, with drafts published.",
  method: "GET",
  path: "/desk/preview",
  access: "signed-in",
  permission: "catalogue:read",
  params: noParams,
  query: z.object({
    /** An earlier moment than now is now. */
    at: dateTime.optional(),
    drafts: previewDrafts.optional(),
    /** Of the one draft, or of a piece that has none. */
    kind: contentKind.optional(),
    subjectId: id.optional(),
    /** Of a signed-in player, instead of the one in the profile. */
    country: countryCode.optional(),
  }),
  body: noBody,
  data: z.object({
    token: z.string(),
    expirationDate: dateTime,
    at: dateTime,
    /** In the order in which they were published. */
    drafts: z.array(previewedDraft),
  }),
  errorCodes: [...STAFF_ERROR_CODES, "invalid_request_payload"],
});
