import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { beginPreview, PREVIEW_HEADER } from "~contract/calls/desk-preview";
import * as calls from "~contract/calls/desk-games";
import { listAuditEntries } from "~contract/calls/desk-staff";
import { getGame } from "~contract/calls/games";
import { getFullVersion } from "~contract/calls/in-game";
import { listPurchases } from "~contract/calls/spending";
import type { GameOffers, ItemOffer } from "~contract/entities/game-offer";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { grantPixels, ledgerOf, storeItem } from "../../tests/fixtures/spending";
import { appoint } from "../../tests/fixtures/staff";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { gameItems, purchases } from "../db/schema";
import { anchorOf } from "../seed/demo-challenges";
import { gameId } from "../seed/demo-games";
import { fullVersionId, renewGiveaways } from "../seed/giveaways";
import { publishDueDrafts } from "../store/drafts/due-drafts";

const HOUR_MS = 3_600_000;
const GAME = gameId("softfall");
const OFFER: ItemOffer = { price: 40, discountedPrice: null, currency: "RPX", claim: null };

let api: TestApi;
let editor: Member;
let player: Member;
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  await fillWithDemoCatalogue(api.database);
  editor = await aMember(api, "Ilse");
  player = await aMember(api, "Juno");
  await appoint(api.database, editor, { role: "EDITOR" });
  await grantPixels(api, player.userId, 100);
});

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const read = (id = GAME) => dataOf(calls.readDeskGameEntry, editor.fetch(`/desk/games/${id}`));
const post = async (path: string, body: object = {}, id = GAME) =>
  editor.send("POST", `/desk/games/${id}/${path}`, { version: (await read(id)).version, ...body });
const publish = (publishDate: string | null = null, id = GAME) => post("publication", { publishDate }, id);

async function save(offers: Partial<GameOffers>, id = GAME) {
  const { draft, published, version } = await read(id);
  const content = draft?.content ?? published ?? expect.fail("the game has no content");
  const changed = { ...content, offers: { ...content.offers, ...offers } };
  return editor.send("PUT", `/desk/games/${id}/draft`, { content: changed, version });
}

async function sell(offer: ItemOffer | null, id = GAME) {
  expect((await save({ FULL_VERSION: offer }, id)).status).toBe(200);
  expect((await publish(null, id)).status).toBe(200);
}

const itemsOf = async (id = GAME) => (await dataOf(getGame, api.fetch(`/gxc/v2/games/${id}`))).gameItems;
const itemId = async () => (await itemsOf())[0]?.itemId ?? expect.fail("nothing is for sale");
const rowsOf = (id = GAME) => api.database.select().from(gameItems).where(eq(gameItems.gameId, id));
const buy = async (shown: object = {}, id?: string, by = player) =>
  by.send("POST", `/gxc/games/${GAME}/items/${id ?? (await itemId())}/purchase`, shown);
const balance = async () => (await ledgerOf(api, player.userId)).balances["RPX"];

