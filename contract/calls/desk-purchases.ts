import * as z from "zod";
import { defineCall } from "../define-call";
import { deskPurchase, dispute, pixelGrant, refund } from "../entities/desk-purchase";
import { MAX_ITEM_PRICE } from "../entities/game-offer";
import { id } from "../entities/identifiers";
import { pageQuery, pagination } from "../entities/pagination";
import { ledgerEntry, pixelCurrency, walletBalance } from "../entities/wallet";
import { PAGING_ERROR_CODES, STAFF_ERROR_CODES, SUDO_ERROR_CODES } from "../error-codes";
import { deskReason, MAX_DESK_SEARCH_LENGTH } from "./desk-staff";
import { localeQuery, noBody, noParams } from "./request-parts";

/** Of each list on a purchase's page. */
export const MAX_LISTED_CHANGES = 50;

/** Pixels of one grant. */
export const MAX_GRANT = 10_000;

/** Pixels that one member of staff may grant in 24 hours, of all kinds together. */
export const MAX_GRANTED_A_DAY = 50_000;

const reading = { access: "signed-in", permission: "money:read", body: noBody } as const;
const changing = {
  method: "PUT",
  access: "signed-in",
  permission: "money:change",
  sudo: true,
  query: noParams,
} as const;

/** Without a search, the payments that came last. */
export const listDeskPurchases = defineCall({
  ...reading,
  name: "listDeskPurchases",
  summary: "Purchases and orders by the buyer's username, a receipt's number, or an id; the latest first.",
  method: "GET",
  path: "/desk/purchases",
  params: noParams,
  query: pageQuery.extend({ search: z.string().trim().min(1).max(MAX_DESK_SEARCH_LENGTH).optional() }),
  /** The player of that username. */
  data: z.object({
    player: z.object({ userId: id, username: z.string() }).nullable(),
    purchases: z.array(deskPurchase),
    pagination,
  }),
  errorCodes: [...STAFF_ERROR_CODES, "invalid_request_payload", ...PAGING_ERROR_CODES],
});

/** `recordId` may also be the purchase of an order. Each list has the latest 50. */
export const readDeskPurchase = defineCall({
  ...reading,
  name: "readDeskPurchase",
  summary: "A purchase or an order with its refunds, chargebacks and the pixels that the desk gave for it.",
  method: "GET",
  path: "/desk/purchases/{recordId}",
  params: z.object({ recordId: id }),
  query: noParams,
  data: z.object({
    purchase: deskPurchase,
    refunds: z.array(refund),
    disputes: z.array(dispute),
    grants: z.array(pixelGrant),
  }),
  errorCodes: [...STAFF_ERROR_CODES, "purchase_not_found"],
});

/**
 * `refundId` is chosen by the caller: the same one again is the same refund, which asks the provider again where that is
 * safe. Rules: docs/product/refunds.md.
 */
export const refundPurchase = defineCall({
  ...changing,
  name: "refundPurchase",
  summary: "Refunds a purchase in full or in part: pixels at once, money once the provider confirms it.",
  path: "/desk/purchases/{recordId}/refunds/{refundId}",
  params: z.object({ recordId: id, refundId: id }),
  body: z.strictObject({ amount: z.int().min(1).max(MAX_ITEM_PRICE), reason: deskReason }),
  data: refund,
  errorCodes: [
    ...SUDO_ERROR_CODES,
    ...(["invalid_request_payload", "purchase_not_found", "change_id_reused", "purchase_not_refundable"] as const),
    ...(["refund_too_high", "refund_refused", "refund_waiting", "payments_disabled"] as const),
    "payment_provider_unavailable",
  ],
});

export const readPlayerWallet = defineCall({
  ...reading,
  name: "readPlayerWallet",
  summary: "A player's balances, debts and ledger, the latest entry first, and what the desk gave.",
  method: "GET",
  path: "/desk/players/{userId}/wallet",
  params: z.object({ userId: id }),
  query: pageQuery.extend(localeQuery.shape),
  data: z.object({
    player: z.object({ userId: id, username: z.string() }),
    balances: z.array(walletBalance),
    entries: z.array(ledgerEntry),
    grants: z.array(pixelGrant),
    /** How many pixels the caller may still grant. */
    grantable: z.int().min(0),
    pagination,
  }),
  errorCodes: [...STAFF_ERROR_CODES, "user_not_found", ...PAGING_ERROR_CODES],
});

/** `grantId` is chosen by the caller: the same one again is the same grant. */
export const grantPixels = defineCall({
  ...changing,
  name: "grantPixels",
  summary: "Gives a player pixels, with a reason that the player reads.",
  path: "/desk/players/{userId}/grants/{grantId}",
  params: z.object({ userId: id, grantId: id }),
  body: z.strictObject({
    currency: pixelCurrency,
    amount: z.int().min(1).max(MAX_GRANT),
    reason: deskReason,
    /** The order that they are given for. */
    orderId: id.nullish(),
  }),
  data: pixelGrant,
  errorCodes: [
    ...SUDO_ERROR_CODES,
    ...(["invalid_request_payload", "user_not_found", "purchase_not_found", "change_id_reused"] as const),
    ...(["grant_to_oneself", "grants_exhausted", "purchase_not_refundable"] as const),
  ],
});
