import * as z from "zod";
import { defineCall } from "../define-call";
import { configuration } from "../entities/configuration";
import { feed, feedEntry } from "../entities/feed-entry";
import { id } from "../entities/identifiers";
import { MAX_CONFIGURATION_PAGE_SIZE, pageQuery, pagination } from "../entities/pagination";
import { IDEMPOTENCY_ERROR_CODES, PAGING_ERROR_CODES } from "../error-codes";
import { localeQuery, noBody, noParams } from "./request-parts";

/** Page size of the sidebar configuration (docs/product/frame.md#sidebar-content). */
export const SIDEBAR_PAGE_SIZE = 250;

/** `configurationId` is an id or an alias. */
export const getConfiguration = defineCall({
  name: "getConfiguration",
  summary: "A content-managed page with its sections and the entries of their feeds.",
  method: "GET",
  path: "/gxc/cms/configurations/{configurationId}/with-feed-entries",
  access: "everyone",
  params: z.object({ configurationId: z.string() }),
  query: pageQuery.extend(localeQuery.shape),
  body: noBody,
  data: configuration,
  maxPageSize: MAX_CONFIGURATION_PAGE_SIZE,
  errorCodes: [...PAGING_ERROR_CODES, "configuration_not_found"],
});

export const getFeed = defineCall({
  name: "getFeed",
  summary: "A feed and one page of its entries.",
  method: "GET",
  path: "/gxc/cms/feeds/{alias}/entries",
  access: "everyone",
  params: z.object({ alias: z.string() }),
  query: pageQuery.extend(localeQuery.shape),
  body: noBody,
  data: z.object({ feed, entries: z.array(feedEntry), pagination }),
  errorCodes: [...PAGING_ERROR_CODES, "feed_not_found"],
});

const entryParams = z.object({ feedId: id, entryId: id });
const voteState = z.object({ votes: z.int().min(0), hasVotedFor: z.boolean() });

export const voteForEntry = defineCall({
  name: "voteForEntry",
  summary: "Votes for an entry of a feed; voting again changes nothing.",
  method: "POST",
  path: "/gxc/feeds/{feedId}/entries/{entryId}/votes",
  access: "signed-in",
  params: entryParams,
  query: noParams,
  body: z.object({ feedVersion: z.string() }),
  data: voteState,
  idempotent: true,
  errorCodes: [
    ...IDEMPOTENCY_ERROR_CODES,
    "sign_in_required",
    "feed_not_found",
    "feed_entry_not_found",
    "version_conflict",
    "invalid_request_payload",
  ],
});

export const withdrawVote = defineCall({
  name: "withdrawVote",
  summary: "Withdraws a vote; without one nothing changes.",
  method: "DELETE",
  path: "/gxc/feeds/{feedId}/entries/{entryId}/votes",
  access: "signed-in",
  params: entryParams,
  query: noParams,
  body: noBody,
  data: voteState,
  errorCodes: ["sign_in_required", "feed_not_found", "feed_entry_not_found"],
});
