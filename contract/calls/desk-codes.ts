import * as z from "zod";
import { defineCall } from "../define-call";
import { dateTime, id } from "../entities/identifiers";
import { MAX_REWARD_PIXELS } from "../entities/quest-content";
import { pixelCurrency } from "../entities/wallet";
import { STAFF_ERROR_CODES, SUDO_ERROR_CODES } from "../error-codes";
import { deskReason } from "./desk-staff";
import { MAX_CODE_LENGTH } from "./quests";
import { noBody, noParams } from "./request-parts";

export const MIN_CODE_LENGTH = 6;
export const MAX_BATCH_CODES = 5000;
/** Fewer are few, and so are fewer than the last seven days took. */
export const FEW_CODES = 20;

/** As it stands in a batch (docs/product/quests.md#codes). */
export const offerCode = z
  .string()
  .trim()
  .min(MIN_CODE_LENGTH)
  .max(MAX_CODE_LENGTH)
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/);

/** What the portal pays to whoever enters a code; null: it counts elsewhere. */
export const codeGift = z
  .strictObject({ currency: pixelCurrency, amount: z.int().min(1).max(MAX_REWARD_PIXELS) })
  .nullable();
export type CodeGift = z.output<typeof codeGift>;

const count = z.int().min(0);

/** `added` at first; the rest of it is left, given or withdrawn, and some of the given are redeemed. */
const codeBatch = z.object({
  batchId: id,
  number: z.int().min(1),
  addedDate: dateTime,
  gift: codeGift,
  added: count,
  left: count,
  given: count,
  redeemed: count,
  withdrawn: count,
});
export type CodeBatch = z.output<typeof codeBatch>;

const ofQuest = z.object({ subjectId: id });
const changing = { method: "POST", access: "signed-in", permission: "catalogue:change", query: noParams } as const;

/** Numbers only: nobody at the desk reads a code, or who has got it. */
export const listCodeBatches = defineCall({
  name: "listCodeBatches",
  summary: "How many of a quest's codes are left, given and redeemed, and its latest 100 batches.",
  method: "GET",
  path: "/desk/quests/{subjectId}/codes",
  access: "signed-in",
  permission: "catalogue:read",
  params: ofQuest,
  query: noParams,
  body: noBody,
  data: z.object({
    questTitle: z.string(),
    /** The quest, or its draft, gives each player a code of its own. */
    takesCodes: z.boolean(),
    left: count,
    given: count,
    redeemed: count,
    isLow: z.boolean(),
    batches: z.array(codeBatch),
  }),
  errorCodes: [...STAFF_ERROR_CODES, "quest_not_found"],
});

/** Repeated codes of the batch, and those that are stored already, are left out and counted. */
export const addCodeBatch = defineCall({
  ...changing,
  name: "addCodeBatch",
  summary: "Adds codes to the stock of a quest; the same ones again are refused.",
  path: "/desk/quests/{subjectId}/codes",
  params: ofQuest,
  body: z.strictObject({ codes: z.array(offerCode).min(1).max(MAX_BATCH_CODES), gift: codeGift }),
  data: z.object({ number: z.int().min(1), added: count, repeated: count, known: count }),
  errorCodes: [
    ...STAFF_ERROR_CODES,
    "invalid_request_payload",
    "quest_not_found",
    "quest_takes_no_codes",
    "codes_already_stored",
  ],
});

/** Those that players have got stay theirs. */
export const withdrawCodeBatch = defineCall({
  ...changing,
  sudo: true,
  name: "withdrawCodeBatch",
  summary: "Deletes the codes of a batch that nobody has got.",
  path: "/desk/quests/{subjectId}/codes/{batchId}/withdrawal",
  params: z.object({ subjectId: id, batchId: id }),
  body: z.strictObject({ reason: deskReason }),
  data: z.object({ number: z.int().min(1), withdrawn: count }),
  errorCodes: [
    ...SUDO_ERROR_CODES,
    "invalid_request_payload",
    "quest_not_found",
    "code_batch_not_found",
    "no_codes_left",
  ],
});
