import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { getChallenge } from "~contract/calls/challenges";
import { announceWinners, disqualifyPlayer, liftDisqualification, listStandings } from "~contract/calls/desk-scores";
import { listAuditEntries } from "~contract/calls/desk-staff";
import { listInGameUserScores } from "~contract/calls/in-game-scores";
import { listMessages } from "~contract/calls/messages";
import { listChallengeScores, submitScore } from "~contract/calls/scores";
import { hoursFromNow, storeChallenge, type StoredChallenge } from "../../tests/fixtures/a-challenge-row";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { backdatePlays, guestPlaying, submit, userPlaying, type TestPlayer } from "../../tests/fixtures/players";
import { appoint } from "../../tests/fixtures/staff";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi, type TestVisitor } from "../../tests/setup/test-api";
import { challenges, friendships, scores } from "../db/schema";
import { moveGuestToUser } from "../store/account/guests";
import { releaseHeldScores } from "../store/challenges/held-scores";

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
  ada = await withScores("Ada", [700, 900]);
  bo = await withScores("Bo.K", [800]);
});

async function withScores(username: string, results: number[]): Promise<TestPlayer> {
  const player = await userPlaying(api, challenge, { username });
  for (const result of results) expect((await submit(player, challenge, result)).status).toBe(200);
  return player;
}

const path = (rest: string) => `/desk/challenges/${challenge.challengeId}/${rest}`;
const standings = (query = "", as: Pick<TestVisitor, "fetch"> = owner) =>
  dataOf(listStandings, as.fetch(path(`standings${query}`)));
const disqualify = ({ userId }: { userId: string }, reason = REASON) =>
  owner.send("POST", path("disqualifications"), { userId, reason });
const disqualified = async (player: TestPlayer) => dataOf(disqualifyPlayer, disqualify(player));
const lift = ({ userId }: { userId: string }) =>
  owner.send("POST", path(`disqualifications/${userId}/end`), { reason: "A mistake." });
const announce = () => owner.send("POST", path("winners"));
const end = (endsAt = new Date()) =>
  api.database.update(challenges).set({ endsAt }).where(eq(challenges.challengeId, challenge.challengeId));
const seen = (as: Pick<TestVisitor, "fetch"> = api) =>
  dataOf(getChallenge, as.fetch(`/gxc/v2/challenges/${challenge.challengeId}`));
const inboxOf = async (player: TestVisitor) =>
  (await dataOf(listMessages, player.fetch("/profile/v2/messages"))).messages.map(({ data }) => data);
const latestChange = async () =>
  (await dataOf(listAuditEntries, owner.fetch("/desk/audit-log?pageSize=1"))).entries[0] ?? expect.fail();

async function board(as: Pick<TestVisitor, "fetch"> = api) {
  const { scores: rows, pagination } = await dataOf(
    listChallengeScores,
    as.fetch(`/gxc/v2/challenges/${challenge.challengeId}/scores`),
  );
  expect(pagination.totalItems).toBe(rows.length);
  return rows.map(
    ({ username, score, leaderboardPosition }) => `${String(leaderboardPosition)} ${username} ${String(score)}`,
  );
}

describe("the standings", () => {
  it("are the board by pages, and who is not on it any more", async () => {
    expect(await standings()).toMatchObject({
      ...{ name: "A challenge", gameTitle: "Softfall", type: "points", phase: "RUNNING", isPublished: true },
      ...{ disqualified: 0, winners: [], winnersDate: null },
      standings: [
        { userId: ada.userId, username: "Ada", rank: 1, score: 900, disqualification: null },
        { userId: bo.userId, username: "Bo.K", rank: 2, score: 800 },
      ],
      pagination: { totalItems: 2 },
    });
    const second = await standings("?pageSize=1&page=1");
    expect(second).toMatchObject({ standings: [{ username: "Bo.K", rank: 2 }], pagination: { totalPages: 2 } });
    await disqualified(ada);
    expect(await standings()).toMatchObject({ disqualified: 1, standings: [{ username: "Bo.K", rank: 1 }] });
    expect(await standings("?group=DISQUALIFIED")).toMatchObject({
      standings: [
        {
          ...{ username: "Ada", rank: null, score: 900 },
          disqualification: { reason: REASON, author: "Olga" },
        },
      ],
      pagination: { totalItems: 1 },
    });
    expect(await failureOf(owner.fetch(path("standings?group=ALL")))).toBe("400 invalid_request_payload");
  });
});

