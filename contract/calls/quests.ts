import * as z from "zod";
import { defineCall } from "../define-call";
import { quest, questCollection } from "../entities/quest";
import { IDEMPOTENCY_ERROR_CODES } from "../error-codes";
import { localeQuery, noBody, nothing } from "./request-parts";

/** GET /gxc/v3/quests: all collections; signed-out visitors see them without progress (spec sections 6 and 7). */
export const listQuests = defineCall({
  name: "listQuests",
  summary: "Quests by collection, with the viewer's progress.",
  method: "GET",
  path: "/gxc/v3/quests",
  access: "everyone",
  params: nothing,
  query: localeQuery,
  body: noBody,
  data: z.object({ collections: z.array(questCollection) }),
  errorCodes: [],
});

/** POST /gxc/v3/quests/{alias}/claim: pays the reward of a finished quest once (decisions, "quests"). */
export const claimQuest = defineCall({
  name: "claimQuest",
  summary: "Pays the reward of a finished quest, once.",
  method: "POST",
  path: "/gxc/v3/quests/{alias}/claim",
  access: "signed-in",
  params: z.object({ alias: z.string() }),
  query: localeQuery,
  body: noBody,
  data: z.object({ quest }),
  idempotent: true,
  errorCodes: [
    ...IDEMPOTENCY_ERROR_CODES,
    "sign_in_required",
    "quest_not_found",
    "quest_not_completed",
    "quest_already_claimed",
  ],
});
