import * as z from "zod";
import { defineCall } from "../define-call";
import { assetUrl, dateTime, id } from "../entities/identifiers";
import { questCollectionType, questType } from "../entities/quest";
import { questContent } from "../entities/quest-content";
import { STAFF_ERROR_CODES } from "../error-codes";
import { contentCalls, contentListCall, contentListQuery, listedContent } from "./desk-content";
import { MAX_DESK_SEARCH_LENGTH } from "./desk-staff";
import { noParams } from "./request-parts";

const calls = contentCalls({
  ...{ name: "Quest", noun: "quest", path: "/desk/quests", content: questContent, notFound: "quest_not_found" },
  misfits: [
    ...(["quest_alias_taken", "quest_collection_unknown", "quest_picture_unknown"] as const),
    ...(["quest_progress_too_high", "quest_reward_not_payable"] as const),
  ],
  bound: ["quest_in_progress"],
  needed: [],
  kept: ["quest_has_codes"],
});

/** Those that all kinds of content have. */
export const QUEST_CALLS = calls;

export const {
  read: readDeskQuest,
  create: createQuestDraft,
  save: saveQuestDraft,
  discard: discardQuestDraft,
  publish: publishQuest,
  archive: archiveQuest,
  restore: restoreQuestRevision,
} = calls;

/** `name` is its title; `players` have it, or have had it. */
const listedQuest = listedContent.extend({
  questType,
  collectionAlias: z.string(),
  players: z.int().min(0),
  /** Of its stock; null where its rewards need none. */
  codes: z.object({ left: z.int().min(0), isLow: z.boolean() }).nullable(),
});
export type ListedQuest = z.output<typeof listedQuest>;

/** `search` is a part of a title in any language, or of the alias. */
export const listDeskQuests = contentListCall({
  name: "listDeskQuests",
  summary: "Quests and their drafts, in the order of their collections.",
  path: "/desk/quests",
  query: contentListQuery,
  listed: listedQuest,
});

const collectionRules = z.object({
  alias: z.string(),
  collectionType: questCollectionType,
  /** Null: never. */
  refreshHours: z.int().nullable(),
  maxNewQuestsAtRefresh: z.int().nullable(),
  maxQuestsAvailable: z.int().nullable(),
});

/** `path` is the cover of a quest, `url` the picture to be shown. */
const questPicture = z.object({ path: z.string(), url: assetUrl, label: z.string() });

/** `search` is a part of the title of the game whose pictures are offered; without it, those that quests have. */
export const listQuestChoices = defineCall({
  name: "listQuestChoices",
  summary: "What a quest can have: collections, contents to give away, pictures.",
  method: "GET",
  path: "/desk/quest-choices",
  access: "signed-in",
  permission: "catalogue:read",
  params: noParams,
  query: z.object({ search: z.string().trim().min(1).max(MAX_DESK_SEARCH_LENGTH).optional() }),
  body: z.undefined(),
  data: z.object({
    collections: z.array(collectionRules),
    sharedContents: z.array(z.object({ sharedContentId: id, title: z.string() })),
    pictures: z.array(questPicture),
  }),
  errorCodes: [...STAFF_ERROR_CODES, "invalid_request_payload"],
});

export const MAX_SIMULATED_QUESTS = 50;

const simulatedQuest = z.object({
  subjectId: id,
  title: z.string(),
  questType,
  /** A scheduled draft will have become public by then. */
  isScheduled: z.boolean(),
});

const simulatedCollection = collectionRules.extend({
  refreshAt: dateTime.nullable(),
  /** What one new player gets: the first of `questCount`. */
  quests: z.array(simulatedQuest).max(MAX_SIMULATED_QUESTS),
  questCount: z.int().min(0),
  /** What others may get instead, the first of `otherCount`; empty where all get the same. */
  others: z.array(simulatedQuest).max(MAX_SIMULATED_QUESTS),
  otherCount: z.int().min(0),
});
export type SimulatedCollection = z.output<typeof simulatedCollection>;

/** At the end of the day, in UTC; today without a date. */
export const simulateQuests = defineCall({
  name: "simulateQuests",
  summary: "What a new player would get on a day, scheduled drafts included.",
  method: "GET",
  path: "/desk/quests/simulation",
  access: "signed-in",
  permission: "catalogue:read",
  params: noParams,
  query: z.object({ date: z.iso.date().optional() }),
  body: z.undefined(),
  data: z.object({ date: z.iso.date(), collections: z.array(simulatedCollection) }),
  errorCodes: [...STAFF_ERROR_CODES, "invalid_request_payload"],
});