describe("a disqualified player", () => {
  it("is off the board at once, and reads which challenge and why", async () => {
    expect(await disqualified(ada)).toEqual({ username: "Ada" });
    expect(await board()).toEqual(["1 Bo.K 800"]);
    expect(await seen()).toMatchObject({ players: 1, topScore: { username: "Bo.K" } });
    const { mainEntityId, ...about } = { mainEntityId: challenge.challengeId, challengeName: "A challenge" };
    expect(await inboxOf(ada)).toEqual([
      { messageType: "SCORES_DISQUALIFIED", mainEntityId, ...about, reason: REASON },
    ]);
    expect(await latestChange()).toMatchObject({
      ...{ action: "scores.disqualified", subject: { kind: "user", id: ada.userId, name: "Ada" }, reason: REASON },
      ...{ before: null, after: { challenge: "A challenge" } },
    });
    expect(await failureOf(disqualify(ada))).toBe("400 already_disqualified");
  });

  it("still sees the own score and the reason, without a rank", async () => {
    await disqualified(ada);
    expect(await seen(ada)).toMatchObject({ personalBest: null, disqualification: { score: 900, reason: REASON } });
    expect(await board(ada)).toEqual(["1 Bo.K 800"]);
    for (const other of [bo, api]) expect((await seen(other)).disqualification).toBeUndefined();
    const address = `/gg/games/${challenge.gameId}/challenges/${challenge.challengeId}/user-scores`;
    const own = await dataOf(listInGameUserScores, ada.fetch(address));
    expect(own.scores.map(({ score }) => score)).toEqual([900, 700]);
  });

  it("can send scores, which count only once the disqualification is lifted", async () => {
    await disqualified(ada);
    const sent = await dataOf(submitScore, submit(ada, challenge, 1_000));
    expect(sent).toEqual({ newBestScore: false, previousPosition: null });
    expect(await board()).toEqual(["1 Bo.K 800"]);
    expect(await dataOf(liftDisqualification, lift(ada))).toEqual({ username: "Ada" });
    expect(await board()).toEqual(["1 Ada 1000", "2 Bo.K 800"]);
    expect((await seen()).players).toBe(2);
    expect(await seen(ada)).toMatchObject({ personalBest: { score: 1_000, leaderboardPosition: 1 } });
    expect((await inboxOf(ada))[0]).toMatchObject({ messageType: "SCORES_READMITTED", reason: "A mistake." });
    expect(await latestChange()).toMatchObject({
      ...{ action: "scores.readmitted", before: { challenge: "A challenge" }, after: null },
    });
    expect(await failureOf(lift(ada))).toBe("404 disqualification_not_found");
  });

  it("has the best by the challenge's rules again, the earlier of two equal ones, and passes nobody by it", async () => {
    challenge = await storeChallenge(api.database, { criteria: "lowest_wins", mode: "fuel" });
    const cleo = await withScores("Cleo", [420, 300, 300]);
    const dan = await withScores("Dan", [350]);
    const since = new Date();
    await api.database.insert(friendships).values([
      { userId: cleo.userId, friendId: dan.userId, since },
      { userId: dan.userId, friendId: cleo.userId, since },
    ]);
    const before = await standings();
    await disqualified(cleo);
    expect(await board()).toEqual(["1 Dan 350"]);
    await lift(cleo);
    expect(await standings()).toEqual(before);
    expect(await inboxOf(dan)).toEqual([]);
  });

  it("does not come back by a score that is released, and not by one of a guest", async () => {
    await disqualified(ada);
    const heldAt = new Date();
    await api.database.update(scores).set({ heldAt }).where(eq(scores.userId, ada.userId));
    const { challengeId } = challenge;
    expect(await releaseHeldScores(api.database, { userId: ada.userId, challengeId })).toBeGreaterThan(0);
    const guest = await guestPlaying(api, challenge);
    await submit(guest, challenge, 1_200);
    await moveGuestToUser(api.database, { guestId: guest.userId, userId: ada.userId });
    expect(await board()).toEqual(["1 Bo.K 800"]);
    await lift(ada);
    expect((await board())[0]).toBe("1 Ada 1200");
  });

  it("has no best without a score that counts", async () => {
    await disqualified(bo);
    await api.database.update(scores).set({ heldAt: new Date() }).where(eq(scores.userId, bo.userId));
    expect((await standings("?group=DISQUALIFIED")).standings).toMatchObject([{ score: null, achievementDate: null }]);
    expect((await seen(bo)).disqualification).toEqual({ score: null, reason: REASON });
    await lift(bo);
    expect(await board()).toEqual(["1 Ada 900"]);
  });

  it("must have a score in the challenge and an account", async () => {
    const idle = await userPlaying(api, challenge, { username: "Idle" });
    const guest = await guestPlaying(api, challenge);
    await submit(guest, challenge, 500);
    for (const player of [idle, guest]) expect(await failureOf(disqualify(player))).toBe("404 user_not_found");
    expect(await failureOf(disqualify(bo, " "))).toBe("400 invalid_request_payload");
    expect(await board()).toHaveLength(2);
  });

  it("loses nothing in another challenge", async () => {
    const first = challenge;
    challenge = await storeChallenge(api.database);
    await ada.postJson(`/gxc/v2/games/${challenge.gameId}/play`, {});
    await backdatePlays(api, ada.userId, 60);
    expect((await submit(ada, challenge, 650)).status).toBe(200);
    await disqualified(ada);
    expect(await board()).toEqual([]);
    challenge = first;
    expect((await board())[0]).toBe("1 Ada 900");
  });

  it("has no best after scores and two disqualifications at once", async () => {
    const rulings = Promise.all([disqualify(ada), disqualify(ada)]);
    await Promise.all([submit(ada, challenge, 910), rulings, submit(ada, challenge, 920)]);
    expect((await rulings).map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await board()).toEqual(["1 Bo.K 800"]);
    expect((await seen()).players).toBe(1);
  });
});

