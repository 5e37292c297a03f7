import * as z from "zod";
import { defineCall } from "../define-call";
import * as entities from "../entities/earnings";
import { dateTime, id } from "../entities/identifiers";
import { pageQuery, pagination } from "../entities/pagination";
import { PAGING_ERROR_CODES, STAFF_ERROR_CODES, SUDO_ERROR_CODES } from "../error-codes";
import { deskReason, MAX_DESK_SEARCH_LENGTH } from "./desk-staff";
import { noBody, noParams } from "./request-parts";

/** Whole units of each currency. */
export const MAX_PAYOUT_MINIMUM = 1_000_000;

const reading = {
  ...({ method: "GET", access: "signed-in", permission: "payouts:change" } as const),
  ...{ params: noParams, body: noBody },
};
const changing = { access: "signed-in", permission: "payouts:change", sudo: true, query: noParams } as const;
const READ_ERRORS = [...STAFF_ERROR_CODES, "invalid_request_payload", ...PAGING_ERROR_CODES] as const;

/** `minimum` counts whole units of each currency. */
export const listDuePayouts = defineCall({
  ...reading,
  name: "listDuePayouts",
  summary: "Studios with a balance of at least a minimum, by name, and where they are paid.",
  path: "/desk/payouts/due",
  query: pageQuery.extend({ minimum: z.int().min(0).max(MAX_PAYOUT_MINIMUM).optional() }),
  data: z.object({ due: z.array(entities.duePayout), pagination }),
  errorCodes: READ_ERRORS,
});

export const listPayouts = defineCall({
  ...reading,
  name: "listPayouts",
  summary: "Recorded payouts, the latest first.",
  path: "/desk/payouts",
  query: pageQuery,
  data: z.object({ payouts: z.array(entities.payout), pagination }),
  errorCodes: [...STAFF_ERROR_CODES, ...PAGING_ERROR_CODES],
});

/** `payoutId` is chosen by the caller: the same one again is the same payout. */
export const recordPayout = defineCall({
  ...changing,
  name: "recordPayout",
  summary: "Records that a studio was paid, at most its balance.",
  method: "PUT",
  path: "/desk/studios/{studioId}/payouts/{payoutId}",
  params: z.object({ studioId: id, payoutId: id }),
  body: z.strictObject({
    currency: entities.earningsCurrency,
    amount: z.int().min(1).max(entities.MAX_PAYOUT),
    paidOn: z.iso.date(),
    reference: z.string().trim().min(1).max(entities.MAX_PAYOUT_REFERENCE_LENGTH),
  }),
  data: entities.payout,
  errorCodes: [
    ...SUDO_ERROR_CODES,
    ...(["invalid_request_payload", "studio_not_found", "payout_too_high", "change_id_reused"] as const),
  ],
});

/** The balance has the amount again. */
export const reversePayout = defineCall({
  ...changing,
  name: "reversePayout",
  summary: "Reverses a payout that did not arrive, by an entry against it.",
  method: "POST",
  path: "/desk/payouts/{payoutId}/reversal",
  params: z.object({ payoutId: id }),
  body: z.strictObject({ reason: deskReason }),
  data: entities.payout,
  errorCodes: [...SUDO_ERROR_CODES, "invalid_request_payload", "payout_not_found", "payout_reversed"],
});

export const listShares = defineCall({
  ...reading,
  name: "listShares",
  summary: "The share that studios get of what their games earn: the portal's, and each studio's by name.",
  path: "/desk/shares",
  query: pageQuery.extend({ search: z.string().trim().max(MAX_DESK_SEARCH_LENGTH).optional() }),
  data: z.object({
    portal: z.object({ points: entities.sharePoints, planned: z.array(entities.plannedShare) }),
    studios: z.array(entities.studioShare),
    pagination,
  }),
  errorCodes: READ_ERRORS,
});

/** Without `studioId` the portal's; null as `points`: the studio has the portal's again. From now on without `validFrom`. */
export const changeShare = defineCall({
  ...changing,
  name: "changeShare",
  summary: "Changes a share from a moment on; sales before it keep theirs.",
  method: "POST",
  path: "/desk/shares",
  params: noParams,
  body: z
    .strictObject({
      studioId: id.nullable(),
      points: entities.sharePoints.nullable(),
      validFrom: dateTime.nullable(),
      reason: deskReason,
    })
    .refine(({ studioId, points }) => studioId !== null || points !== null, {
      path: ["points"],
      message: "is needed for the portal",
    }),
  data: z.object({ points: entities.sharePoints.nullable(), validFrom: dateTime }),
  errorCodes: [...SUDO_ERROR_CODES, "invalid_request_payload", "studio_not_found", "share_date_past"],
});
