import * as z from "zod";
import { defineCall } from "../define-call";
import { contentState, contentVersion } from "../entities/draft";
import { dateTime, id } from "../entities/identifiers";
import { pageQuery, pagination } from "../entities/pagination";
import { tagContent } from "../entities/tag-content";
import { ERROR_CODES, PAGING_ERROR_CODES, STAFF_ERROR_CODES } from "../error-codes";
import { contentCalls } from "./desk-content";
import { deskReason, MAX_DESK_SEARCH_LENGTH } from "./desk-staff";
import { noParams } from "./request-parts";

const calls = contentCalls({
  ...{ name: "Tag", noun: "tag", path: "/desk/tags", content: tagContent, notFound: "tag_not_found" },
  ...{ misfits: ["tag_alias_taken", "tag_parent_invalid"], needed: ["tag_has_children"] },
});

/** Those that all kinds of content have. */
export const TAG_CALLS = calls;

export const {
  read: readDeskTag,
  create: createTagDraft,
  save: saveTagDraft,
  discard: discardTagDraft,
  publish: publishTag,
  archive: archiveTag,
  restore: restoreTagRevision,
} = calls;

/** Of a draft, if there is one. `gameCount` is the number of published games. */
const listedTag = z.object({
  tagId: id,
  alias: z.string(),
  title: z.string(),
  state: contentState,
  publishDate: dateTime.nullable(),
  failure: z.enum(ERROR_CODES).nullable(),
  parentTitle: z.string().nullable(),
  gameCount: z.int().min(0),
  /** Languages without a title. */
  missingLocales: z.array(z.string()),
});
export type ListedTag = z.output<typeof listedTag>;

/** `search` is a part of a title in any language, or of the alias. */
export const listDeskTags = defineCall({
  name: "listDeskTags",
  summary: "Tags and their drafts, in display order.",
  method: "GET",
  path: "/desk/tags",
  access: "signed-in",
  permission: "catalogue:read",
  params: noParams,
  query: pageQuery.extend({
    search: z.string().trim().min(1).max(MAX_DESK_SEARCH_LENGTH).optional(),
    state: contentState.optional(),
  }),
  body: z.undefined(),
  data: z.object({ tags: z.array(listedTag), pagination }),
  errorCodes: [...STAFF_ERROR_CODES, "invalid_request_payload", ...PAGING_ERROR_CODES],
});

/** Its games get the other tag, its address leads there, and it is archived. */
export const mergeTag = defineCall({
  name: "mergeTag",
  summary: "Merges a tag into another one.",
  method: "POST",
  path: "/desk/tags/{subjectId}/merger",
  access: "signed-in",
  permission: "catalogue:change",
  params: z.object({ subjectId: id }),
  query: noParams,
  body: z.strictObject({ version: contentVersion, into: id, reason: deskReason }),
  data: z.unknown(),
  errorCodes: [
    ...[...STAFF_ERROR_CODES, "invalid_request_payload", "tag_not_found", "content_changed"],
    "tag_has_children",
  ] as const,
});
