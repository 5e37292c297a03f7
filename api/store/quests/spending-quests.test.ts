import { beforeAll, describe, expect, it } from "vitest";
import { addFavorite } from "~contract/calls/library";
import { giveSticker, purchaseItem, tipGame } from "~contract/calls/spending";
import { dataOf } from "../../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../../tests/fixtures/members";
import { addUp, allowTips, ledgerOf, grantPixels, storeItem, storeSticker } from "../../../tests/fixtures/spending";
import { fillWithDemoCatalogue } from "../../../tests/setup/database";
import { startTestApi, type TestApi } from "../../../tests/setup/test-api";
import { questCollections, quests } from "../../db/schema";
import { DEMO_GAME_ROWS, gameId } from "../../seed/demo-games";
import type { QuestType } from "~contract/entities/quest";
import { findBalance } from "../money/ledger";
import { seedDemoCatalogue } from "../../seed/seed";

const SOFTFALL = gameId("softfall");
const REWARD = 40;

describe("quests about spending and favourites", () => {
  let api: TestApi;
  let member: Member;
  let members = 0;
  const balance = () => findBalance(api.database, member.userId, "RPX");
  const post = (path: string, body?: unknown) => member.send("POST", path, body);

  async function startQuest(questType: QuestType, maximumProgress: number): Promise<void> {
    await api.database.delete(questCollections);
    const collection = { alias: "daily", collectionType: "DAILY_QUESTS" as const, refreshHours: 24, position: 0 };
    await api.database
      .insert(questCollections)
      .values({ ...collection, maxNewQuestsAtRefresh: 1, maxQuestsAvailable: 1 });
    const pixelsReward = { currency: "RPX" as const, amount: REWARD };
    const none = { offerCodeReward: null, privilegedFeatureReward: null, sharedContentReward: null };
    await api.database.insert(quests).values({
      questId: crypto.randomUUID(),
      alias: "the-quest",
      collectionAlias: "daily",
      questType,
      title: { en: "The quest" },
      description: { en: "" },
      callToAction: { en: "" },
      rewards: [{ rewardType: "PIXELS", pixelsReward, ...none }],
      payment: "AT_ONCE",
      maximumProgress,
      position: 0,
    });
    member = await aMember(api, `Quester${String(++members)}`);
    await grantPixels(api, member.userId, 100);
  }

  beforeAll(async () => {
    api = await startTestApi({ RATE_LIMITS: "off" });
    await fillWithDemoCatalogue(api.database);
    await allowTips(api, SOFTFALL);
    await allowTips(api, gameId("lantern-run"));
  });

  it("count tips and stickers to different games as respect, and return the balance with the reward", async () => {
    await startQuest("PAY_RESPECT_TO_GAMES", 2);
    const tip = (game: string) => dataOf(tipGame, post(`/gxc/games/${game}/tips`, { amount: 10, currency: "RPX" }));
    expect(await tip(SOFTFALL)).toEqual({ balance: 90 });
    expect(await tip(SOFTFALL)).toEqual({ balance: 80 });
    expect(await tip(gameId("lantern-run"))).toEqual({ balance: 70 + REWARD });
    expect(await balance()).toBe(70 + REWARD);
  });

  it("count stickers as respect to studios", async () => {
    await startQuest("PAY_RESPECT_TO_STUDIOS", 1);
    const stickerId = await storeSticker(api, { amount: 10 });
    const result = await dataOf(giveSticker, post(`/gxc/games/${SOFTFALL}/stickers`, { stickerId }));
    expect(result.balance).toBe(90 + REWARD);
  });

  it("count all spent pixels", async () => {
    await startQuest("SPEND_VIRTUAL_CURRENCY", 30);
    await dataOf(tipGame, post(`/gxc/games/${SOFTFALL}/tips`, { amount: 20, currency: "RPX" }));
    expect(await balance()).toBe(80);
    const itemId = await storeItem(api, { gameId: SOFTFALL, price: 10 });
    await dataOf(purchaseItem, post(`/gxc/games/${SOFTFALL}/items/${itemId}/purchase`));
    expect(await balance()).toBe(70 + REWARD);
  });

  it("count bought games, including free ones", async () => {
    await startQuest("BUY_GAMES", 1);
    const itemId = await storeItem(api, { gameId: SOFTFALL, price: 0 });
    await dataOf(purchaseItem, post(`/gxc/games/${SOFTFALL}/items/${itemId}/purchase`));
    expect(await balance()).toBe(100 + REWARD);
  });

  it("count each new favourite game once", async () => {
    await startQuest("ADD_GAMES_TO_FAVORITES", 2);
    const add = (game: string) => dataOf(addFavorite, post("/profile/favorites", { gameId: game }));
    await add(SOFTFALL);
    await add(SOFTFALL);
    expect(await balance()).toBe(100);
    await Promise.all([add(gameId("lantern-run")), add(gameId("lantern-run"))]);
    expect(await balance()).toBe(100 + REWARD);
  });

  it("cause no deadlocks when players do everything at once", async () => {
    await seedDemoCatalogue(api.database, new Date());
    const people = [await aMember(api, "Busy"), await aMember(api, "Busier"), await aMember(api, "Busiest")];
    for (const { userId } of people) await grantPixels(api, userId, 10_000);
    const stickerId = await storeSticker(api, { amount: 3 });
    const sold = DEMO_GAME_ROWS.slice(0, 10).map(({ gameId: id }) => id);
    const itemIds = await Promise.all(sold.map((id) => storeItem(api, { gameId: id, price: 7 })));
    const actionsOf = (person: Member, itemId: string, ofGame: string) => [
      person.send("POST", `/gxc/games/${SOFTFALL}/tips`, { amount: 10, currency: "RPX" }),
      person.send("POST", `/gxc/v2/games/${SOFTFALL}/play`, {}),
      person.send("POST", `/gxc/games/${SOFTFALL}/stickers`, { stickerId }),
      person.send("PUT", `/gxc/v2/games/${SOFTFALL}/rating`, { rating: 4 }),
      person.send("POST", `/gxc/games/${ofGame}/items/${itemId}/purchase`),
      person.send("POST", "/profile/favorites", { gameId: SOFTFALL }),
    ];
    const responses = await Promise.all(
      itemIds.flatMap((itemId, index) => people.flatMap((one) => actionsOf(one, itemId, sold[index] ?? ""))),
    );
    expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
    for (const { userId } of people) {
      const { entries, balances } = await ledgerOf(api, userId);
      expect(addUp(entries)).toEqual(balances);
      const spent = entries.filter(({ amount }) => amount < 0).reduce((sum, { amount }) => sum + amount, 0);
      expect(spent).toBe(-10 * (10 + 3 + 7));
    }
  });
});
