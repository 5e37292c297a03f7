import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { getChallenge } from "~contract/calls/challenges";
import { listChallengeScores, submitScore } from "~contract/calls/scores";
import { hoursFromNow, storeChallenge, type StoredChallenge } from "../../tests/fixtures/a-challenge-row";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { guestPlaying, backdatePlays, submit, userPlaying } from "../../tests/fixtures/players";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi, type TestVisitor } from "../../tests/setup/test-api";
import * as schema from "../db/schema";
import { moveGuestToUser } from "../store/account/guests";

const { friendships, plays, scores, tracks, user } = schema;
const UNKNOWN_ID = "11111111-1111-4111-8111-111111111111";

describe("scores", () => {
  let api: TestApi;
  const board = async ({ challengeId }: StoredChallenge, query = "") =>
    dataOf(listChallengeScores, api.fetch(`/gxc/v2/challenges/${challengeId}/scores${query}`));
  const names = async (challenge: StoredChallenge) =>
    (await board(challenge)).scores.map(
      (row) => `${String(row.leaderboardPosition)} ${row.username} ${String(row.score)}`,
    );
  const newPlayer = (challenge: StoredChallenge, username: string, countryCode = "PL") =>
    userPlaying(api, challenge, { username, countryCode });

  beforeAll(async () => {
    api = await startTestApi();
    await fillWithDemoCatalogue(api.database);
  });

  it("ranks each player's best, ties by the earlier date", async () => {
    const challenge = await storeChallenge(api.database);
    const ada = await newPlayer(challenge, "Ada");
    const bo = await newPlayer(challenge, "Bo_1");
    const cy = await newPlayer(challenge, "Cy-1");
    expect(await dataOf(submitScore, submit(ada, challenge, 100))).toMatchObject({ newBestScore: true });
    expect(await dataOf(submitScore, submit(ada, challenge, 300))).toMatchObject({ newBestScore: true });
    expect(await dataOf(submitScore, submit(ada, challenge, 200))).toMatchObject({ newBestScore: false });
    expect(await dataOf(submitScore, submit(ada, challenge, 300))).toMatchObject({ newBestScore: false });
    await submit(bo, challenge, 300);
    await submit(cy, challenge, 400);
    expect(await names(challenge)).toEqual(["1 Cy-1 400", "2 Ada 300", "3 Bo_1 300"]);
    const forBo = await dataOf(getChallenge, bo.fetch(`/gxc/v2/challenges/${challenge.challengeId}`));
    expect(forBo).toMatchObject({ players: 3, leaderboardPosition: 3, topScore: { username: "Cy-1" } });
    expect(forBo.personalBest).toMatchObject({ score: 300, leaderboardPosition: 3, countryCode: "PL" });
    const storedCount = await api.database.$count(scores, eq(scores.challengeId, challenge.challengeId));
    expect(storedCount).toBe(6);
  });

  it("ranks the lowest first where the lowest wins", async () => {
    const challenge = await storeChallenge(api.database, { criteria: "lowest_wins", mode: "fuel" });
    const ada = await newPlayer(challenge, "low_ada");
    const bo = await newPlayer(challenge, "low_bo");
    await submit(ada, challenge, 500);
    expect(await dataOf(submitScore, submit(ada, challenge, 600))).toMatchObject({ newBestScore: false });
    expect(await dataOf(submitScore, submit(bo, challenge, 400))).toMatchObject({ newBestScore: true });
    expect(await failureOf(submit(bo, challenge, 0))).toBe("400 score_out_of_range");
    expect(await names(challenge)).toEqual(["1 low_bo 400", "2 low_ada 500"]);
  });

  it("pages, and lists the players of the viewer's country", async () => {
    const challenge = await storeChallenge(api.database);
    const pole = await newPlayer(challenge, "pole", "PL");
    const german = await newPlayer(challenge, "german", "DE");
    await submit(pole, challenge, 10);
    await submit(german, challenge, 20);
    const second = await board(challenge, "?page=1&pageSize=1");
    expect(second.scores).toMatchObject([{ username: "pole", leaderboardPosition: 2 }]);
    expect(second.pagination).toEqual({ currPage: 1, numPerPage: 1, totalItems: 2, totalPages: 2 });
    const path = `/gxc/v2/challenges/${challenge.challengeId}/scores?scope=country`;
    const ofPole = await dataOf(listChallengeScores, pole.fetch(path));
    expect(ofPole.scores).toMatchObject([{ username: "pole", leaderboardPosition: 1 }]);
    expect(ofPole.ownRanking).toMatchObject({ username: "pole", leaderboardPosition: 1 });
    expect((await board(challenge, "?scope=country")).scores).toEqual([]);
  });

  it("returns players their own row beside any page, and none to guests and visitors", async () => {
    const challenge = await storeChallenge(api.database);
    const leader = await newPlayer(challenge, "leader");
    const second = await newPlayer(challenge, "second");
    const guest = await guestPlaying(api, challenge);
    await submit(leader, challenge, 20);
    await submit(second, challenge, 10);
    await submit(guest, challenge, 15);
    const path = `/gxc/v2/challenges/${challenge.challengeId}/scores?pageSize=1`;
    const ownRow = async (player: TestVisitor) => (await dataOf(listChallengeScores, player.fetch(path))).ownRanking;
    expect(await ownRow(second)).toMatchObject({ username: "second", score: 10, leaderboardPosition: 2 });
    expect(await ownRow(await newPlayer(challenge, "idle"))).toBeNull();
    expect(await ownRow(guest)).toBeNull();
    expect(await ownRow(api.visitor())).toBeNull();
  });

  it("counts the time that was played before a score", async () => {
    const challenge = await storeChallenge(api.database);
    const player = await newPlayer(challenge, "timed");
    const { gameStatistics } = schema;
    const isGame = eq(gameStatistics.gameId, challenge.gameId);
    const playedMs = async () => (await api.database.select().from(gameStatistics).where(isGame))[0]?.totalTimeMs ?? 0;
    const before = await playedMs();
    const lastActivityAt = new Date(Date.now() - 30_000);
    await api.database.update(plays).set({ lastActivityAt }).where(eq(plays.userId, player.userId));
    await submit(player, challenge, 10);
    const maxElapsed = Date.now() - lastActivityAt.getTime();
    const counted = (await playedMs()) - before;
    expect(counted).toBeGreaterThanOrEqual(30_000);
    expect(counted).toBeLessThanOrEqual(maxElapsed);
    const [play] = await api.database.select().from(plays).where(eq(plays.userId, player.userId));
    expect(play?.lastActivityAt.getTime()).toBe(lastActivityAt.getTime() + counted);
  });

  it("lists the friends of a signed-in player", async () => {
    const challenge = await storeChallenge(api.database);
    const one = await newPlayer(challenge, "friend_one");
    const two = await newPlayer(challenge, "friend_two");
    const stranger = await newPlayer(challenge, "stranger");
    await submit(one, challenge, 10);
    await submit(stranger, challenge, 20);
    await submit(two, challenge, 30);
    const since = new Date();
    await api.database.insert(friendships).values([
      { userId: one.userId, friendId: two.userId, since },
      { userId: two.userId, friendId: one.userId, since },
    ]);
    const path = `/gxc/v2/challenges/${challenge.challengeId}/scores?scope=friends`;
    const ofFriends = await dataOf(listChallengeScores, one.fetch(path));
    expect(ofFriends.pagination.totalItems).toBe(2);
    expect(ofFriends.scores).toMatchObject([
      { username: "friend_two", leaderboardPosition: 1 },
      { username: "friend_one", leaderboardPosition: 2 },
    ]);
    const ofStranger = await dataOf(listChallengeScores, stranger.fetch(path));
    expect(ofStranger.scores).toMatchObject([{ username: "stranger", leaderboardPosition: 1 }]);
    expect(await failureOf(api.fetch(path))).toBe("403 sign_in_required");
    expect(await failureOf((await guestPlaying(api, challenge)).fetch(path))).toBe("403 sign_in_required");
  });

  it("follows players who change country or are deleted", async () => {
    const challenge = await storeChallenge(api.database);
    const mover = await newPlayer(challenge, "mover", "PL");
    const stayer = await newPlayer(challenge, "stayer", "TR");
    await submit(mover, challenge, 10);
    await submit(stayer, challenge, 20);
    const path = `/gxc/v2/challenges/${challenge.challengeId}/scores?scope=country`;
    const neighbours = async () =>
      (await dataOf(listChallengeScores, stayer.fetch(path))).scores.map(({ username }) => username);
    expect(await neighbours()).toEqual(["stayer"]);
    await api.database.update(user).set({ countryCode: "TR" }).where(eq(user.id, mover.userId));
    expect(await neighbours()).toEqual(["stayer", "mover"]);
    await api.database.delete(user).where(eq(user.id, mover.userId));
    expect(await neighbours()).toEqual(["stayer"]);
    expect((await board(challenge)).pagination.totalItems).toBe(1);
  });

  it("does not rank a guest, returns the position it would have, and ranks it after the sign-up", async () => {
    const challenge = await storeChallenge(api.database);
    const first = await newPlayer(challenge, "first_1");
    const last = await newPlayer(challenge, "last_1");
    const guest = await guestPlaying(api, challenge);
    await submit(first, challenge, 300);
    await submit(last, challenge, 100);
    expect(await dataOf(submitScore, submit(guest, challenge, 200))).toMatchObject({ newBestScore: true });
    expect(await names(challenge)).toEqual(["1 first_1 300", "2 last_1 100"]);
    const path = `/gxc/v2/challenges/${challenge.challengeId}`;
    const forGuest = await dataOf(getChallenge, guest.fetch(path));
    expect(forGuest).toMatchObject({ players: 2, leaderboardPosition: 2, personalBest: { score: 200 } });
    await moveGuestToUser(api.database, { guestId: guest.userId, userId: last.userId });
    expect(await names(challenge)).toEqual(["1 first_1 300", "2 last_1 200"]);
  });

  it("keeps the best of concurrent scores", async () => {
    const challenge = await storeChallenge(api.database);
    const player = await newPlayer(challenge, "hasty");
    const values = [50, 900, 20, 700];
    const responses = await Promise.all(values.map((score) => submit(player, challenge, score)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await names(challenge)).toEqual(["1 hasty 900"]);
    expect(await api.database.$count(scores, eq(scores.challengeId, challenge.challengeId))).toBe(values.length);
  });

  it("rate limits submissions", async () => {
    const challenge = await storeChallenge(api.database);
    const player = await newPlayer(challenge, "flood");
    for (let score = 0; score < 20; score += 1) await submit(player, challenge, score);
    const refused = await submit(player, challenge, 21);
    expect(refused.headers.get("Retry-After")).toBe("60");
    expect(await failureOf(refused)).toBe("429 too_many_requests");
  });

  it("accepts scores of active plays only", async () => {
    const challenge = await storeChallenge(api.database);
    const player = await newPlayer(challenge, "sleepy");
    await backdatePlays(api, player.userId, 7 * 3600);
    expect(await failureOf(submit(player, challenge, 1))).toBe("400 no_active_play");
    await api.database.update(plays).set({ startedAt: new Date() }).where(eq(plays.userId, player.userId));
    expect(await failureOf(submit(player, challenge, 1))).toBe("400 score_out_of_range");
  });

  it("refuses times longer than the play, and more points than the mode allows", async () => {
    const lantern = await api.database.query.games.findFirst({ where: (game) => eq(game.slug, "lantern-run") });
    const track = await api.database.query.tracks.findFirst({
      where: (row) => eq(row.gameId, lantern?.gameId ?? UNKNOWN_ID),
    });
    const race = await storeChallenge(api.database, {
      gameId: lantern?.gameId ?? "",
      trackId: track?.trackId ?? "",
      criteria: "lowest_wins",
      type: "duration",
      mode: "bell-tower",
    });
    const runner = await newPlayer(race, "runner");
    expect(await failureOf(submit(runner, race, 120_000))).toBe("400 score_out_of_range");
    expect(await dataOf(submitScore, submit(runner, race, 58_000))).toMatchObject({ newBestScore: true });
    const points = await storeChallenge(api.database);
    const softfall = await api.database.query.games.findFirst({ where: (game) => eq(game.gameId, points.gameId) });
    const modes = softfall?.modes ?? [];
    expect(new Set(modes.map(({ maxScore }) => maxScore)).size).toBeGreaterThan(1);
    for (const { mode, maxScore } of modes) {
      const challenge = await storeChallenge(api.database, { mode });
      const player = await newPlayer(challenge, `greedy_${mode}`);
      expect(await failureOf(submit(player, challenge, maxScore + 1)), mode).toBe("400 score_out_of_range");
      expect((await submit(player, challenge, maxScore)).status, mode).toBe(200);
    }
  });

  it("refuses challenges that are not running", async () => {
    const { database } = api;
    const ended = await storeChallenge(database, { startsAt: hoursFromNow(-9), endsAt: hoursFromNow(-1) });
    const upcoming = await storeChallenge(database, { startsAt: hoursFromNow(1), endsAt: hoursFromNow(9) });
    const hidden = await storeChallenge(database, { isPublished: false });
    const player = await newPlayer(ended, "early");
    expect(await failureOf(submit(player, ended, 1))).toBe("400 challenge_not_active");
    expect(await failureOf(submit(player, upcoming, 1))).toBe("400 challenge_not_active");
    expect(await failureOf(submit(player, hidden, 1))).toBe("400 challenge_not_published");
  });

  it("refuses incomplete and unsigned scores", async () => {
    const challenge = await storeChallenge(api.database);
    const player = await newPlayer(challenge, "forger");
    const foreign = (await api.database.select().from(tracks)).find(({ gameId }) => gameId !== challenge.gameId);
    const foreignTrackId = foreign?.trackId ?? "";
    expect(await failureOf(submit(api.visitor(), challenge, 1))).toBe("403 sign_in_required");
    expect(await failureOf(submit(player, challenge, -1))).toBe("400 negative_score");
    expect(await failureOf(submit(player, challenge, 1.5))).toBe("400 invalid_request_payload");
    expect(await failureOf(submit(player, challenge, 1, { score: "1" }))).toBe("400 invalid_request_payload");
    expect(await failureOf(submit(player, challenge, 1, { score: 2 }))).toBe("400 invalid_hash");
    expect(await failureOf(submit(player, { ...challenge, gameId: UNKNOWN_ID }, 1))).toBe("404 game_not_found");
    expect(await failureOf(submit(player, { ...challenge, challengeId: UNKNOWN_ID }, 1))).toBe(
      "404 challenge_not_found",
    );
    expect(await failureOf(submit(player, { ...challenge, trackId: UNKNOWN_ID }, 1))).toBe("404 tack_not_found");
    expect(await failureOf(submit(player, { ...challenge, trackId: foreignTrackId }, 1))).toBe("404 tack_not_found");
    expect(await names(challenge)).toEqual([]);
  });

  it.each([
    ["?scope=planet", "400 invalid_scope"],
    ["?page=-1", "400 page_less_than_0"],
    ["?page=x", "400 page_invalid"],
    ["?pageSize=0", "400 page_size_less_than_1"],
    ["?pageSize=x", "400 page_size_invalid"],
    ["?pageSize=101", "400 page_size_too_high"],
  ])("refuses a board%s with %s", async (query, failure) => {
    const challenge = await storeChallenge(api.database);
    expect(await failureOf(api.fetch(`/gxc/v2/challenges/${challenge.challengeId}/scores${query}`))).toBe(failure);
  });

  it("counts the ranked players of every challenge, whoever joins, leaves or signs up", async () => {
    const { challengeStatistics, personalBests } = schema;
    const rows = await api.database
      .select({ challengeId: challengeStatistics.challengeId, players: challengeStatistics.players })
      .from(challengeStatistics);
    for (const { challengeId, players } of rows) {
      const ranked = and(eq(personalBests.challengeId, challengeId), personalBests.isRanked);
      expect(players).toBe(await api.database.$count(personalBests, ranked));
    }
    expect(rows).toHaveLength(await api.database.$count(schema.challenges));
  });

  it("returns 404 for an unknown challenge", async () => {
    expect(await failureOf(api.fetch(`/gxc/v2/challenges/${UNKNOWN_ID}/scores`))).toBe("404 challenge_not_found");
  });
});
