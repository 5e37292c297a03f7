import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { purchaseItem, tipGame } from "~contract/calls/spending";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { storeGames } from "../../tests/fixtures/stored-games";
import { addUp, allowTips, ledgerOf, grantPixels, storeItem } from "../../tests/fixtures/spending";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { games, gameStatistics, idempotencyKeys, purchases, questCollections, tips } from "../db/schema";

const AT_ONCE = 200;

async function outcomeOf(pending: Promise<Response>): Promise<string> {
  const response = await pending;
  return response.status === 200 ? "200" : failureOf(response);
}

function countOf(outcomes: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

describe("the ledger", () => {
  let api: TestApi;
  let gameId: string;
  let members = 0;
  const newcomer = () => aMember(api, `Spender${String(++members)}`);

  const tip = (member: Member, amount: number, key: string = randomUUID()) =>
    member.send("POST", `/gxc/games/${gameId}/tips`, { amount, currency: "RPX" }, { "idempotency-key": key });
  const buy = (member: Member, itemId: string, key: string = randomUUID(), ofGame = gameId) =>
    member.send("POST", `/gxc/games/${ofGame}/items/${itemId}/purchase`, undefined, { "idempotency-key": key });
  const concurrently = <Result>(work: (index: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, index) => work(index)));
  const receivedRpx = async () => {
    const [row] = await api.database.select().from(gameStatistics).where(eq(gameStatistics.gameId, gameId));
    return row?.receivedRpx ?? 0;
  };

  beforeAll(async () => {
    api = await startTestApi({ RATE_LIMITS: "off" });
    await fillWithDemoCatalogue(api.database);
    // Quest rewards would change the sums.
    await api.database.delete(questCollections);
    const [game] = await api.database.select().from(games);
    if (!game) throw new Error("no game");
    gameId = game.gameId;
    await allowTips(api, gameId);
  });

  it("lets two hundred concurrent tips spend the balance, and not a pixel more", async () => {
    const member = await newcomer();
    await grantPixels(api, member.userId, 1_500);
    const received = await receivedRpx();
    const outcomes = await concurrently(() => outcomeOf(tip(member, 10)));
    expect(countOf(outcomes)).toEqual({ "200": 150, "400 insufficient_funds": 50 });
    const { entries, balances } = await ledgerOf(api, member.userId);
    expect(balances).toEqual({ RPX: 0 });
    expect(addUp(entries)).toEqual(balances);
    expect(entries).toHaveLength(151);
    expect(await api.database.$count(tips, eq(tips.userId, member.userId))).toBe(150);
    expect(await receivedRpx()).toBe(received + 1_500);
    // A failed change is rolled back, so its key can be used again.
    expect(await api.database.$count(idempotencyKeys, eq(idempotencyKeys.userId, member.userId))).toBe(150);
  });

  it("handles two hundred repetitions of one tip as one, with the same response for all", async () => {
    const member = await newcomer();
    await grantPixels(api, member.userId, 1_500);
    const key = randomUUID();
    const results = await concurrently(() => dataOf(tipGame, tip(member, 10, key)));
    expect(results).toEqual(Array.from({ length: AT_ONCE }, () => ({ balance: 1_490 })));
    const { entries, balances } = await ledgerOf(api, member.userId);
    expect(entries.map(({ amount }) => amount)).toEqual([1_500, -10]);
    expect(balances).toEqual({ RPX: 1_490 });
    expect(await api.database.$count(tips, eq(tips.userId, member.userId))).toBe(1);
  });

  it("sells an item once to two hundred concurrent purchases", async () => {
    const member = await newcomer();
    await grantPixels(api, member.userId, 10_000);
    const itemId = await storeItem(api, { gameId });
    const outcomes = await concurrently(() => outcomeOf(buy(member, itemId)));
    expect(countOf(outcomes)).toEqual({ "200": 1, "400 already_purchased": 199 });
    const { entries, balances } = await ledgerOf(api, member.userId);
    expect(entries.map(({ amount }) => amount)).toEqual([10_000, -30]);
    expect(balances).toEqual({ RPX: 9_970 });
    expect(await api.database.$count(purchases, eq(purchases.itemId, itemId))).toBe(1);
  });

  it("sells as many of two hundred items at once as the wallet can pay", async () => {
    const member = await newcomer();
    await grantPixels(api, member.userId, 1_009);
    const inputs = Array.from({ length: AT_ONCE }, (_, index) => ({ title: "Kite", shortId: `kite${String(index)}` }));
    const sold = await storeGames(api.database, inputs);
    const outcomes = await Promise.all(
      sold.map(async ({ gameId: ofGame }) => {
        const itemId = await storeItem(api, { gameId: ofGame, price: 20, discountedPrice: 10 });
        return outcomeOf(buy(member, itemId, randomUUID(), ofGame));
      }),
    );
    expect(countOf(outcomes)).toEqual({ "200": 100, "400 insufficient_funds": 100 });
    const { entries, balances } = await ledgerOf(api, member.userId);
    expect(balances).toEqual({ RPX: 9 });
    expect(addUp(entries)).toEqual(balances);
    expect(await api.database.$count(purchases, eq(purchases.userId, member.userId))).toBe(100);
  });

  it("adds up concurrent tips of many players to one game", async () => {
    const people = await Promise.all(Array.from({ length: 20 }, newcomer));
    for (const { userId } of people) await grantPixels(api, userId, 100);
    const received = await receivedRpx();
    await Promise.all(people.flatMap((member) => Array.from({ length: 5 }, () => dataOf(tipGame, tip(member, 7)))));
    expect(await receivedRpx()).toBe(received + 20 * 5 * 7);
    for (const { userId } of people) expect((await ledgerOf(api, userId)).balances).toEqual({ RPX: 65 });
  });

  it.each([1, 2, 3, 4, 5])(
    "adds up after any mixture of grants, tips, purchases and repetitions (%i)",
    async (seed) => {
      const next = randomNumbers(seed);
      const member = await newcomer();
      const completed: { repeat: () => Promise<Response>; body: unknown }[] = [];
      const attempt = async (request: (key: string) => Promise<Response>) => {
        const key = randomUUID();
        const response = await request(key);
        if (response.status === 200) completed.push({ repeat: () => request(key), body: await response.json() });
        else expect(await failureOf(response)).toBe("400 insufficient_funds");
      };
      for (let step = 0; step < 60; step += 1) {
        const amount = 1 + Math.floor(next() * 50);
        const before = await ledgerOf(api, member.userId);
        switch (Math.floor(next() * 4)) {
          case 0:
            await grantPixels(api, member.userId, amount, next() < 0.5 ? "RPX" : "BPX");
            break;
          case 1:
            await attempt((key) => tip(member, amount, key));
            break;
          case 2: {
            const itemId = await storeItem(api, { gameId, price: amount, currency: next() < 0.5 ? "RPX" : "BPX" });
            await attempt((key) => buy(member, itemId, key));
            break;
          }
          default: {
            const earlier = completed[Math.floor(next() * completed.length)];
            if (!earlier) break;
            expect(await (await earlier.repeat()).json()).toEqual(earlier.body);
            expect(await ledgerOf(api, member.userId)).toEqual(before);
          }
        }
        const { entries, balances } = await ledgerOf(api, member.userId);
        expect(addUp(entries)).toEqual(balances);
      }
      expect(completed.length).toBeGreaterThan(5);
    },
  );

  it("refuses a key that was used for another change, and accepts it again after a failed change", async () => {
    const member = await newcomer();
    const key = randomUUID();
    expect(await failureOf(tip(member, 10, key))).toBe("400 insufficient_funds");
    await grantPixels(api, member.userId, 100);
    expect(await dataOf(tipGame, tip(member, 10, key))).toEqual({ balance: 90 });
    expect(await failureOf(tip(member, 11, key))).toBe("400 idempotency_key_reused");
    const itemId = await storeItem(api, { gameId });
    expect(await failureOf(buy(member, itemId, key))).toBe("400 idempotency_key_reused");
    const other = await newcomer();
    await grantPixels(api, other.userId, 100);
    expect(await dataOf(purchaseItem, buy(other, itemId, key))).toEqual({ completed: true });
  });

  it("accepts a key again after a day", async () => {
    const member = await newcomer();
    await grantPixels(api, member.userId, 100);
    const key = randomUUID();
    await dataOf(tipGame, tip(member, 10, key));
    const dayAgo = new Date(Date.now() - 25 * 3_600_000);
    await api.database.update(idempotencyKeys).set({ createdAt: dayAgo }).where(eq(idempotencyKeys.key, key));
    expect(await dataOf(tipGame, tip(member, 20, key))).toEqual({ balance: 70 });
  });
});

/** Seeded random numbers in [0, 1) (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
