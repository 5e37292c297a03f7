import { and, eq, isNotNull, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { emptyDatabase, openTestDatabase } from "../../tests/setup/database";
import type { Database } from "../db/database";
import { challenges, challengeNames, feedEntries, feeds, gameItems, personalBests } from "../db/schema";
import { CHALLENGE_LIST } from "./challenge-list";
import { currentPrice } from "../store/money/game-items";
import { challengeId } from "./demo-challenges";
import { lastEdition } from "./demo-editions";
import { DEMO_GAME_ROWS } from "./demo-games";
import { renewCatalogue } from "./renew-catalogue";
import { seedDemoCatalogue } from "./seed";

const FIRST = new Date("2025-11-20T10:30:00Z");
const MONTHS_LATER = new Date("2026-03-02T09:00:00Z");
const DAY_MS = 86_400_000;

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
  await emptyDatabase(database);
  await seedDemoCatalogue(database, FIRST);
});

const rowsOf = () => database.select().from(challenges).orderBy(challenges.challengeId);
const itemsOf = () => database.select().from(gameItems).orderBy(gameItems.itemId);
const titleOf = (id: string) => DEMO_GAME_ROWS.find(({ gameId }) => gameId === id)?.title;
const entriesOf = () => database.select().from(feedEntries).orderBy(feedEntries.entryId);

it("has a running challenge at any date", () => {
  for (let day = 0; day < 800; day += 3) {
    const now = new Date(FIRST.getTime() + day * DAY_MS);
    const running = CHALLENGE_LIST.filter((challenge) => {
      const edition = lastEdition(challenge, FIRST, now);
      return edition !== null && edition.endsAt > now;
    });
    expect(
      running.some(({ isMonthly }) => !isMonthly),
      now.toISOString(),
    ).toBe(true);
  }
});

it("never starts a run before the previous one ends, or in the future", () => {
  for (const challenge of CHALLENGE_LIST.filter(({ window }) => window !== null)) {
    let lastEnd: Date | null = null;
    for (let day = 0; day < 400; day++) {
      const now = new Date(FIRST.getTime() + day * DAY_MS);
      const edition = lastEdition(challenge, FIRST, now);
      if (!edition || edition.run === 0 || edition.endsAt.getTime() === lastEnd?.getTime()) continue;
      if (lastEnd) expect(edition.row.startsAt?.getTime()).toBeGreaterThanOrEqual(lastEnd.getTime());
      expect(edition.row.startsAt?.getTime()).toBeLessThanOrEqual(now.getTime());
      lastEnd = edition.endsAt;
    }
    expect(lastEnd, challenge.key).not.toBeNull();
  }
});

it("repeats monthly challenges by months, clamped to the last day of a shorter one", () => {
  const monthly = CHALLENGE_LIST.find(({ key }) => key === "feather");
  if (!monthly) throw new Error("no such challenge");
  const january = new Date("2026-01-10T10:00:00Z");
  const ends = [0, 31, 62].map(
    (day) => lastEdition(monthly, january, new Date(january.getTime() + day * DAY_MS))?.endsAt,
  );
  expect(ends.map((end) => end?.toISOString())).toEqual([
    "2026-01-31T20:00:00.000Z",
    "2026-02-28T20:00:00.000Z",
    "2026-03-31T20:00:00.000Z",
  ]);
});

it("starts a run with an empty leaderboard, in place of the previous one, and indexes its name", async () => {
  await renewCatalogue(database, MONTHS_LATER);
  const added = (await rowsOf()).filter(({ createdAt }) => createdAt > FIRST);
  expect(added.length).toBeGreaterThan(3);
  for (const { challengeId: id, startsAt, endsAt } of added) {
    expect(startsAt?.getTime()).toBeLessThanOrEqual(MONTHS_LATER.getTime());
    expect(endsAt?.getTime()).toBeGreaterThan(MONTHS_LATER.getTime());
    expect(await database.$count(personalBests, eq(personalBests.challengeId, id))).toBe(0);
    expect(await database.$count(challengeNames, eq(challengeNames.challengeId, id))).toBeGreaterThan(0);
  }
  const onHome = await database
    .select({ challengeId: feedEntries.challengeId })
    .from(feedEntries)
    .innerJoin(feeds, eq(feeds.feedId, feedEntries.feedId))
    .where(and(eq(feeds.alias, "home-running"), isNotNull(feedEntries.challengeId)));
  expect(onHome.map((entry) => entry.challengeId)).not.toContain(challengeId("one-breath"));
});

it("gives full versions away in rotation, one at a time, and announces the next", async () => {
  const results: unknown[] = [];
  for (const days of [0, 13, 14, 27, 28, 400]) {
    const now = new Date(FIRST.getTime() + days * DAY_MS);
    await renewCatalogue(database, now);
    const free = (await database.select().from(gameItems)).filter((item) => currentPrice(item, now) === 0);
    const [next] = await database.select().from(feedEntries).where(eq(feedEntries.customType, "UPCOMING_CLAIM_A_GAME"));
    const valueOf = (name: string) => next?.attributes.find((attribute) => attribute.name === name);
    expect(valueOf("Start day")).toMatchObject({ value: free[0]?.claimEndsAt?.toISOString() });
    results.push([days, free.map(({ gameId }) => titleOf(gameId)), valueOf("Title")]);
  }
  const after = (title: string) => expect.objectContaining({ value: title }) as unknown;
  expect(results).toEqual([
    [0, ["Pond Quartet"], after("Truffle Hunch")],
    [13, ["Pond Quartet"], after("Truffle Hunch")],
    [14, ["Truffle Hunch"], after("Pond Quartet")],
    [27, ["Truffle Hunch"], after("Pond Quartet")],
    [28, ["Pond Quartet"], after("Truffle Hunch")],
    [400, ["Pond Quartet"], after("Truffle Hunch")],
  ]);
});

it("is idempotent, also when it is concurrent or the catalogue is seeded again", async () => {
  await Promise.all([1, 2, 3].map(() => renewCatalogue(database, MONTHS_LATER)));
  const [rows, entries, items] = [await rowsOf(), await entriesOf(), await itemsOf()];
  await renewCatalogue(database, MONTHS_LATER);
  await seedDemoCatalogue(database, MONTHS_LATER);
  expect(await rowsOf()).toEqual(rows);
  expect(await entriesOf()).toEqual(entries);
  expect(await itemsOf()).toEqual(items);
});

it("leaves a catalogue other than the demo's unchanged", async () => {
  await database.execute(sql`truncate challenges cascade`);
  await renewCatalogue(database, MONTHS_LATER);
  expect(await rowsOf()).toEqual([]);
});
