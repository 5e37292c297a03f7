import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { eq } from "drizzle-orm";
import { vi } from "vitest";
import { paymentOrders, pixelGrants, purchases, refunds } from "~api/db/schema";
import * as calls from "~contract/calls/desk-purchases";
import { storeItem } from "../../fixtures/spending";
import { callApi } from "../call-api";
import type { CallCase } from "../call-case";
import { UNKNOWN_ID } from "../generic-errors";
import { asOwner, type World } from "../world";

const PRICE = 30;
const BODY = { amount: PRICE, reason: "A mistake." };
const GRANT = { currency: "GPX", amount: 5, reason: "It was down." };

async function aPurchase({ api, game, player }: World, price = PRICE): Promise<string> {
  const itemId = await storeItem(api, { gameId: game, price: PRICE });
  const purchaseId = randomUUID();
  const row = { purchaseId, userId: player.userId, itemId, price, currency: "RPX", purchasedAt: new Date() };
  await api.database.insert(purchases).values(row);
  return purchaseId;
}

async function anOrder({ api, game, player }: World, provider: "STRIPE" | "XSOLLA" = "STRIPE"): Promise<string> {
  const orderId = randomUUID();
  const itemId = await storeItem(api, { gameId: game, price: PRICE, currency: "EUR" });
  const order = { orderId, userId: player.userId, itemId, provider, amount: PRICE, currency: "EUR" };
  const paid = { status: "PAID" as const, paymentId: orderId, title: "Softfall", locale: "en" };
  const createdAt = new Date();
  await api.database.insert(paymentOrders).values({ ...order, ...paid, createdAt, expiresAt: createdAt });
  return orderId;
}

const refunding =
  (find: (world: World) => Promise<string>, { body = BODY } = {}) =>
  async (world: World) => ({
    ...{ ...(await asOwner(world)), params: { recordId: await find(world), refundId: randomUUID() }, body },
  });

/** Until it is asked once. */
async function listenAndRefuse({ stripeUrl }: World): Promise<void> {
  const server = createServer((_request, response) => {
    response.writeHead(400, { "content-type": "application/json", connection: "close" });
    response.end(JSON.stringify({ error: { type: "invalid_request_error", message: "No" } }));
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(Number(new URL(stripeUrl).port), "127.0.0.1", resolve));
}

/** The provider's failure is logged for the owner. */
const silently = <Request>(request: (world: World) => Promise<Request>) => {
  return (world: World) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    return request(world);
  };
};

const granting =
  (body: object = GRANT) =>
  async (world: World) => ({
    ...(await asOwner(world)),
    ...{ params: { userId: world.player.userId, grantId: randomUUID() as string }, body },
  });

export const DESK_PURCHASE_CASES: CallCase[] = [
  {
    call: calls.listDeskPurchases,
    example: async (world) => {
      await aPurchase(world);
      return { ...(await asOwner(world)), query: { search: "portia" } };
    },
    refusals: {
      invalid_request_payload: async (world) => ({ ...(await asOwner(world)), query: { search: "x".repeat(101) } }),
    },
  },
  {
    call: calls.readDeskPurchase,
    example: async (world) => ({ ...(await asOwner(world)), params: { recordId: await anOrder(world) } }),
    refusals: {
      purchase_not_found: async (world) => ({ ...(await asOwner(world)), params: { recordId: UNKNOWN_ID } }),
    },
  },
  {
    call: calls.refundPurchase,
    example: refunding(aPurchase),
    refusals: {
      purchase_not_found: refunding(() => Promise.resolve(UNKNOWN_ID)),
      change_id_reused: async (world) => {
        const request = await refunding(aPurchase)(world);
        await callApi(calls.refundPurchase, { ...request, body: { ...BODY, amount: 1 } });
        return request;
      },
      purchase_not_refundable: refunding((world) => aPurchase(world, 0)),
      refund_too_high: refunding(aPurchase, { body: { ...BODY, amount: PRICE + 1 } }),
      refund_waiting: async (world) => {
        const request = await refunding((each) => anOrder(each, "STRIPE"))(world);
        const { recordId: orderId, refundId } = request.params;
        const row = { refundId, orderId, ...BODY, state: "pending" as const, createdAt: new Date() };
        await world.api.database.insert(refunds).values({ ...row, sentAt: new Date() });
        await world.api.database
          .update(paymentOrders)
          .set({ provider: "XSOLLA" })
          .where(eq(paymentOrders.orderId, orderId));
        return request;
      },
      refund_refused: silently(async (world) => {
        await listenAndRefuse(world);
        return refunding((each) => anOrder(each))(world);
      }),
      payments_disabled: refunding((world) => anOrder(world, "XSOLLA")),
      payment_provider_unavailable: silently(refunding((world) => anOrder(world))),
    },
  },
  {
    call: calls.readPlayerWallet,
    example: async (world) => ({ ...(await asOwner(world)), params: { userId: world.player.userId } }),
    refusals: { user_not_found: async (world) => ({ ...(await asOwner(world)), params: { userId: UNKNOWN_ID } }) },
  },
  {
    call: calls.grantPixels,
    example: granting(),
    refusals: {
      user_not_found: async (world) => {
        const request = await granting()(world);
        return { ...request, params: { ...request.params, userId: UNKNOWN_ID } };
      },
      purchase_not_found: granting({ ...GRANT, orderId: UNKNOWN_ID }),
      purchase_not_refundable: async (world) => {
        const orderId = await anOrder(world);
        await world.api.database
          .update(paymentOrders)
          .set({ status: "EXPIRED" })
          .where(eq(paymentOrders.orderId, orderId));
        return granting({ ...GRANT, orderId })(world);
      },
      change_id_reused: async (world) => {
        const request = await granting()(world);
        await callApi(calls.grantPixels, request);
        return { ...request, body: { ...GRANT, amount: 6 } };
      },
      grant_to_oneself: async (world) => {
        const request = await granting()(world);
        return { ...request, params: { ...request.params, userId: request.as.userId } };
      },
      grants_exhausted: async (world) => {
        const request = await granting()(world);
        const given = { ...GRANT, currency: "GPX" as const, amount: calls.MAX_GRANTED_A_DAY, createdAt: new Date() };
        const { userId } = world.player;
        await world.api.database
          .insert(pixelGrants)
          .values({ grantId: randomUUID(), userId, staffId: request.as.userId, ...given });
        return request;
      },
    },
  },
];
