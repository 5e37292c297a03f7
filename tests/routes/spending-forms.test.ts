import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { games, user } from "~api/db/schema";
import { gameId, gamePath } from "~api/seed/demo-games";
import { loader as gamePage } from "~/routes/($locale).games.$gameId.($mangledTitle)/route";
import { action as giveSticker, loader as stickersByGet } from "~/routes/api.stickers";
import { action as tip, loader as tipsByGet } from "~/routes/api.tips";
import { ledgerOf, grantPixels } from "../fixtures/spending";
import { runAction, runLoader, type RequestOptions } from "../setup/portal";
import { newVisitor, openPortal, playAsGuest, signUp } from "../setup/portal-visitors";
import type { TestVisitor } from "../setup/test-api";

const GAME = gameId("softfall");
const PAGE = gamePath("softfall");

let database: Awaited<ReturnType<typeof openPortal>>;

const idOf = async (username: string) =>
  (await database.select({ id: user.id }).from(user).where(eq(user.username, username)))[0]?.id ?? "";

async function playerWith(username: string, pixels: number): Promise<{ visitor: TestVisitor; userId: string }> {
  const visitor = await signUp(username);
  const userId = await idOf(username);
  if (pixels > 0) await grantPixels({ database }, userId, pixels);
  return { visitor, userId };
}

const balanceOf = async (userId: string) => (await ledgerOf({ database }, userId)).balances["RPX"] ?? 0;

const moneyOf = async (visitor: TestVisitor, path = PAGE) =>
  (await runLoader(gamePage, "/:locale?/games/:gameId/:mangledTitle?", path, { visitor })).payload.money;

const send = (fields: Record<string, string>, options: RequestOptions) =>
  runAction(tip, "/api/tips/", {
    body: new URLSearchParams({ gameId: GAME, key: crypto.randomUUID(), currency: "RPX", amount: "10", ...fields }),
    ...options,
  });

const give = (fields: Record<string, string>, options: RequestOptions) =>
  runAction(giveSticker, "/api/stickers/", {
    body: new URLSearchParams({ gameId: GAME, key: crypto.randomUUID(), ...fields }),
    ...options,
  });

beforeAll(async () => {
  database = await openPortal();
});

beforeEach(async () => {
  await database.update(games).set({ tippingEnabled: true });
});

describe("the game page", () => {
  it("has a key and the wallet for a player, and neither for a visitor", async () => {
    const { visitor } = await playerWith("purse_owner", 1250);
    const money = await moneyOf(visitor);
    expect(money.spender?.balances?.map(({ amount }) => amount)).toContain("1\u00a0250");
    expect((await moneyOf(visitor)).spender?.key).not.toBe(money.spender?.key);
    for (const viewer of [newVisitor(), await playAsGuest()]) {
      expect(await moneyOf(viewer)).toMatchObject({ spender: null, support: { tip: { currency: "RPX" } } });
    }
  });

  it("shows the stickers in the page's language", async () => {
    const titles = (await moneyOf(newVisitor(), `/ru${PAGE}`)).support?.stickers.map(({ title }) => title);
    expect(titles).toContain("Светлячок");
  });
});

