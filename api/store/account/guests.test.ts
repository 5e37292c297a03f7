import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { startTestApi, type TestApi, type TestVisitor } from "../../../tests/setup/test-api";
import { challenges, personalBests, plays, scores, user } from "../../db/schema";
import { seedDemoCatalogue } from "../../seed/seed";
import { submitScore } from "../challenges/score-submission";

const MIRA = { username: "mira_test", email: "mira@example.org", password: "lantern on a roof" };
const NOW = new Date("2026-11-21T12:00:00Z");

type Challenge = typeof challenges.$inferSelect;

let api: TestApi;
let highest: Challenge;
let lowest: Challenge;

beforeEach(async () => {
  api = await startTestApi();
  await seedDemoCatalogue(api.database, NOW);
  const all = await api.database.select().from(challenges);
  const find = (criteria: Challenge["criteria"]) => {
    const found = all.find((challenge) => challenge.criteria === criteria);
    if (!found) throw new Error(`The catalogue has no challenge where ${criteria}.`);
    return found;
  };
  highest = find("highest_wins");
  lowest = find("lowest_wins");
});

async function userIdOf(visitor: TestVisitor): Promise<string> {
  const { data } = (await (await visitor.fetch("/session/status")).json()) as { data: { userId: string } };
  return data.userId;
}

async function score(userId: string, challenge: Challenge, points: number, achievedAt = NOW): Promise<void> {
  const scoreId = randomUUID();
  const playId = randomUUID();
  const { challengeId, gameId, trackId } = challenge;
  const isHighest = challenge.criteria === "highest_wins";
  const owner = await api.database.select().from(user).where(eq(user.id, userId));
  await api.database
    .insert(plays)
    .values({ playId, userId, gameId, trackId, challengeId, startedAt: NOW, lastActivityAt: NOW });
  await api.database.insert(scores).values({ scoreId, challengeId, userId, playId, score: points, achievedAt });
  await api.database.insert(personalBests).values({
    ...{ challengeId, userId, scoreId, score: points, achievedAt },
    rankKey: isHighest ? -points : points,
    isRanked: owner[0]?.isAnonymous === false,
  });
}

async function bestsOf(userId: string): Promise<Record<string, { score: number; isRanked: boolean }>> {
  const rows = await api.database.select().from(personalBests).where(eq(personalBests.userId, userId));
  return Object.fromEntries(rows.map((row) => [row.challengeId, { score: row.score, isRanked: row.isRanked }]));
}

async function createGuest(): Promise<{ guest: TestVisitor; guestId: string }> {
  const guest = api.visitor();
  await guest.postForm("/session/login", { intent: "guest" });
  return { guest, guestId: await userIdOf(guest) };
}

describe("a guest's plays and scores", () => {
  it("move to the account that the guest signs up for, and appear on the leaderboard", async () => {
    const { guest, guestId } = await createGuest();
    await score(guestId, highest, 700);
    expect((await guest.postForm("/session/login", { intent: "sign-up", ...MIRA })).status).toBe(303);

    const userId = await userIdOf(guest);
    expect(userId).not.toBe(guestId);
    expect(await bestsOf(userId)).toEqual({ [highest.challengeId]: { score: 700, isRanked: true } });
    expect(await api.database.select().from(plays).where(eq(plays.userId, userId))).toHaveLength(1);
    expect(await api.database.select().from(scores).where(eq(scores.userId, userId))).toHaveLength(1);
    expect(await api.database.select().from(user).where(eq(user.id, guestId))).toEqual([]);
  });

  it("are merged into the account that the guest signs in to; the better result of each challenge wins", async () => {
    const owner = api.visitor();
    await owner.postForm("/session/login", { intent: "sign-up", ...MIRA });
    const userId = await userIdOf(owner);
    await score(userId, highest, 900);
    await score(userId, lowest, 90_000);

    const { guest, guestId } = await createGuest();
    await score(guestId, highest, 800);
    await score(guestId, lowest, 80_000);
    await guest.postForm("/session/login", { intent: "log-in", login: MIRA.username, password: MIRA.password });

    expect(await userIdOf(guest)).toBe(userId);
    expect(await bestsOf(userId)).toEqual({
      [highest.challengeId]: { score: 900, isRanked: true },
      [lowest.challengeId]: { score: 80_000, isRanked: true },
    });
    expect(await api.database.select().from(scores).where(eq(scores.userId, userId))).toHaveLength(4);
    expect(await bestsOf(guestId)).toEqual({});
  });

  it("contain the earlier one of two equal results", async () => {
    const owner = api.visitor();
    await owner.postForm("/session/login", { intent: "sign-up", ...MIRA });
    const userId = await userIdOf(owner);
    await score(userId, highest, 500, NOW);
    const { guest, guestId } = await createGuest();
    const earlier = new Date(NOW.getTime() - 60_000);
    await score(guestId, highest, 500, earlier);
    await guest.postForm("/session/login", { intent: "log-in", login: MIRA.email, password: MIRA.password });

    const [best] = await api.database.select().from(personalBests).where(eq(personalBests.userId, userId));
    expect(best?.achievedAt).toEqual(earlier);
  });

  it("refuse a score whose request began before they moved as one without a session", async () => {
    const { guest, guestId } = await createGuest();
    await score(guestId, highest, 500);
    expect((await guest.postForm("/session/login", { intent: "sign-up", ...MIRA })).status).toBe(303);
    const { challengeId, gameId, trackId } = highest;
    const submission = {
      challengeId,
      gameId,
      trackId,
      userId: guestId,
      isGuest: true,
      score: 600,
      hash: null,
      now: NOW,
    };
    await expect(submitScore(api.database, submission)).rejects.toThrow("sign_in_required");
  });
});
