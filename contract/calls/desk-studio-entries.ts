import * as z from "zod";
import { defineCall } from "../define-call";
import { id } from "../entities/identifiers";
import { studioContent, studioName } from "../entities/studio-content";
import { STAFF_ERROR_CODES } from "../error-codes";
import { contentCalls, contentListCall, contentListQuery, listedContent } from "./desk-content";
import { MAX_DESK_SEARCH_LENGTH } from "./desk-staff";
import { noParams } from "./request-parts";

/** Games name their studio, so that none is archived; a new one begins with its owner. */
const {
  create: _create,
  archive: _archive,
  ...calls
} = contentCalls({
  ...{ name: "StudioEntry", noun: "studio's entry", path: "/desk/studios", content: studioContent },
  notFound: "studio_not_found",
  misfits: ["studio_name_taken", "studio_picture_unknown"],
  needed: [],
});

/** Those that all kinds of content have; studios begin with their owner. */
export const STUDIO_ENTRY_CALLS = calls;

export const {
  read: readDeskStudioEntry,
  save: saveStudioEntryDraft,
  discard: discardStudioEntryDraft,
  publish: publishStudioEntry,
  restore: restoreStudioEntryRevision,
} = calls;

/** `missingLocales` have no description; games are those that are published. */
const listedStudio = listedContent.extend({ games: z.int().min(0), members: z.int().min(0) });
export type ListedStudio = z.output<typeof listedStudio>;

/** `search` is a part of the name that players see, or of a draft's. */
export const listDeskStudios = contentListCall({
  name: "listDeskStudios",
  summary: "Studios and their drafts, by name.",
  path: "/desk/studios",
  query: contentListQuery,
  listed: listedStudio,
});

/** As an approved application does; the owner has a message. With `isReviewed`, its games appear once they are approved. */
export const createStudio = defineCall({
  name: "createStudio",
  summary: "Makes a studio with its owner.",
  method: "POST",
  path: "/desk/studios",
  access: "signed-in",
  permission: "catalogue:change",
  params: noParams,
  query: noParams,
  body: z.strictObject({
    name: studioName,
    username: z.string().trim().min(1).max(MAX_DESK_SEARCH_LENGTH),
    isReviewed: z.boolean().optional(),
  }),
  data: z.object({ subjectId: id }),
  errorCodes: [...STAFF_ERROR_CODES, "invalid_request_payload", "user_not_found", "studio_name_taken"],
});
