import * as z from "zod";
import { defineCall } from "../define-call";
import { assetUrl, id } from "../entities/identifiers";
import { pageContent } from "../entities/page-content";
import { STAFF_ERROR_CODES } from "../error-codes";
import { contentCalls, contentListCall, contentListQuery, listedContent } from "./desk-content";
import { MAX_DESK_SEARCH_LENGTH } from "./desk-staff";
import { noBody, noParams } from "./request-parts";

/** The portal has certain pages, so that none is created or archived. */
const {
  create: _create,
  archive: _archive,
  ...calls
} = contentCalls({
  ...{ name: "Page", noun: "page", path: "/desk/pages", content: pageContent },
  notFound: "page_not_found",
  misfits: [
    ...(["game_not_found", "challenge_not_found", "tag_not_found", "feed_alias_taken", "page_id_taken"] as const),
    "page_alias_changed",
  ],
  needed: [],
});

/** Those that all kinds of content have. */
export const PAGE_CALLS = calls;

export const {
  read: readDeskPage,
  save: savePageDraft,
  discard: discardPageDraft,
  publish: publishPage,
  restore: restorePageRevision,
} = calls;

const listedPage = listedContent.extend({ sections: z.int().min(0), entries: z.int().min(0) });
export type ListedPage = z.output<typeof listedPage>;

/** `name` is the alias of the page. */
export const listDeskPages = contentListCall({
  name: "listDeskPages",
  summary: "Pages and their drafts, by alias.",
  path: "/desk/pages",
  query: contentListQuery,
  listed: listedPage,
});

export const entryKind = z.enum(["GAME", "CHALLENGE", "TAG"]);
export type EntryKindName = z.output<typeof entryKind>;

/** Of each section in the editor of its page. */
export const SHOWN_ENTRIES = 6;

const subject = z.object({ id, name: z.string(), pictureUrl: assetUrl.nullable(), isPublished: z.boolean() });
export type NamedSubject = z.output<typeof subject>;

/** By name, at most 20. */
export const findEntrySubjects = defineCall({
  name: "findEntrySubjects",
  summary: "Published games, challenges or tags that a section can show.",
  method: "GET",
  path: "/desk/entry-subjects",
  access: "signed-in",
  permission: "catalogue:read",
  params: noParams,
  query: z.object({ kind: entryKind, search: z.string().trim().min(1).max(MAX_DESK_SEARCH_LENGTH).optional() }),
  body: noBody,
  data: z.object({ subjects: z.array(subject) }),
  errorCodes: [...STAFF_ERROR_CODES, "invalid_request_payload"],
});

/** Published or not; what is gone is left out. Without a section, of the first entries of each. */
export const namePageSubjects = defineCall({
  name: "namePageSubjects",
  summary: "Names and pictures of what the entries of a page's draft are about.",
  method: "GET",
  path: "/desk/pages/{subjectId}/entry-subjects",
  access: "signed-in",
  permission: "catalogue:read",
  params: z.object({ subjectId: id }),
  query: z.object({ sectionId: id.optional() }),
  body: noBody,
  data: z.object({ subjects: z.array(subject) }),
  errorCodes: [...STAFF_ERROR_CODES, "invalid_request_payload", "page_not_found"],
});