describe("the winners", () => {
  it("are announced once a challenge has ended, and each gets a message", async () => {
    for (const [name, result] of [
      ["Cleo", 700],
      ["Dan", 600],
    ] as const)
      await withScores(name, [result]);
    expect(await failureOf(announce())).toBe("400 challenge_not_ended");
    await end();
    const winners = [
      { rank: 1, username: "Ada", score: 900 },
      { rank: 2, username: "Bo.K", score: 800 },
      { rank: 3, username: "Cleo", score: 700 },
    ];
    expect(await standings()).toMatchObject({ phase: "ENDED", winners, winnersDate: null });
    expect((await seen()).winners).toBeUndefined();
    expect((await announce()).status).toBe(200);
    expect((await seen()).winners).toEqual(winners);
    expect((await standings()).winnersDate).not.toBeNull();
    expect(await inboxOf(bo)).toMatchObject([{ messageType: "CHALLENGE_WON", challengeName: "A challenge", rank: 2 }]);
    expect(await latestChange()).toMatchObject({
      ...{ action: "challenge.winners-announced", subject: { kind: "challenge", name: "A challenge" } },
    });
    expect(await failureOf(announce())).toBe("400 winners_already_announced");
  });

  it("follow a later disqualification", async () => {
    await end();
    await dataOf(announceWinners, announce());
    await disqualified(ada);
    expect((await seen()).winners).toEqual([{ rank: 1, username: "Bo.K", score: 800 }]);
    await lift(ada);
    expect((await seen()).winners).toHaveLength(2);
  });

  it("are those of the last end", async () => {
    await end(hoursFromNow(-2));
    await dataOf(announceWinners, announce());
    await end(hoursFromNow(1));
    expect((await seen()).winners).toBeUndefined();
    await end(new Date());
    expect((await seen()).winners).toBeUndefined();
    expect((await announce()).status).toBe(200);
  });

  it("need a public challenge with somebody on its board", async () => {
    await end();
    for (const player of [ada, bo]) await disqualified(player);
    expect(await failureOf(announce())).toBe("400 challenge_without_scores");
    await api.database
      .update(challenges)
      .set({ isPublished: false })
      .where(eq(challenges.challengeId, challenge.challengeId));
    expect(await failureOf(announce())).toBe("400 challenge_not_published");
    expect((await standings()).isPublished).toBe(false);
  });

  it("are announced once by two at once", async () => {
    await end();
    const statuses = (await Promise.all([announce(), announce()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 400]);
    expect(await inboxOf(ada)).toHaveLength(1);
  });
});
