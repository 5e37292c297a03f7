import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { gameItems, purchases, user } from "~api/db/schema";
import { gameId, gamePath } from "~api/seed/demo-games";
import { loader as gamePage } from "~/routes/($locale).games.$gameId.($mangledTitle)/route";
import { action, loader } from "~/routes/api.purchases";
import { ledgerOf, grantPixels, storeItem } from "../fixtures/spending";
import { runAction, runLoader, type RequestOptions } from "../setup/portal";
import { newVisitor, openPortal, signUp } from "../setup/portal-visitors";
import type { TestVisitor } from "../setup/test-api";

const GAME = gameId("softfall");
const PAGE = gamePath("softfall");
const DAY_MS = 24 * 60 * 60 * 1000;

let database: Awaited<ReturnType<typeof openPortal>>;

const buy = (fields: Record<string, string>, options: RequestOptions) =>
  runAction(action, "/api/purchases/", {
    body: new URLSearchParams({ gameId: GAME, key: crypto.randomUUID(), ...fields }),
    ...options,
  });

const offersTo = async (visitor: TestVisitor) =>
  (await runLoader(gamePage, "/:locale?/games/:gameId/:mangledTitle?", PAGE, { visitor })).payload.money.offers;

async function playerWith(username: string, pixels: number) {
  const visitor = await signUp(username);
  const [row] = await database.select({ id: user.id }).from(user).where(eq(user.username, username));
  const userId = row?.id ?? "";
  if (pixels > 0) await grantPixels({ database }, userId, pixels);
  const balance = async () => (await ledgerOf({ database }, userId)).balances["RPX"] ?? 0;
  return { visitor, balance };
}

async function sell(row: Partial<typeof gameItems.$inferInsert>): Promise<string> {
  await database.delete(purchases);
  await database.delete(gameItems).where(eq(gameItems.gameId, GAME));
  return storeItem({ database }, { gameId: GAME, ...row });
}

beforeAll(async () => {
  database = await openPortal();
});

describe("purchases", () => {
  it("are paid once from the wallet, and shown as owned", async () => {
    const itemId = await sell({ price: 30, discountedPrice: 20 });
    const { visitor, balance } = await playerWith("buyer", 50);
    expect(await offersTo(visitor)).toMatchObject([{ state: "for-pixels", price: "20\u00a0RPx" }]);
    const key = crypto.randomUUID();
    const results = await Promise.all([buy({ itemId, key }, { visitor }), buy({ itemId, key }, { visitor })]);
    for (const { payload } of results) expect(payload).toEqual({ ok: true, done: "offer.bought", params: {} });
    expect((await buy({ itemId }, { visitor })).payload).toMatchObject({ ok: true });
    expect(await balance()).toBe(30);
    expect(await offersTo(visitor)).toMatchObject([{ owned: itemId }]);
    expect(await offersTo(newVisitor())).toMatchObject([{ state: "for-pixels" }]);
  });

  it("cost nothing within the claim period", async () => {
    const now = Date.now();
    const period = { claimStartsAt: new Date(now - DAY_MS), claimEndsAt: new Date(now + DAY_MS) };
    const itemId = await sell({ price: 499, currency: "EUR", ...period });
    const { visitor, balance } = await playerWith("claimer", 0);
    expect(await offersTo(visitor)).toMatchObject([{ state: "free", price: null, oldPrice: "4.99\u00a0EUR" }]);
    const { status, location } = await buy({ itemId, target: PAGE }, { visitor });
    expect({ status, location }).toEqual({ status: 302, location: PAGE });
    expect(await balance()).toBe(0);
    expect(await offersTo(visitor)).toMatchObject([{ owned: itemId }]);
  });

  it("pay what the page showed, or nothing", async () => {
    const itemId = await sell({ price: 30 });
    const { visitor, balance } = await playerWith("careful_buyer", 50);
    const [offer] = await offersTo(visitor);
    const shown = offer?.shown ?? expect.fail("nothing is for sale");
    expect(shown).toEqual({ price: "30", currency: "RPX" });
    await database.update(gameItems).set({ price: 45 }).where(eq(gameItems.itemId, itemId));
    expect((await buy({ itemId, ...shown }, { visitor })).payload).toEqual({ ok: false, error: "price_changed" });
    expect(await balance()).toBe(50);
    const { payload } = await buy({ itemId, ...shown, price: "45" }, { visitor });
    expect(payload).toMatchObject({ ok: true });
    expect(await balance()).toBe(5);
  });

  it("return the reason of a refused purchase", async () => {
    const { visitor } = await playerWith("poor_buyer", 0);
    const errorOf = async (itemId: string) => (await buy({ itemId }, { visitor })).payload;
    expect(await errorOf(await sell({}))).toEqual({ ok: false, error: "insufficient_funds" });
    expect(await errorOf(crypto.randomUUID())).toEqual({ ok: false, error: "item_not_found" });
    expect(await errorOf(await sell({ currency: "EUR" }))).toEqual({ ok: false, error: "payments_disabled" });
    expect(await offersTo(visitor)).toMatchObject([{ state: "closed" }]);
    expect((await buy({ itemId: "first" }, { visitor })).status).toBe(400);
    expect((await runLoader(loader, "/api/purchases/", "/api/purchases/")).status).toBe(405);
  });

  it("redirect visitors to the login page and back", async () => {
    const { location } = await buy({ itemId: crypto.randomUUID(), target: PAGE }, { visitor: newVisitor() });
    expect(decodeURIComponent(location ?? "")).toContain(`target=http://portal.test${PAGE}`);
  });
});
