import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getGame, listGames } from "~contract/calls/games";
import { getFullVersion } from "~contract/calls/in-game";
import { getWallet, giveSticker, listPurchases, listStickers, purchaseItem, tipGame } from "~contract/calls/spending";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { allowTips, grantPixels, storeItem, storeSticker } from "../../tests/fixtures/spending";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import {
  gameItems,
  games,
  gameStatistics,
  paymentOrders,
  purchases,
  questCollections,
  stickers,
  tips,
  user,
} from "../db/schema";
import { gameId } from "../seed/demo-games";

const SOFTFALL = gameId("softfall");
const HOUR_MS = 3_600_000;
const UNKNOWN_ID = "11111111-1111-4111-8111-111111111111";
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

let api: TestApi;
let member: Member;
let members = 0;
const tip = (amount: number, currency = "RPX", game = SOFTFALL) =>
  member.send("POST", `/gxc/games/${game}/tips`, { amount, currency });
const sendSticker = (stickerId: string) => member.send("POST", `/gxc/games/${SOFTFALL}/stickers`, { stickerId });
const buy = (itemId: string, game = SOFTFALL) => member.send("POST", `/gxc/games/${game}/items/${itemId}/purchase`);
const wallet = (query = "") => dataOf(getWallet, member.fetch(`/profile/wallet${query}`));
const details = (query = "") => dataOf(getGame, api.fetch(`/gxc/v2/games/${SOFTFALL}${query}`));
const fullVersion = (person: Pick<Member, "fetch">) =>
  dataOf(getFullVersion, person.fetch(`/gg/games/${SOFTFALL}/full-version`));

beforeAll(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  await fillWithDemoCatalogue(api.database);
  // Quest rewards would change the sums.
  await api.database.delete(questCollections);
});
beforeEach(async () => {
  await allowTips(api, SOFTFALL);
  member = await aMember(api, `Patron${String(++members)}`);
});

describe("the wallet", () => {
  it("is empty, in all three currencies, at first", async () => {
    expect(await wallet()).toEqual({
      balances: [
        { currency: "RPX", balance: 0 },
        { currency: "GPX", balance: 0 },
        { currency: "BPX", balance: 0 },
      ],
      entries: [],
      pagination: { currPage: 0, numPerPage: 25, totalItems: 0, totalPages: 0 },
    });
  });

  it("lists the latest change first, page by page, in the viewer's language", async () => {
    await grantPixels(api, member.userId, 50);
    await grantPixels(api, member.userId, 5, "GPX");
    await dataOf(tipGame, tip(20));
    const { balances, entries, pagination } = await wallet("?pageSize=2");
    expect(balances.map(({ balance }) => balance)).toEqual([30, 5, 0]);
    expect(entries).toMatchObject([
      { currency: "RPX", amount: -20, balanceAfter: 30, reason: "TIP", subject: "Softfall" },
      { currency: "GPX", amount: 5, balanceAfter: 5, reason: "GRANT", subject: "Welcome" },
    ]);
    expect(pagination).toEqual({ currPage: 0, numPerPage: 2, totalItems: 3, totalPages: 2 });
    expect((await wallet("?pageSize=2&page=1")).entries).toMatchObject([{ amount: 50 }]);
  });
});

describe("tips", () => {
  it("add up in the game's RPX, and other pixels do not", async () => {
    await grantPixels(api, member.userId, 100);
    await grantPixels(api, member.userId, 100, "BPX");
    const before = (await details()).receivedRpxAmount;
    expect(await dataOf(tipGame, tip(25))).toEqual({ balance: 75 });
    expect(await dataOf(tipGame, tip(10, "BPX"))).toEqual({ balance: 90 });
    expect((await details()).receivedRpxAmount).toBe(before + 25);
  });

  it("stay with the game when the account is deleted", async () => {
    await grantPixels(api, member.userId, 10);
    await dataOf(tipGame, tip(10));
    const received = (await details()).receivedRpxAmount;
    await api.database.delete(user).where(eq(user.id, member.userId));
    expect((await details()).receivedRpxAmount).toBe(received);
    const rows = await api.database.select().from(tips).where(eq(tips.gameId, SOFTFALL));
    expect(rows.filter(({ userId }) => userId === null)).toHaveLength(1);
    const [statistics] = await api.database.select().from(gameStatistics).where(eq(gameStatistics.gameId, SOFTFALL));
    const inRpx = rows.filter(({ currency }) => currency === "RPX").map(({ amount }) => amount);
    expect(statistics?.receivedRpx).toBe(inRpx.reduce((sum, amount) => sum + amount, 0));
  });

  it("are refused where the game accepts none, and beyond the balance", async () => {
    await grantPixels(api, member.userId, 10);
    expect(await failureOf(tip(11))).toBe("400 insufficient_funds");
    expect(await failureOf(tip(1, "GPX"))).toBe("400 insufficient_funds");
    expect(await failureOf(tip(1, "USD"))).toBe("400 invalid_request_payload");
    expect(await failureOf(tip(0))).toBe("400 invalid_request_payload");
    expect(await failureOf(tip(1, "RPX", UNKNOWN_ID))).toBe("404 game_not_found");
    await allowTips(api, SOFTFALL, false);
    expect(await failureOf(tip(1))).toBe("400 tipping_disabled");
    expect((await wallet()).balances[0]).toEqual({ currency: "RPX", balance: 10 });
  });
});