describe("tips", () => {
  it("are paid from the wallet and counted by the game", async () => {
    const { visitor, userId } = await playerWith("tipper", 100);
    const result = await send({}, { visitor });
    expect(result).toMatchObject({
      status: 200,
      payload: { ok: true, done: "support.tipped", params: { amount: "10\u00a0RPx" } },
    });
    expect(await balanceOf(userId)).toBe(90);
    const received = (await moneyOf(visitor)).support?.received.find(({ label }) => label === "Tips received");
    expect(Number.parseInt(received?.value ?? "0", 10)).toBeGreaterThanOrEqual(10);
  });

  it("with one key are paid once, also in parallel; a reloaded page has a new key", async () => {
    const { visitor, userId } = await playerWith("double_tipper", 100);
    const { key = "" } = (await moneyOf(visitor)).spender ?? {};
    const results = await Promise.all([1, 2, 3].map(() => send({ key }, { visitor })));
    expect(results.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await balanceOf(userId)).toBe(90);
    await send({ key: (await moneyOf(visitor)).spender?.key ?? "" }, { visitor });
    expect(await balanceOf(userId)).toBe(80);
  });

  it("may have a custom whole amount", async () => {
    const { visitor, userId } = await playerWith("own_amount", 100);
    expect((await send({ other: " 37 " }, { visitor })).payload).toMatchObject({ ok: true });
    for (const other of ["0", "-1", "2.5", "1e9", "many"]) {
      const refused = { status: 409, payload: { ok: false, error: "invalid_request_payload" } };
      expect(await send({ other }, { visitor }), other).toMatchObject(refused);
    }
    expect(await balanceOf(userId)).toBe(63);
  });

  it("return the reason of a refused tip", async () => {
    const { visitor } = await playerWith("poor_tipper", 5);
    const errorOf = async (fields: Record<string, string>) => (await send(fields, { visitor })).payload;
    expect(await errorOf({})).toEqual({ ok: false, error: "insufficient_funds" });
    expect(await errorOf({ gameId: crypto.randomUUID() })).toEqual({ ok: false, error: "game_not_found" });
    await database.update(games).set({ tippingEnabled: false }).where(eq(games.gameId, GAME));
    expect(await errorOf({})).toEqual({ ok: false, error: "tipping_disabled" });
  });

  it("as a plain form redirect to the page with a toast in its language", async () => {
    const { visitor, userId } = await playerWith("plain_tipper", 15);
    for (const text of ["10 RPx gegeben. Danke!", "Dafür reichen deine Pixel nicht"]) {
      const { status, location, headers } = await send({ target: `/de${PAGE}` }, { visitor });
      expect({ status, location }).toEqual({ status: 302, location: `/de${PAGE}` });
      expect(toastIn(headers).replaceAll("\u00a0", " ")).toContain(text);
    }
    expect(await balanceOf(userId)).toBe(5);
  });

  it("redirect visitors and guests to the login page, or return an error to scripts", async () => {
    for (const visitor of [newVisitor(), await playAsGuest()]) {
      const { location } = await send({ target: PAGE }, { visitor });
      expect(decodeURIComponent(location ?? "")).toContain(`/session/login?site=http://portal.test&target=`);
      expect(decodeURIComponent(location ?? "")).toContain(PAGE);
      const refusal = { ok: false, error: "sign_in_required", isUserRefused: true };
      expect((await send({}, { visitor })).payload).toEqual(refusal);
    }
  });

  it("are refused from other sites, without a valid key, and by GET", async () => {
    const { visitor, userId } = await playerWith("hostile_tips", 100);
    expect((await send({}, { visitor, headers: { origin: "https://evil.example" } })).status).toBe(403);
    for (const broken of [{ key: "x" }, { currency: "USD" }, { gameId: "softfall" }]) {
      expect((await send(broken, { visitor })).status).toBe(400);
    }
    expect((await send({ target: "https://evil.example/" }, { visitor })).location).toBeNull();
    expect(await balanceOf(userId)).toBe(90);
    expect((await runLoader(tipsByGet, "/api/tips/", "/api/tips/")).status).toBe(405);
  });
});

describe("stickers", () => {
  it("are bought and counted once for each key", async () => {
    const { visitor, userId } = await playerWith("sticker_fan", 100);
    const { spender, support } = await moneyOf(visitor);
    const sticker = `${support?.stickers.find(({ title }) => title === "Firefly")?.id ?? ""} 5 RPX`;
    const key = spender?.key ?? "";
    for (let time = 0; time < 2; time += 1) {
      expect((await give({ key, sticker }, { visitor })).payload).toMatchObject({ ok: true });
    }
    expect(await balanceOf(userId)).toBe(95);
    const [firefly] = (await moneyOf(visitor)).support?.stickers ?? [];
    expect(firefly).toMatchObject({ title: "Firefly", given: "Given: 1" });
  });

  it("return the reason of a refused sticker", async () => {
    const { visitor } = await playerWith("no_sticker", 0);
    const stickerId = (await moneyOf(visitor)).support?.stickers[0]?.id ?? "";
    const sticker = `${stickerId} 5 RPX`;
    expect((await give({ sticker }, { visitor })).payload).toEqual({ ok: false, error: "insufficient_funds" });
    const missing = await give({ sticker: `${crypto.randomUUID()} 5 RPX` }, { visitor });
    expect(missing.payload).toEqual({ ok: false, error: "sticker_not_found" });
    for (const shown of ["4 RPX", "5 GPX"]) {
      const changed = await give({ sticker: `${stickerId} ${shown}` }, { visitor });
      expect(changed.payload).toEqual({ ok: false, error: "price_changed" });
    }
    for (const broken of [stickerId, `${stickerId} 5 EUR`, `${stickerId} free RPX`]) {
      expect((await give({ sticker: broken }, { visitor })).status).toBe(400);
    }
    const plain = await give({ sticker, target: PAGE }, { visitor });
    expect(toastIn(plain.headers)).toContain("Not enough pixels. Quests pay some.");
    expect((await runLoader(stickersByGet, "/api/stickers/", "/api/stickers/")).status).toBe(405);
  });
});

function toastIn(headers: Headers): string {
  const [value = ""] = (headers.get("set-cookie") ?? "").replace(/^toast=/, "").split(";");
  return Buffer.from(decodeURIComponent(value).split(".")[0] ?? "", "base64").toString("utf8");
}
