import * as z from "zod";
import { defineCall } from "../define-call";
import { contentState, contentVersion, draftFacts, revision } from "../entities/draft";
import { assetUrl, id } from "../entities/identifiers";
import { pageContent, pageSection } from "../entities/page-content";
import { pagePicture } from "../entities/page-picture";
import { pageQuery, pagination } from "../entities/pagination";
import { PAGING_ERROR_CODES, STAFF_ERROR_CODES } from "../error-codes";
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
    ...(["page_alias_changed", "page_picture_unknown"] as const),
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

const seen = { alias: pageContent.shape.alias, version: contentVersion };
const reading = { method: "GET", access: "signed-in", permission: "catalogue:read", body: noBody } as const;

/** `entries` are the first ones. */
const listedSection = pageSection.extend({ entryCount: z.int().min(0) });
export type ListedSection = z.output<typeof listedSection>;

/** Of a page with its draft; of what entries are about, what is gone is left out. */
export const listPageSections = defineCall({
  ...{ ...reading, name: "listPageSections", path: "/desk/pages/{subjectId}/sections" },
  summary: "Sections of a page as its draft has them, with the state of the page, but not all of its content.",
  params: z.object({ subjectId: id }),
  query: pageQuery,
  data: z.object({
    ...seen,
    ...{ state: contentState, isPublished: z.boolean() },
    ...{ draft: draftFacts.nullable(), revisions: z.array(revision) },
    ...{ sections: z.array(listedSection), subjects: z.array(subject), pagination },
  }),
  errorCodes: [...STAFF_ERROR_CODES, ...PAGING_ERROR_CODES, "page_not_found"],
});

/** Of a page with its draft; of what entries are about, what is gone is left out. */
export const readPageSection = defineCall({
  ...{ ...reading, name: "readPageSection", path: "/desk/pages/{subjectId}/sections/{sectionId}" },
  summary: "One section of a page as its draft has it, with all of its entries.",
  params: z.object({ subjectId: id, sectionId: id }),
  query: noParams,
  data: z.object({
    ...seen,
    /** From 1. */
    ...{ place: z.int().min(1), places: z.int().min(1) },
    ...{ section: pageSection, subjects: z.array(subject) },
    /** What the entries show, each once. */
    pictures: z.array(pagePicture),
  }),
  errorCodes: [...STAFF_ERROR_CODES, "page_not_found"],
});
