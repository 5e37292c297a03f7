import * as z from "zod";
import { defineCall } from "../define-call";
import { MAX_ALIAS_LENGTH } from "../entities/content-alias";
import { contentVersion } from "../entities/draft";
import { questCollectionType } from "../entities/quest";
import { STAFF_ERROR_CODES } from "../error-codes";
import { noBody, noParams } from "./request-parts";

/** A year. */
export const MAX_REFRESH_HOURS = 8760;
export const MAX_COLLECTION_QUESTS = 1000;
const MAX_POSITION = 100_000;

/** What an editor changes of a collection (docs/product/quests.md#numbers-of-a-collection). */
export const collectionNumbers = z.strictObject({
  /** Null: never. */
  refreshHours: z.int().min(1).max(MAX_REFRESH_HOURS).nullable(),
  /** Null: no limit, here and below. */
  maxNewQuestsAtRefresh: z.int().min(0).max(MAX_COLLECTION_QUESTS).nullable(),
  maxQuestsAvailable: z.int().min(0).max(MAX_COLLECTION_QUESTS).nullable(),
  position: z.int().min(0).max(MAX_POSITION),
});
export type CollectionNumbers = z.output<typeof collectionNumbers>;

/** `version` changes with each of the numbers; `quests` are published. */
const deskCollection = z.object({
  alias: z.string(),
  collectionType: questCollectionType,
  refreshHours: z.int().nullable(),
  maxNewQuestsAtRefresh: z.int().nullable(),
  maxQuestsAvailable: z.int().nullable(),
  position: z.int(),
  version: contentVersion,
  quests: z.int().min(0),
});
export type DeskCollection = z.output<typeof deskCollection>;

export const listQuestCollections = defineCall({
  name: "listQuestCollections",
  summary: "Collections of quests in their order, at most 100.",
  method: "GET",
  path: "/desk/quest-collections",
  access: "signed-in",
  permission: "catalogue:read",
  params: noParams,
  query: noParams,
  body: noBody,
  data: z.object({ collections: z.array(deskCollection) }),
  errorCodes: STAFF_ERROR_CODES,
});

/** Counts from the next refresh of each player on. */
export const changeQuestCollection = defineCall({
  name: "changeQuestCollection",
  summary: "Changes how many quests of a collection come, when, and its place.",
  method: "PUT",
  path: "/desk/quest-collections/{alias}",
  access: "signed-in",
  permission: "catalogue:change",
  params: z.object({ alias: z.string().min(1).max(MAX_ALIAS_LENGTH) }),
  query: noParams,
  body: collectionNumbers.extend({ version: contentVersion }),
  data: z.object({ version: contentVersion }),
  errorCodes: [
    ...STAFF_ERROR_CODES,
    "invalid_request_payload",
    "quest_collection_unknown",
    "content_changed",
    "no_changes",
  ],
});
