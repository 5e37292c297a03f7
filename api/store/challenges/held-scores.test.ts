import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listChallengeScores, submitScore } from "~contract/calls/scores";
import { storeChallenge, type StoredChallenge } from "../../../tests/fixtures/a-challenge-row";
import { dataOf } from "../../../tests/fixtures/api-responses";
import { guestPlaying, submit, userPlaying } from "../../../tests/fixtures/players";
import { fillWithDemoCatalogue } from "../../../tests/setup/database";
import { startTestApi, type TestApi } from "../../../tests/setup/test-api";
import { reportCases, scores } from "../../db/schema";
import { moveGuestToUser } from "../account/guests";
import { dropHeldScores, listHeldScores, releaseHeldScores } from "./held-scores";

describe("a score far ahead of all others", () => {
  let api: TestApi;
  let playerCount = 0;
  const newPlayer = (challenge: StoredChallenge) => {
    playerCount += 1;
    return userPlaying(api, challenge, { username: `held_${String(playerCount)}` });
  };
  const first = async ({ challengeId }: StoredChallenge) =>
    (await dataOf(listChallengeScores, api.fetch(`/gxc/v2/challenges/${challengeId}/scores`))).scores.at(0)?.score;

  async function boardOf(results: number[], overrides: Parameters<typeof storeChallenge>[1] = {}) {
    const challenge = await storeChallenge(api.database, overrides);
    for (const result of results) await submit(await newPlayer(challenge), challenge, result);
    return challenge;
  }

  beforeAll(async () => {
    api = await startTestApi();
    await fillWithDemoCatalogue(api.database);
  });

  beforeEach(async () => {
    await api.database.delete(scores);
  });

  it("is held until it is released", async () => {
    const challenge = await boardOf([1_000, 900, 800, 700, 600]);
    const player = await newPlayer(challenge);
    const result = await dataOf(submitScore, submit(player, challenge, 4_000));
    expect(result).toEqual({ newBestScore: false, previousPosition: null, isHeld: true });
    expect(await first(challenge)).toBe(1_000);
    const held = { userId: player.userId, challengeId: challenge.challengeId };
    expect(await listHeldScores(api.database, held)).toMatchObject([{ score: 4_000 }]);
    expect(await releaseHeldScores(api.database, held)).toBe(1);
    expect(await first(challenge)).toBe(4_000);
    expect(await listHeldScores(api.database, held)).toEqual([]);
    expect(await releaseHeldScores(api.database, held)).toBe(0);
  });

  it("is deleted without those that count", async () => {
    const challenge = await boardOf([500, 480, 460, 440, 420], { criteria: "lowest_wins", mode: "fuel" });
    const player = await newPlayer(challenge);
    expect(await dataOf(submitScore, submit(player, challenge, 229))).toMatchObject({ isHeld: true });
    expect(await dataOf(submitScore, submit(player, challenge, 231))).toMatchObject({ newBestScore: true });
    const held = { userId: player.userId, challengeId: challenge.challengeId };
    expect(await dropHeldScores(api.database, held)).toBe(1);
    expect(await dropHeldScores(api.database, held)).toBe(0);
    expect(await first(challenge)).toBe(231);
  });

  it("opens a case for each player and challenge, which follows a guest into an account", async () => {
    const challenge = await boardOf([1_000, 900, 800, 700, 600]);
    const { challengeId } = challenge;
    const guest = await guestPlaying(api, challenge);
    for (const score of [4_000, 5_000]) await submit(guest, challenge, score);
    const cases = () => api.database.select().from(reportCases).where(eq(reportCases.challengeId, challengeId));
    expect(await cases()).toMatchObject([{ playerId: guest.userId, state: "open", reports: 2, version: 2 }]);
    const player = await newPlayer(challenge);
    await moveGuestToUser(api.database, { guestId: guest.userId, userId: player.userId });
    expect(await cases()).toMatchObject([{ playerId: player.userId, state: "open", reports: 2 }]);
  });

  it("is compared with the third best of the others, not with the player's own best or the leader's", async () => {
    const challenge = await boardOf([1_500, 900, 800, 700, 600]);
    const player = await newPlayer(challenge);
    expect(await dataOf(submitScore, submit(player, challenge, 1_600))).toMatchObject({ newBestScore: true });
    expect(await dataOf(submitScore, submit(player, challenge, 1_601))).toMatchObject({ isHeld: true });
  });

  it("counts immediately if there are few others or the numbers are small", async () => {
    const small = await boardOf([3, 3, 2, 1, 1]);
    expect(await dataOf(submitScore, submit(await newPlayer(small), small, 11))).toMatchObject({ newBestScore: true });
    const empty = await boardOf([100, 90, 80, 70]);
    expect(await dataOf(submitScore, submit(await newPlayer(empty), empty, 8_000))).toMatchObject({
      newBestScore: true,
    });
  });
});
