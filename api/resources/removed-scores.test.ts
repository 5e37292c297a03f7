import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { getChallenge } from "~contract/calls/challenges";
import { listStandings, removeScore } from "~contract/calls/desk-scores";
import { listAuditEntries } from "~contract/calls/desk-staff";
import { listMessages } from "~contract/calls/messages";
import { submitScore } from "~contract/calls/scores";
import { storeChallenge, type StoredChallenge } from "../../tests/fixtures/a-challenge-row";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { submit, userPlaying, type TestPlayer } from "../../tests/fixtures/players";
import { appoint } from "../../tests/fixtures/staff";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { scores } from "../db/schema";

const REASON = "A bot plays.";

let api: TestApi;
let owner: Member;
let challenge: StoredChallenge;
let ada: TestPlayer;
let bo: TestPlayer;
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  await fillWithDemoCatalogue(api.database);
  owner = await aMember(api, "Olga");
  await appoint(api.database, owner, { role: "OWNER" });
  challenge = await storeChallenge(api.database);
  ada = await userPlaying(api, challenge, { username: "Ada" });
  bo = await userPlaying(api, challenge, { username: "Bo.K" });
  for (const score of [700, 900]) await submit(ada, challenge, score);
  await submit(bo, challenge, 800);
});

const path = (rest: string) => `/desk/challenges/${challenge.challengeId}/${rest}`;
const standings = async () => (await dataOf(listStandings, owner.fetch(path("standings")))).standings;
const board = async () =>
  (await standings()).map(({ rank, username, score }) => `${String(rank)} ${username} ${String(score)}`);
const bestOf = async ({ userId }: TestPlayer) =>
  (await standings()).find((one) => one.userId === userId)?.scoreId ?? expect.fail("This player is not on the board.");
const remove = (scoreId: string) => owner.send("POST", path(`scores/${scoreId}/removal`), { reason: REASON });
const seen = (as: Pick<TestPlayer, "fetch"> = api) =>
  dataOf(getChallenge, as.fetch(`/gxc/v2/challenges/${challenge.challengeId}`));

describe("a score that is removed", () => {
  it("gives way to the player's next best one, and its player reads why", async () => {
    const best = await bestOf(ada);
    expect(await dataOf(removeScore, remove(best))).toEqual({ username: "Ada" });
    expect(await board()).toEqual(["1 Bo.K 800", "2 Ada 700"]);
    expect(await seen(ada)).toMatchObject({ personalBest: { score: 700, leaderboardPosition: 2 } });
    const { messages } = await dataOf(listMessages, ada.fetch("/profile/v2/messages"));
    expect(messages[0]?.data).toMatchObject({ messageType: "SCORES_REMOVED", reason: REASON });
    const { entries } = await dataOf(listAuditEntries, owner.fetch("/desk/audit-log?pageSize=1"));
    expect(entries[0]).toMatchObject({
      ...{ action: "scores.removed", subject: { kind: "user", id: ada.userId }, reason: REASON },
      before: { challenge: "A challenge", score: 900 },
    });
    expect(await failureOf(remove(best))).toBe("404 score_not_found");
  });

  it("was the player's last one: the player leaves the board, and may come back", async () => {
    await remove(await bestOf(bo));
    expect(await board()).toEqual(["1 Ada 900"]);
    expect((await seen()).players).toBe(1);
    expect(await dataOf(submitScore, submit(bo, challenge, 750))).toMatchObject({ newBestScore: true });
    expect(await board()).toEqual(["1 Ada 900", "2 Bo.K 750"]);
  });

  it("goes once when two remove it, and another score comes at the same time", async () => {
    const best = await bestOf(ada);
    const removals = Promise.all([remove(best), remove(best)]);
    await Promise.all([removals, submit(ada, challenge, 850)]);
    expect((await removals).map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await board())[0]).toBe("1 Ada 850");
  });

  it("is of this challenge, and counts", async () => {
    const [first, best] = [challenge, await bestOf(ada)];
    challenge = await storeChallenge(api.database);
    expect(await failureOf(remove(best))).toBe("404 score_not_found");
    challenge = first;
    await api.database.update(scores).set({ heldAt: new Date() }).where(eq(scores.scoreId, best));
    expect(await failureOf(remove(best))).toBe("404 score_not_found");
  });
});
