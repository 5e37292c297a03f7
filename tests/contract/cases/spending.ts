import { eq } from "drizzle-orm";
import { vi } from "vitest";
import { changeBalance } from "~api/store/money/ledger";
import { games, paymentOrders, stickers, walletBalances } from "~api/db/schema";
import {
  getOrder,
  getPurchase,
  getWallet,
  giveSticker,
  listOrders,
  listPurchases,
  listStickers,
  MAX_TIP_AMOUNT,
  purchaseItem,
  tipGame,
} from "~contract/calls/spending";
import { storeItem as sellItem } from "../../fixtures/spending";
import { callApi } from "../call-api";
import type { CaseRequest, CallCase } from "../call-case";
import { UNKNOWN_ID } from "../generic-errors";
import { unconfirmedUser, type World } from "../world";

const PRICE = 30;

async function fillWallet({ api, player }: World): Promise<void> {
  const now = new Date();
  const grant = { currency: "RPX", amount: MAX_TIP_AMOUNT, reason: "GRANT", subject: { en: "" } } as const;
  await api.database.transaction((transaction) =>
    changeBalance(transaction, { userId: player.userId, ...grant, referenceId: null, now }),
  );
}

async function emptyWallet({ api, player }: World): Promise<void> {
  await api.database.update(walletBalances).set({ balance: 0 }).where(eq(walletBalances.userId, player.userId));
}

async function allowTips({ api, game }: World, tippingEnabled: boolean): Promise<void> {
  await api.database.update(games).set({ tippingEnabled }).where(eq(games.gameId, game));
}

const storeItem = ({ api, game }: World, currency: string) => sellItem(api, { gameId: game, price: PRICE, currency });

async function payBy({ api, game }: World, paymentProvider: "STRIPE" | "XSOLLA"): Promise<void> {
  await api.database.update(games).set({ paymentProvider }).where(eq(games.gameId, game));
}

async function storeOrder(world: World): Promise<string> {
  const order = { orderId: crypto.randomUUID(), userId: world.player.userId, itemId: await storeItem(world, "EUR") };
  const details = { provider: "STRIPE" as const, amount: PRICE, currency: "EUR", title: "Softfall", locale: "en" };
  const createdAt = new Date();
  await world.api.database.insert(paymentOrders).values({ ...order, ...details, createdAt, expiresAt: createdAt });
  return order.orderId;
}

async function storeSticker({ api }: World, currency: "RPX" | "USD"): Promise<string> {
  const stickerId = crypto.randomUUID();
  const title = { en: "A star" };
  await api.database
    .insert(stickers)
    .values({ stickerId, alias: stickerId, title, currency, amount: PRICE, position: 99 });
  return stickerId;
}

async function tipping(world: World): Promise<CaseRequest> {
  await fillWallet(world);
  await allowTips(world, true);
  return { as: world.player, params: { gameId: world.game }, body: { amount: 5, currency: "RPX" } };
}

async function giving(world: World): Promise<CaseRequest> {
  const { as, params = {} } = await tipping(world);
  return { as, params, body: { stickerId: await storeSticker(world, "RPX") } };
}

async function purchasing(world: World): Promise<CaseRequest> {
  await fillWallet(world);
  return { as: world.player, params: { gameId: world.game, itemId: await storeItem(world, "RPX") } };
}

async function penniless(request: Promise<CaseRequest>, world: World): Promise<CaseRequest> {
  const poor = await request;
  await emptyWallet(world);
  return poor;
}

async function withoutTips(request: Promise<CaseRequest>, world: World): Promise<CaseRequest> {
  const refused = await request;
  await allowTips(world, false);
  return refused;
}

export const SPENDING_CASES: CallCase[] = [
  {
    call: getWallet,
    example: async (world) => {
      await fillWallet(world);
      return { as: world.player };
    },
  },
  {
    call: tipGame,
    example: tipping,
    refusals: {
      tipping_disabled: (world) => withoutTips(tipping(world), world),
      email_not_confirmed: async (world) => ({ ...(await tipping(world)), as: await unconfirmedUser(world) }),
      insufficient_funds: (world) => penniless(tipping(world), world),
    },
  },
  { call: listStickers, example: ({ visitor }) => ({ as: visitor, query: { locale: "es" } }) },
  {
    call: giveSticker,
    example: giving,
    refusals: {
      tipping_disabled: (world) => withoutTips(giving(world), world),
      email_not_confirmed: async (world) => ({ ...(await giving(world)), as: await unconfirmedUser(world) }),
      insufficient_funds: (world) => penniless(giving(world), world),
      payments_disabled: async (world) => {
        const request = await giving(world);
        return { ...request, body: { stickerId: await storeSticker(world, "USD") } };
      },
      price_changed: async (world) => {
        const request = await giving(world);
        const shown = { price: PRICE - 1, currency: "RPX" };
        return { ...request, body: { stickerId: await storeSticker(world, "RPX"), ...shown } };
      },
    },
  },
  {
    call: purchaseItem,
    example: purchasing,
    refusals: {
      already_purchased: async (world) => {
        const request = await purchasing(world);
        await callApi(purchaseItem, request);
        return request;
      },
      insufficient_funds: (world) => penniless(purchasing(world), world),
      payments_disabled: async (world) => {
        await payBy(world, "XSOLLA");
        return { as: world.player, params: { gameId: world.game, itemId: await storeItem(world, "EUR") } };
      },
      price_changed: async (world) => ({ ...(await purchasing(world)), body: { price: PRICE - 1, currency: "RPX" } }),
      invalid_request_payload: async (world) => ({ ...(await purchasing(world)), body: { price: "free" } }),
      payment_provider_unavailable: async (world) => {
        // The error is logged for the owner.
        vi.spyOn(console, "error").mockImplementation(() => undefined);
        await payBy(world, "STRIPE");
        return { as: world.player, params: { gameId: world.game, itemId: await storeItem(world, "EUR") } };
      },
    },
  },
  {
    call: getOrder,
    example: async (world) => ({ as: world.player, params: { orderId: await storeOrder(world) } }),
  },
  {
    call: listOrders,
    example: async (world) => {
      await storeOrder(world);
      return { as: world.player };
    },
  },
  {
    call: getPurchase,
    example: async (world) => {
      await callApi(purchaseItem, await purchasing(world));
      const { data } = await callApi(listPurchases, { as: world.player });
      const [bought] = listPurchases.data.parse(data).purchases;
      return { as: world.player, params: { purchaseId: bought?.purchaseId ?? "" } };
    },
    refusals: { purchase_not_found: ({ player }) => ({ as: player, params: { purchaseId: UNKNOWN_ID } }) },
  },
  {
    call: listPurchases,
    example: async (world) => {
      await callApi(purchaseItem, await purchasing(world));
      return { as: world.player };
    },
  },
];