describe("a game's item", () => {
  it("is drafted, published and changed at the desk, and the log says for how much", async () => {
    expect((await save({ PAID_GAME: { ...OFFER, price: 499, currency: "EUR" } })).status).toBe(200);
    expect(await itemsOf()).toEqual([]);
    expect((await publish()).status).toBe(200);
    expect(await itemsOf()).toMatchObject([{ type: "PAID_GAME", price: 4.99, currency: "EUR" }]);
    const paidGame = { price: 499, discountedPrice: 350, currency: "EUR", claim: null };
    expect((await save({ PAID_GAME: paidGame, FULL_VERSION: OFFER })).status).toBe(200);
    expect((await publish()).status).toBe(200);
    expect(await itemsOf()).toMatchObject([
      { type: "FULL_VERSION", price: 40, currency: "RPX" },
      { type: "PAID_GAME", price: 4.99, discountedPrice: 3.5 },
    ]);
    const { entries } = await dataOf(listAuditEntries, editor.fetch("/desk/audit-log?pageSize=1"));
    expect(entries[0]).toMatchObject({
      before: { "offers.FULL_VERSION.price": null, "offers.PAID_GAME.discountedPrice": null },
      after: { "offers.FULL_VERSION.price": "40 RPX", "offers.PAID_GAME.discountedPrice": "3.5 EUR" },
    });
  });

  it("gets its price by itself at its moment, and shows it in a preview before", async () => {
    await sell(OFFER);
    expect((await save({ FULL_VERSION: { ...OFFER, price: 25 } })).status).toBe(200);
    const { token } = await dataOf(beginPreview, editor.fetch(`/desk/preview?drafts=ONE&kind=game&subjectId=${GAME}`));
    const preview = api.fetch(`/gxc/v2/games/${GAME}`, { headers: { [PREVIEW_HEADER]: token } });
    expect((await dataOf(getGame, preview)).gameItems).toMatchObject([{ price: 25 }]);
    expect((await publish(inHours(1))).status).toBe(200);
    expect(await itemsOf()).toMatchObject([{ price: 40 }]);
    await publishDueDrafts(api.database, new Date(Date.now() + 2 * HOUR_MS));
    expect(await itemsOf()).toMatchObject([{ price: 25 }]);
  });

  it("is free while it may be claimed, to the second that was stored", async () => {
    await sell({ ...OFFER, claim: { startsAt: inHours(-1), endsAt: inHours(1) } });
    expect(await itemsOf()).toMatchObject([{ price: 40, activeGameItemClaimPeriod: {} }]);
    expect((await buy({ price: 0, currency: "RPX" })).status).toBe(200);
    expect(await balance()).toBe(100);
    const claimStartsAt = new Date("2031-05-06T07:08:09.123Z");
    await api.database.update(gameItems).set({ claimStartsAt, claimEndsAt: new Date("2031-06-01") });
    await sell({ ...OFFER, price: 41, claim: { startsAt: "2031-05-06T07:08:00.000Z", endsAt: inHours(90_000) } });
    expect(await rowsOf()).toMatchObject([{ price: 41, claimStartsAt }]);
  });

  it("stays with its buyers when it is taken away, and is the same when it comes back", async () => {
    await sell(OFFER);
    const id = await itemId();
    expect((await buy()).status).toBe(200);
    await sell(null);
    expect(await itemsOf()).toEqual([]);
    const other = await aMember(api, "Late");
    await grantPixels(api, other.userId, 100);
    expect(await failureOf(buy({}, id, other))).toBe("404 item_not_found");
    const owned = await dataOf(listPurchases, player.fetch("/profile/purchases"));
    expect(owned.purchases).toMatchObject([{ itemId: id, price: 40 }]);
    const fullVersion = (by: Member) => dataOf(getFullVersion, by.fetch(`/gg/games/${GAME}/full-version`));
    expect(await fullVersion(player)).toMatchObject({ isFullVersionPurchased: true, item: { itemId: id } });
    expect(await fullVersion(other)).toEqual({ isFullVersionPurchased: false, item: null });
    const { revisions } = await read();
    const sold = revisions.find(({ number }) => number === revisions.length - 1)?.number;
    expect((await post("restoration", { number: sold })).status).toBe(200);
    expect((await publish()).status).toBe(200);
    expect(await itemId()).toBe(id);
    expect(await failureOf(buy())).toBe("400 already_purchased");
  });

  it("that no editor could have written is not shown, and stays", async () => {
    await storeItem(api, { gameId: GAME, price: 30, discountedPrice: 30 });
    await storeItem(api, { gameId: GAME, type: "PAID_GAME", price: 0 });
    expect((await read()).published?.offers).toEqual({ FULL_VERSION: null, PAID_GAME: null });
    expect((await save({ PAID_GAME: OFFER })).status).toBe(200);
    expect((await publish()).status).toBe(200);
    expect(await itemsOf()).toMatchObject([
      { type: "FULL_VERSION", price: 30 },
      { type: "PAID_GAME", price: 40 },
    ]);
    expect(await rowsOf()).toHaveLength(2);
  });

  it("of the demo is given away in turn until the desk publishes the game", async () => {
    const game = gameId("pond-quartet");
    await sell({ ...OFFER, claim: null }, game);
    await renewGiveaways(api.database, anchorOf(new Date()), new Date());
    const [row] = await api.database
      .select()
      .from(gameItems)
      .where(eq(gameItems.itemId, fullVersionId("pond-quartet")));
    expect(row).toMatchObject({ price: 40, claimStartsAt: null });
    const others = await api.database
      .select()
      .from(gameItems)
      .where(eq(gameItems.itemId, fullVersionId("truffle-hunch")));
    expect(others[0]?.claimStartsAt).not.toBeNull();
  });

  it.each<[string, Partial<ItemOffer>, string]>([
    ["no price", { price: 0 }, "400 invalid_request_payload"],
    ["half a pixel", { price: 1.5 }, "400 invalid_request_payload"],
    ["a price that no provider takes", { price: 100_000_000 }, "400 invalid_request_payload"],
    ["an unknown currency", { currency: "XQQ" }, "400 invalid_request_payload"],
    ["a discount that is none", { discountedPrice: 40 }, "400 discount_not_lower"],
    ["half a claim period", { claim: { startsAt: inHours(1) } as never }, "400 invalid_request_payload"],
    [
      "a claim period that ends first",
      { claim: { startsAt: inHours(2), endsAt: inHours(1) } },
      "400 claim_ends_before_start",
    ],
  ])("is refused with %s", async (_, offer, failure) => {
    expect(await failureOf(save({ FULL_VERSION: { ...OFFER, ...offer } }))).toBe(failure);
  });
});

