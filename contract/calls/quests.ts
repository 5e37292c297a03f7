import * as z from "zod";
import { defineCall } from "../define-call";
import { accountLevel, earnedReward, quest, questCollection } from "../entities/quest";
import { pageQuery, pagination } from "../entities/pagination";
import { pixelCurrency } from "../entities/wallet";
import { IDEMPOTENCY_ERROR_CODES, PAGING_ERROR_CODES } from "../error-codes";
import { localeQuery, noBody, noParams } from "./request-parts";

/** Progress is null for signed-out visitors (docs/product/quests.md#signed-out). */
export const listQuests = defineCall({
  name: "listQuests",
  summary: "Quests by collection, with the viewer's progress.",
  method: "GET",
  path: "/gxc/v3/quests",
  access: "everyone",
  params: noParams,
  query: localeQuery,
  body: noBody,
  data: z.object({
    collections: z.array(questCollection),
    /** Optional extension; missing for signed-out visitors. */
    accountLevel: accountLevel.nullish(),
  }),
  errorCodes: [],
});

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
    "offer_codes_exhausted",
    "email_not_confirmed",
  ],
});

export const listQuestRewards = defineCall({
  name: "listQuestRewards",
  summary: "Codes, features and contents that the viewer has earned, the latest first.",
  method: "GET",
  path: "/profile/quest-rewards",
  access: "signed-in",
  params: noParams,
  query: pageQuery.extend(localeQuery.shape),
  body: noBody,
  data: z.object({ earnedRewards: z.array(earnedReward), pagination }),
  errorCodes: [...PAGING_ERROR_CODES, "sign_in_required"],
});

export const MAX_CODE_LENGTH = 40;

/** A reward code pays its gift once across all players; a partner's code links the account there. */
export const enterCode = defineCall({
  name: "enterCode",
  summary: "Enters a gift's code, or a partner's to link an account.",
  method: "POST",
  path: "/profile/codes",
  access: "signed-in",
  params: noParams,
  query: noParams,
  body: z.object({ code: z.string().trim().min(1).max(MAX_CODE_LENGTH) }),
  data: z.object({
    gift: z.object({ currency: pixelCurrency, amount: z.int().min(1) }).nullable(),
    partner: z.object({ name: z.string(), accountName: z.string() }).nullable(),
  }),
  errorCodes: [
    "sign_in_required",
    "invalid_request_payload",
    "code_not_found",
    "code_already_used",
    "partner_account_taken",
    "email_not_confirmed",
  ],
});