describe("stickers", () => {
  it("are listed in the viewer's language, with their pictures", async () => {
    const stickerId = await storeSticker(api, { picture: "/media/stickers/paw.svg", note: { en: "Well done" } });
    const { stickers: listed } = await dataOf(listStickers, api.fetch("/gxc/stickers?locale=de"));
    expect(listed.find((sticker) => sticker.stickerId === stickerId)).toMatchObject({
      title: "Eine Pfote",
      note: "Well done",
      currency: "RPX",
      amount: 30,
      cover: { coverUrl: "/media/stickers/paw.svg", aspectRatio: "4:3" },
    });
  });

  it("are counted on the game that they are given to", async () => {
    const stickerId = await storeSticker(api, { currency: "GPX", amount: 7 });
    await grantPixels(api, member.userId, 20, "GPX");
    expect(await dataOf(giveSticker, sendSticker(stickerId))).toEqual({ balance: 13, uses: 1 });
    expect(await dataOf(giveSticker, sendSticker(stickerId))).toEqual({ balance: 6, uses: 2 });
    expect(await failureOf(sendSticker(stickerId))).toBe("400 insufficient_funds");
    const { receivedStickers } = await details("?locale=de");
    expect(receivedStickers.find((sticker) => sticker.stickerId === stickerId)).toMatchObject({
      uses: 2,
      title: "Eine Pfote",
      amount: 7,
    });
    expect((await wallet()).entries[0]).toMatchObject({ reason: "STICKER", amount: -7, subject: "Softfall" });
  });

  it("cost pixels, not money", async () => {
    const stickerId = await storeSticker(api, { currency: "USD", amount: 199 });
    expect(await failureOf(sendSticker(stickerId))).toBe("400 payments_disabled");
    expect(await failureOf(sendSticker(UNKNOWN_ID))).toBe("404 sticker_not_found");
    const { stickers: listed } = await dataOf(listStickers, api.fetch("/gxc/stickers"));
    expect(listed.find((sticker) => sticker.stickerId === stickerId)?.amount).toBe(1.99);
    await api.database.delete(stickers).where(eq(stickers.stickerId, stickerId));
    await allowTips(api, SOFTFALL, false);
    expect(await failureOf(sendSticker(await storeSticker(api)))).toBe("400 tipping_disabled");
  });
});