describe("a purchase", () => {
  it("is refused at another price than the player was shown, and then costs nothing", async () => {
    await sell({ ...OFFER, discountedPrice: 30 });
    const shown = { price: 30, currency: "RPX" };
    await sell({ ...OFFER, discountedPrice: 35 });
    expect(await failureOf(buy(shown))).toBe("400 price_changed");
    await sell({ ...OFFER, price: 30, currency: "GPX" });
    expect(await failureOf(buy(shown))).toBe("400 price_changed");
    expect(await failureOf(buy({ price: 0, currency: "GPX" }))).toBe("400 price_changed");
    expect(await balance()).toBe(100);
    await sell({ ...OFFER, price: 30 });
    expect((await buy(shown)).status).toBe(200);
    expect(await balance()).toBe(70);
  });

  it("while prices change pays what was shown, or nothing", async () => {
    await sell(OFFER);
    const id = await itemId();
    const buyers = await Promise.all(["One", "Two", "Three", "Four"].map((name) => aMember(api, `Buyer_${name}`)));
    for (const { userId } of buyers) await grantPixels(api, userId, 100);
    expect((await save({ FULL_VERSION: { ...OFFER, price: 60 } })).status).toBe(200);
    const answers = await Promise.all([
      ...buyers.slice(0, 2).map((buyer) => buy({ price: 40, currency: "RPX" }, id, buyer)),
      publish(),
      ...buyers.slice(2).map((buyer) => buy({ price: 60, currency: "RPX" }, id, buyer)),
    ]);
    expect(answers.every(({ status }) => status === 200 || status === 400)).toBe(true);
    const paid = await api.database.select().from(purchases).where(eq(purchases.itemId, id));
    for (const [index, { userId }] of buyers.entries()) {
      const own = paid.find((purchase) => purchase.userId === userId);
      const spent = 100 - ((await ledgerOf(api, userId)).balances["RPX"] ?? 0);
      expect([spent, own?.price ?? 0]).toEqual(own ? [index < 2 ? 40 : 60, spent] : [0, 0]);
    }
    expect(await itemsOf()).toMatchObject([{ itemId: id, price: 60 }]);
    expect(await failureOf(buy({}, randomUUID()))).toBe("404 item_not_found");
  });
});
