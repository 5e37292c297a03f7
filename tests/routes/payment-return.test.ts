import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { paymentOrders, user } from "~api/db/schema";
import { gameId, gamePath } from "~api/seed/demo-games";
import { consumeToast } from "~/server/toast.server";
import { loader } from "~/routes/api.payment-return";
import type { OrderStatus } from "~contract/entities/order";
import { storeItem } from "../fixtures/spending";
import { runLoader } from "../setup/portal";
import { newVisitor, openPortal, signUp } from "../setup/portal-visitors";
import { TEST_SITE_URL, type TestVisitor } from "../setup/test-api";

let database: Awaited<ReturnType<typeof openPortal>>;
let buyer: TestVisitor;
let buyerId: string;

beforeAll(async () => {
  database = await openPortal();
  buyer = await signUp("returning");
  const [row] = await database.select({ id: user.id }).from(user).where(eq(user.username, "returning"));
  buyerId = row?.id ?? "";
});

async function order(status: OrderStatus): Promise<string> {
  const orderId = randomUUID();
  const itemId = await storeItem({ database }, { gameId: gameId("softfall"), price: 499, currency: "EUR" });
  const createdAt = new Date();
  await database.insert(paymentOrders).values({
    ...{ orderId, userId: buyerId, itemId, status, provider: "STRIPE", amount: 499, currency: "EUR" },
    ...{ title: "Softfall", locale: "de", createdAt, expiresAt: new Date(createdAt.getTime() + 3_600_000) },
  });
  return orderId;
}

async function returnWith(query: Record<string, string>, visitor = buyer) {
  const path = `/api/payment-return/?${new URLSearchParams(query).toString()}`;
  const { status, location, headers } = await runLoader(loader, "/api/payment-return/", path, { visitor });
  const cookie = headers.getSetCookie().find((value) => value.startsWith("toast=")) ?? "";
  const { toast } = await consumeToast(new Request(TEST_SITE_URL, { headers: { cookie: cookie.split(";")[0] ?? "" } }));
  return { status, location, toast: toast && [toast.type, toast.message] };
}

describe("returning from a payment provider", () => {
  it.each([
    ["PAID", { outcome: "cancelled" }, "success", "Zahlung eingegangen. Jetzt gehört es dir."],
    ["PENDING", { outcome: "cancelled" }, "info", "Zahlung abgebrochen. Es wurde nichts abgebucht."],
    ["EXPIRED", { outcome: "paid" }, "info", "Diese Zahlung ist abgelaufen. Es wurde nichts abgebucht."],
    ["REFUNDED", {}, "info", "Diese Zahlung wurde zurückerstattet."],
  ] as const)("redirects to the game's page with a toast for a %s order: %j", async (status, rest, type, text) => {
    const result = await returnWith({ order: await order(status), locale: "de", ...rest });
    expect(result).toEqual({ status: 302, location: `/de${gamePath("softfall")}`, toast: [type, text] });
  });

  it("never shows an unconfirmed order as paid", async () => {
    const { toast } = await returnWith({ order: await order("PENDING"), locale: "en", outcome: "paid" });
    expect(toast).toEqual(["info", "The payment is being confirmed. As soon as that is done, the game is yours."]);
  });

  it("redirects other players to their purchases, and visitors to the login page", async () => {
    const orderId = await order("PAID");
    const stranger = await returnWith({ order: orderId, locale: "en" }, await signUp("stranger"));
    expect(stranger).toMatchObject({ location: "/profile/purchases/", toast: ["warning", expect.any(String)] });
    const visitor = await returnWith({ order: orderId, locale: "en" }, newVisitor());
    expect(decodeURIComponent(visitor.location ?? "")).toContain(`/api/payment-return/?order=${orderId}`);
  });

  it.each([{}, { order: "first", locale: "en" }])("returns 404 with %j", async (query) => {
    expect((await returnWith(query)).status).toBe(404);
  });
});
