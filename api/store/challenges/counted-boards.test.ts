import { randomInt, randomUUID } from "node:crypto";
import fc from "fast-check";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { storeChallenge, type StoredChallenge } from "../../../tests/fixtures/a-challenge-row";
import { fillWithDemoCatalogue, openTestDatabase } from "../../../tests/setup/database";
import type { Database } from "../../db/database";
import { boardMarks, challengeStatistics, personalBests, user } from "../../db/schema";
import { pageWindowOf } from "../paging";
import { bestFirst, countCountry, isOnPage, positionColumn } from "./rankings";

const COUNTRIES = ["PL", "TR", null];
const PLAYERS = 40;

type Write = { kind: "score" | "remove" | "country" | "unrank"; players: number[]; score: number; endings: number[] };

const write = fc.record<Write>({
  kind: fc.constantFrom("score", "score", "score", "remove", "country", "unrank"),
  players: fc.uniqueArray(fc.nat(PLAYERS - 1), { minLength: 1, maxLength: 12 }),
  // Few different ones, so that many are equal.
  score: fc.nat(5),
  endings: fc.array(fc.nat(4), { minLength: 12, maxLength: 12 }),
});

/** Small boards have no marks by chance. */
const ENDINGS = ["000001", "000040", "001000", "040000", "000000"];
const scoreIdOf = (ending: number) => randomUUID().slice(0, -6) + (ENDINGS[ending] ?? "000001");

describe("counted leaderboards", () => {
  let database: Database;
  let challenge: StoredChallenge;
  let userIds: string[];

  const isOfBoard = (countryCode: string) =>
    and(
      eq(personalBests.challengeId, challenge.challengeId),
      personalBests.isRanked,
      countryCode === "" ? undefined : eq(personalBests.countryCode, countryCode),
    );

  async function apply(writer: Database, { kind, players, score, endings }: Write): Promise<void> {
    const ids = players.map((player) => userIds[player] ?? "");
    const { challengeId } = challenge;
    const own = and(eq(personalBests.challengeId, challengeId), inArray(personalBests.userId, ids));
    if (kind === "remove") await writer.delete(personalBests).where(own);
    if (kind === "unrank")
      await writer
        .update(personalBests)
        .set({ isRanked: sql`not is_ranked` })
        .where(own);
    if (kind === "country") {
      const countryCode = COUNTRIES[score % COUNTRIES.length] ?? null;
      await writer.update(user).set({ countryCode }).where(inArray(user.id, ids));
    }
    if (kind !== "score") return;
    const rows = ids.map((userId, index) => ({
      ...{ challengeId, userId, scoreId: scoreIdOf(endings[index] ?? 0), score, rankKey: -score, isRanked: true },
      achievedAt: new Date(Date.UTC(2026, 0, 1 + (index % 3))),
    }));
    await writer
      .insert(personalBests)
      .values(rows)
      .onConflictDoUpdate({
        target: [personalBests.challengeId, personalBests.userId],
        set: { scoreId: sql`excluded.score_id`, score: sql`excluded.score`, rankKey: sql`excluded.rank_key` },
      });
  }

  async function expectCountsToFit(): Promise<void> {
    for (const countryCode of ["", "PL", "TR"]) {
      const sorted = await database
        .select({ userId: personalBests.userId })
        .from(personalBests)
        .where(isOfBoard(countryCode))
        .orderBy(...bestFirst);
      const counted = await database
        .select({ userId: personalBests.userId, position: positionColumn(database, { countryCode }) })
        .from(personalBests)
        .where(isOfBoard(countryCode))
        .orderBy(...bestFirst);
      expect(counted).toEqual(sorted.map((row, index) => ({ ...row, position: index + 1 })));
      expect(await countCountry(database, challenge.challengeId, countryCode)).toBe(sorted.length);
      for (const page of [0, 1, 3, 9]) {
        const window = pageWindowOf({ page, pageSize: 4 });
        const rows = await database
          .select({ userId: personalBests.userId })
          .from(personalBests)
          .where(isOnPage(challenge.challengeId, { countryCode }, window))
          .orderBy(...bestFirst);
        expect(rows).toEqual(sorted.slice(window.offset, window.offset + 4));
      }
    }
    const kept = await marks();
    await database.execute(sql`select rebuild_board_marks()`);
    expect(kept).toEqual(await marks());
  }

  const marks = () => {
    const { countryCode, level, rankKey, achievedAt, scoreId } = boardMarks;
    return database
      .select()
      .from(boardMarks)
      .orderBy(asc(countryCode), asc(level), asc(rankKey), asc(achievedAt), asc(scoreId));
  };

  beforeAll(async () => {
    database = await openTestDatabase();
    await fillWithDemoCatalogue(database);
    challenge = await storeChallenge(database);
    const players = Array.from({ length: PLAYERS }, (_, index) => ({
      ...{ name: `counted_${String(index)}`, email: `counted_${String(index)}@example.org` },
      countryCode: COUNTRIES[index % COUNTRIES.length] ?? null,
    }));
    const stored = await database.insert(user).values(players).returning({ userId: user.id });
    userIds = stored.map(({ userId }) => userId);
  });

  it("are those of a recount after any writes", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(write, { minLength: 3, maxLength: 8 }), async (writes) => {
        for (const one of writes) {
          await apply(database, one);
          await expectCountsToFit();
        }
      }),
      { numRuns: 6 },
    );
  });

  it("are those of a recount after writes at once", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(write, { minLength: 6, maxLength: 10 }), async (writes) => {
        await Promise.all(
          writes.map((one) =>
            database.transaction(async (transaction) => {
              // Rows of several players would be locked in any order.
              await apply(transaction, { ...one, players: one.players.slice(0, 1) });
              await transaction.execute(sql`select pg_sleep(${randomInt(4) / 1_000})`);
            }),
          ),
        );
        await expectCountsToFit();
      }),
      { numRuns: 6 },
    );
  });

  it("follow a thousand scores of one statement, and a challenge that is deleted", async () => {
    const { challengeId } = challenge;
    await database.delete(personalBests).where(eq(personalBests.challengeId, challengeId));
    const many = Array.from({ length: 1_000 }, (_, index) => ({
      ...{ name: `many_${String(index)}`, email: `many_${String(index)}@example.org`, countryCode: "PL" },
    }));
    const stored = await database.insert(user).values(many).returning({ userId: user.id });
    const rows = stored.map(({ userId }, index) => ({
      ...{ challengeId, userId, scoreId: randomUUID(), score: index % 50, rankKey: -(index % 50), isRanked: true },
      achievedAt: new Date(),
    }));
    await database.insert(personalBests).values(rows);
    const ofChallenge = eq(boardMarks.challengeId, challengeId);
    expect(await database.$count(boardMarks, ofChallenge)).toBeGreaterThan(8);
    await expectCountsToFit();
    const [statistics] = await database
      .select()
      .from(challengeStatistics)
      .where(eq(challengeStatistics.challengeId, challengeId));
    expect(statistics?.players).toBe(1_000);
    await database.execute(sql`delete from challenges where challenge_id = ${challengeId}`);
    expect(await database.$count(boardMarks, ofChallenge)).toBe(0);
  });
});
