import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listChallengeScores, submitScore } from "~contract/calls/scores";
import { storeChallenge, type StoredChallenge } from "../../../tests/fixtures/a-challenge-row";
import { dataOf } from "../../../tests/fixtures/api-responses";
import { submit, userPlaying } from "../../../tests/fixtures/players";
import { fillWithDemoCatalogue } from "../../../tests/setup/database";
import { startTestApi, type TestApi } from "../../../tests/setup/test-api";
import { scores } from "../../db/schema";
import { dropHeldScore, listHeldScores, releaseHeldScore } from "./held-scores";

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
    const result = await dataOf(submitScore, submit(await newPlayer(challenge), challenge, 4_000));
    expect(result).toEqual({ newBestScore: false, previousPosition: null, isHeld: true });
    expect(await first(challenge)).toBe(1_000);
    const [heldScore, ...others] = await listHeldScores(api.database);
    expect(others).toEqual([]);
    expect(heldScore).toMatchObject({
      challenge: "A challenge",
      username: `held_${String(playerCount)}`,
      score: 4_000,
    });
    expect(await releaseHeldScore(api.database, heldScore?.scoreId ?? "")).toBe(true);
    expect(await first(challenge)).toBe(4_000);
    expect(await listHeldScores(api.database)).toEqual([]);
    expect(await releaseHeldScore(api.database, heldScore?.scoreId ?? "")).toBe(false);
  });

  it("can be deleted by its id, unlike a counted score", async () => {
    const challenge = await boardOf([500, 480, 460, 440, 420], { criteria: "lowest_wins", mode: "fuel" });
    const player = await newPlayer(challenge);
    expect(await dataOf(submitScore, submit(player, challenge, 229))).toMatchObject({ isHeld: true });
    expect(await dataOf(submitScore, submit(player, challenge, 231))).toMatchObject({ newBestScore: true });
    const [heldScore] = await listHeldScores(api.database);
    expect(await dropHeldScore(api.database, heldScore?.scoreId ?? "")).toBe(true);
    expect(await first(challenge)).toBe(231);
    const [counted] = await api.database.select().from(scores).where(eq(scores.userId, player.userId));
    expect(await dropHeldScore(api.database, counted?.scoreId ?? "")).toBe(false);
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
