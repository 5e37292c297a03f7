import * as z from "zod";
import { defineCall } from "../define-call";
import { assetUrl, id } from "../entities/identifiers";
import { pageQuery, pagination } from "../entities/pagination";
import { order } from "../entities/order";
import { purchase } from "../entities/purchase";
import { sticker, stickerCurrency } from "../entities/sticker";
import { ledgerEntry, pixelCurrency, walletBalance } from "../entities/wallet";
import { IDEMPOTENCY_ERROR_CODES, PAGING_ERROR_CODES } from "../error-codes";
import { localeQuery, noBody, noParams } from "./request-parts";

const oneGame = z.object({ gameId: z.string() });

/** In whole pixels. */
export const MAX_TIP_AMOUNT = 100_000;

export const getWallet = defineCall({
  name: "getWallet",
  summary: "Balances per currency, and the ledger with the latest entry first.",
  method: "GET",
  path: "/profile/wallet",
  access: "signed-in",
  params: noParams,
  query: pageQuery.extend(localeQuery.shape),
  body: noBody,
  data: z.object({ balances: z.array(walletBalance), entries: z.array(ledgerEntry), pagination }),
  errorCodes: [...PAGING_ERROR_CODES, "sign_in_required"],
});

/** Rules: docs/product/money.md#tips. */
export const tipGame = defineCall({
  name: "tipGame",
  summary: "Tips a game in pixels.",
  method: "POST",
  path: "/gxc/games/{gameId}/tips",
  access: "signed-in",
  params: oneGame,
  query: noParams,
  body: z.object({ amount: z.int().min(1).max(MAX_TIP_AMOUNT), currency: pixelCurrency }),
  data: z.object({ balance: z.int().min(0) }),
  idempotent: true,
  errorCodes: [
    ...IDEMPOTENCY_ERROR_CODES,
    "sign_in_required",
    "game_not_found",
    "tipping_disabled",
    "email_not_confirmed",
    "insufficient_funds",
    "invalid_request_payload",
  ],
});

export const listStickers = defineCall({
  name: "listStickers",
  summary: "Stickers that can be given to games.",
  method: "GET",
  path: "/gxc/stickers",
  access: "everyone",
  params: noParams,
  query: localeQuery,
  body: noBody,
  data: z.object({ stickers: z.array(sticker) }),
  errorCodes: [],
});

/**
 * `price`, in units of `currency`, is what the player was shown: another one is refused.
 * Rules: docs/product/money.md#stickers.
 */
export const giveSticker = defineCall({
  name: "giveSticker",
  summary: "Buys a sticker and gives it to a game.",
  method: "POST",
  path: "/gxc/games/{gameId}/stickers",
  access: "signed-in",
  params: oneGame,
  query: noParams,
  body: z.object({ stickerId: id, price: z.number().min(0).nullish(), currency: stickerCurrency.nullish() }),
  data: z.object({ balance: z.int().min(0), uses: z.int().min(1) }),
  idempotent: true,
  errorCodes: [
    ...IDEMPOTENCY_ERROR_CODES,
    "sign_in_required",
    "game_not_found",
    "sticker_not_found",
    "tipping_disabled",
    "email_not_confirmed",
    "insufficient_funds",
    "payments_disabled",
    "price_changed",
    "invalid_request_payload",
  ],
});

/**
 * `price`, in units of `currency`, is what the player was shown: another one is refused.
 * For real money `completed` is false and the buyer pays at `paymentUrl` (docs/product/money.md#purchases).
 */
export const purchaseItem = defineCall({
  name: "purchaseItem",
  summary: "Buys or claims an item of a game.",
  method: "POST",
  path: "/gxc/games/{gameId}/items/{itemId}/purchase",
  access: "signed-in",
  params: z.object({ gameId: z.string(), itemId: id }),
  query: localeQuery,
  body: z.object({ price: z.number().min(0).nullish(), currency: z.string().nullish() }),
  data: z.object({ completed: z.boolean(), paymentUrl: assetUrl.nullish() }),
  idempotent: true,
  errorCodes: [
    ...IDEMPOTENCY_ERROR_CODES,
    "sign_in_required",
    "game_not_found",
    "item_not_found",
    "already_purchased",
    "insufficient_funds",
    "payments_disabled",
    "payment_provider_unavailable",
    "price_changed",
    "invalid_request_payload",
  ],
});

export const getOrder = defineCall({
  name: "getOrder",
  summary: "The status of a purchase for real money.",
  method: "GET",
  path: "/profile/orders/{orderId}",
  access: "signed-in",
  params: z.object({ orderId: id }),
  query: localeQuery,
  body: noBody,
  data: order,
  errorCodes: ["sign_in_required", "order_not_found"],
});

export const listPurchases = defineCall({
  name: "listPurchases",
  summary: "The viewer's purchases, the latest first.",
  method: "GET",
  path: "/profile/purchases",
  access: "signed-in",
  params: noParams,
  query: pageQuery.extend(localeQuery.shape),
  body: noBody,
  data: z.object({ purchases: z.array(purchase), pagination }),
  errorCodes: [...PAGING_ERROR_CODES, "sign_in_required"],
});

export const getPurchase = defineCall({
  name: "getPurchase",
  summary: "One of the viewer's purchases, for its receipt.",
  method: "GET",
  path: "/profile/purchases/{purchaseId}",
  access: "signed-in",
  params: z.object({ purchaseId: id }),
  query: localeQuery,
  body: noBody,
  data: purchase,
  errorCodes: ["sign_in_required", "purchase_not_found"],
});

/** Orders for real money that are unpaid, expired or being refunded. */
export const listOrders = defineCall({
  name: "listOrders",
  summary: "The viewer's orders that are pending, expired or refunded, the latest first.",
  method: "GET",
  path: "/profile/orders",
  access: "signed-in",
  params: noParams,
  query: pageQuery.extend(localeQuery.shape),
  body: noBody,
  data: z.object({ orders: z.array(order), pagination }),
  errorCodes: [...PAGING_ERROR_CODES, "sign_in_required"],
});
