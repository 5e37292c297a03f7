import * as z from "zod";
import { defineCall } from "../define-call";
import { dateTime, id } from "../entities/identifiers";
import { studioNewsContent } from "../entities/studio-news";
import { STAFF_ERROR_CODES } from "../error-codes";
import { contentCalls, contentListCall, contentListQuery, listedContent } from "./desk-content";
import { MAX_DESK_SEARCH_LENGTH } from "./desk-staff";
import { noBody, noParams } from "./request-parts";

const calls = contentCalls({
  ...{ name: "StudioNews", noun: "piece of a studio's news", path: "/desk/news", content: studioNewsContent },
  ...{ notFound: "news_not_found", misfits: ["studio_not_found", "news_game_unknown"] },
  ...{ bound: ["news_studio_changed"], needed: [] },
});

/** Those that all kinds of content have. */
export const STUDIO_NEWS_CALLS = calls;

export const {
  read: readDeskStudioNews,
  create: createStudioNewsDraft,
  save: saveStudioNewsDraft,
  discard: discardStudioNewsDraft,
  publish: publishStudioNews,
  archive: archiveStudioNews,
  restore: restoreStudioNewsRevision,
} = calls;

/** `name` is its title; `firstPublishDate` is null for what was never published. */
const listedStudioNews = listedContent.extend({ studioName: z.string(), firstPublishDate: dateTime.nullable() });
export type ListedStudioNews = z.output<typeof listedStudioNews>;

/** `search` is a part of a title in any language, or of the studio's name. */
export const listDeskStudioNews = contentListCall({
  name: "listDeskStudioNews",
  summary: "News of studios with their drafts, what was never published first, then the newest.",
  path: "/desk/news",
  query: contentListQuery,
  listed: listedStudioNews,
});

export const MAX_STUDIO_CHOICES = 20;

const studioChoice = z.object({ studioId: id, name: z.string() });
export type StudioChoice = z.output<typeof studioChoice>;

/** `studios` are the first of those whose names have `search` in them; `named` is the one with that whole name, whatever its case. */
export const listStudioChoices = defineCall({
  name: "listStudioChoices",
  summary: "Studios to choose among, by a part of their name.",
  method: "GET",
  path: "/desk/studio-choices",
  access: "signed-in",
  permission: "catalogue:read",
  params: noParams,
  query: z.object({ search: z.string().trim().min(1).max(MAX_DESK_SEARCH_LENGTH).optional() }),
  body: noBody,
  data: z.object({ studios: z.array(studioChoice), named: studioChoice.nullable() }),
  errorCodes: [...STAFF_ERROR_CODES, "invalid_request_payload"],
});