describe("purchases", () => {
  beforeEach(async () => {
    await api.database.delete(purchases);
    await api.database.delete(gameItems);
  });

  it("charge the lower price to the wallet, once", async () => {
    await grantPixels(api, member.userId, 100);
    const itemId = await storeItem(api, { gameId: SOFTFALL, price: 60, discountedPrice: 40 });
    expect(await dataOf(purchaseItem, buy(itemId))).toEqual({ completed: true });
    expect(await failureOf(buy(itemId))).toBe("400 already_purchased");
    expect((await wallet()).entries[0]).toMatchObject({ reason: "PURCHASE", amount: -40, balanceAfter: 60 });
    const { purchases: bought, pagination } = await dataOf(listPurchases, member.fetch("/profile/purchases"));
    expect(bought).toMatchObject([
      { itemId, itemType: "FULL_VERSION", price: 40, currency: "RPX", game: { title: "Softfall" } },
    ]);
    expect(pagination.totalItems).toBe(1);
  });

  it("are free within the claim period, whatever the currency", async () => {
    const open = { claimStartsAt: inHours(-1), claimEndsAt: inHours(1) };
    const ended = { claimStartsAt: inHours(-2), claimEndsAt: inHours(-1) };
    const claimable = await storeItem(api, { gameId: SOFTFALL, price: 499, currency: "USD", ...open });
    const expired = await storeItem(api, {
      gameId: SOFTFALL,
      type: "PAID_GAME",
      price: 499,
      currency: "USD",
      ...ended,
    });
    const { gameItems: items } = await details();
    expect(items).toMatchObject([
      {
        itemId: claimable,
        price: 4.99,
        activeGameItemClaimPeriod: {
          startsAt: open.claimStartsAt.toISOString(),
          endsAt: open.claimEndsAt.toISOString(),
        },
      },
      { itemId: expired, activeGameItemClaimPeriod: null },
    ]);
    expect(await dataOf(purchaseItem, buy(claimable))).toEqual({ completed: true });
    expect((await wallet()).entries).toEqual([]);
    expect(await failureOf(buy(expired))).toBe("400 payments_disabled");
    const { purchases: bought } = await dataOf(listPurchases, member.fetch("/profile/purchases"));
    expect(bought).toMatchObject([{ itemId: claimable, price: 0, currency: "USD" }]);
  });

  it("for money are refused where the game's provider has no keys", async () => {
    const itemId = await storeItem(api, { gameId: SOFTFALL, price: 499, currency: "USD" });
    await api.database.update(games).set({ paymentProvider: "STRIPE" }).where(eq(games.gameId, SOFTFALL));
    expect(await failureOf(buy(itemId))).toBe("400 payments_disabled");
    expect(await api.database.$count(paymentOrders)).toBe(0);
    await api.database.update(games).set({ paymentProvider: null }).where(eq(games.gameId, SOFTFALL));
  });

  it("leave no trace when they cannot be paid", async () => {
    const itemId = await storeItem(api, { gameId: SOFTFALL });
    expect(await failureOf(buy(itemId))).toBe("400 insufficient_funds");
    expect(await api.database.$count(purchases)).toBe(0);
    await grantPixels(api, member.userId, 30);
    expect(await dataOf(purchaseItem, buy(itemId))).toEqual({ completed: true });
  });

  it("are limited to the game's own items", async () => {
    const itemId = await storeItem(api, { gameId: gameId("lantern-run") });
    expect(await failureOf(buy(itemId))).toBe("404 item_not_found");
    expect(await failureOf(buy(randomUUID()))).toBe("404 item_not_found");
    expect(await failureOf(buy("nonsense"))).toBe("404 item_not_found");
    expect(await failureOf(buy(itemId, UNKNOWN_ID))).toBe("404 game_not_found");
  });

  it("tell the game whether it is owned in full", async () => {
    expect(await fullVersion(member)).toEqual({ isFullVersionPurchased: false, item: null });
    const paidGame = await storeItem(api, { gameId: SOFTFALL, type: "PAID_GAME" });
    const full = await storeItem(api, { gameId: SOFTFALL });
    expect(await fullVersion(member)).toMatchObject({
      isFullVersionPurchased: false,
      item: { itemId: full, type: "FULL_VERSION" },
    });
    await grantPixels(api, member.userId, 30);
    await dataOf(purchaseItem, buy(paidGame));
    expect(await fullVersion(member)).toMatchObject({ isFullVersionPurchased: true, item: { itemId: paidGame } });
    expect(await fullVersion(api)).toMatchObject({ isFullVersionPurchased: false, item: { itemId: full } });
  });

  it("list what can be bought with the games", async () => {
    const itemId = await storeItem(api, { gameId: SOFTFALL });
    const { games: listed } = await dataOf(listGames, api.fetch("/gxc/v3/games"));
    expect(listed.flatMap(({ gameItems: items }) => items.map((item) => item.itemId))).toEqual([itemId]);
  });

  it("stay in the list when the game is no longer published", async () => {
    await grantPixels(api, member.userId, 30);
    await dataOf(purchaseItem, buy(await storeItem(api, { gameId: SOFTFALL })));
    await api.database.update(games).set({ isPublished: false }).where(eq(games.gameId, SOFTFALL));
    const { purchases: bought } = await dataOf(listPurchases, member.fetch("/profile/purchases"));
    await api.database.update(games).set({ isPublished: true }).where(eq(games.gameId, SOFTFALL));
    expect(bought).toMatchObject([{ game: { title: "Softfall" } }]);
  });
});
