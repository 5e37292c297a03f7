import { beforeAll, describe, expect, it } from "vitest";
import { startPlay } from "~contract/calls/play";
import { hoursFromNow, storeChallenge, storeTrack, type StoredChallenge } from "../../tests/fixtures/a-challenge-row";
import { dataOf } from "../../tests/fixtures/api-responses";
import {
  dataIn,
  dict,
  flag,
  gameMakerClient,
  list,
  picture,
  readBoard,
  readChallenge,
  readFailure,
  readPagination,
  text,
} from "../../tests/fixtures/game-clients";
import { guestPlaying, backdatePlays, userPlaying, type TestPlayer } from "../../tests/fixtures/players";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { purchases, gameItems } from "../db/schema";

const GAMES = "https://games.portal.test";
const API = "http://portal.test/embedded/api";
const UNKNOWN_ID = "11111111-1111-4111-8111-111111111111";

let api: TestApi;
let challenge: StoredChallenge;
let player: TestPlayer;

async function clientOf(who: TestPlayer, { challengeId }: { challengeId?: string } = challenge) {
  const play = who.postJson(`/gxc/v2/games/${challenge.gameId}/play`, { challengeId });
  const { launchUrl } = await dataOf(startPlay, play);
  await backdatePlays(api, who.userId, 60);
  return gameMakerClient(who, launchUrl, GAMES);
}

beforeAll(async () => {
  api = await startTestApi({ GAMES_ORIGINS: GAMES });
  await fillWithDemoCatalogue(api.database);
  challenge = await storeChallenge(api.database, { longDescription: { en: "Long" } });
  const image = "/media/avatars/owl/webp-128x128.webp";
  player = await userPlaying(api, challenge, { username: "Owlish", countryCode: "PT", image });
});

describe("a game on an origin of its own", { shuffle: false }, () => {
  it("reads the player's profile, and 403 for a guest", async () => {
    const profile = dict(dataIn(await (await clientOf(player)).profile()));
    expect(text(profile["userId"])).toBe(player.userId);
    expect(text(profile["username"])).toBe("Owlish");
    expect(picture(profile["avatarUrl"])).toBe(`${API}/media/avatars/owl/webp-128x128.webp`);
    const guest = await clientOf(await guestPlaying(api, challenge));
    expect(readFailure(await guest.profile())).toBe("403 sign_in_required");
  });

  it("gets a default picture for players without one", async () => {
    const plain = await clientOf(await userPlaying(api, challenge, { username: "Plain" }));
    const profile = dict(dataIn(await plain.profile()));
    expect(picture(profile["avatarUrl"])).toBe(`${API}/media/avatars/nobody/webp-128x128.webp`);
    expect((await api.fetch("/media/avatars/nobody/webp-128x128.webp")).status).toBe(200);
  });

  it("reads the game's challenges, field by field and page by page", async () => {
    const client = await clientOf(player);
    const data = dict(dataIn(await client.challenges({ page: 0, pageSize: 2 })));
    expect(list(data["challenges"]).map(readChallenge)).toHaveLength(2);
    expect(readPagination(dict(data["pagination"]))).toEqual([0, 2, 2, 4]);
    const all = list(dict(dataIn(await client.challenges()))["challenges"]).map(readChallenge);
    expect(all.find(({ challengeId }) => challengeId === challenge.challengeId)).toEqual({
      ...{ challengeId: challenge.challengeId, name: "A challenge", criteria: "highest_wins", type: "points" },
      ...{ coverArt: `${API}/media/covers/softfall/cover/webp-1280x720.webp`, players: 0 },
      ...{ creationDate: "2025-01-01T00:00:00.000Z", startsAt: null, endsAt: null, longDescription: "Long" },
      ...{ shortDescription: null, hasStarted: true, hasEnded: false, isPublished: true, isTimedChallenge: false },
    });
  });

  it("submits scores in three ways, and reads them all back", async () => {
    const client = await clientOf(player);
    const isBest = async (response: Promise<Parameters<typeof dataIn>[0]>) =>
      flag(dict(dataIn(await response))["newBestScore"]);
    expect(await isBest(client.submitScore(1_200.4))).toBe(true);
    expect(await isBest(client.submitScore(900, { version: "" }))).toBe(false);
    expect(await isBest(client.submitScoreWithoutHash(2_000))).toBe(true);
    const ownBoard = readBoard(await client.userScores({ page: 0, pageSize: 2 }));
    expect(ownBoard.scores.map(({ score }) => score)).toEqual([2_000, 1_200]);
    expect(ownBoard.pagination).toEqual([0, 2, 2, 3]);
    expect(ownBoard.challenge.challengeId).toBe(challenge.challengeId);
    expect(readBoard(await client.userScores({ page: 1, pageSize: 2 })).scores.map(({ score }) => score)).toEqual([
      900,
    ]);
    const guest = await clientOf(await guestPlaying(api, challenge));
    expect(readFailure(await guest.userScores())).toBe("403 sign_in_required");
  });

  it("reads the leaderboard, best first, with the player in each row", async () => {
    const other = await clientOf(await userPlaying(api, challenge, { username: "Second" }));
    await other.submitScore(100);
    const board = readBoard(await other.globalScores());
    expect(board.scores).toMatchObject([
      { score: 2_000, countryCode: "PT", player: { userId: player.userId, username: "Owlish" } },
      { score: 100, player: { username: "Second", avatarUrl: `${API}/media/avatars/nobody/webp-128x128.webp` } },
    ]);
    expect(new Set(board.scores.map(({ scoreNumber }) => scoreNumber)).size).toBe(2);
    expect(board.challenge).toMatchObject({ challengeId: challenge.challengeId, players: 2 });
    expect(board.pagination).toEqual([0, 25, 1, 2]);
    const [ownScore] = readBoard(await (await clientOf(player)).userScores()).scores;
    expect(ownScore?.scoreId).toBe(board.scores[0]?.scoreId);
  });

  it("may write the names of parameters with hyphens", async () => {
    const client = await clientOf(player);
    const path = `/gg/games/${challenge.gameId}/challenges/${challenge.challengeId}/user-scores`;
    const query = `track-id=${client.parameter("track")}&page-size=1&page=1&`;
    const { scores, pagination } = readBoard(await client.request(`${path}?${query}`));
    expect([scores.map(({ score }) => score), pagination]).toEqual([[1_200], [1, 1, 3, 3]]);
  });

  it("reads whether the full version was bought", async () => {
    const client = await clientOf(player);
    const isBought = async () => flag(dict(dataIn(await client.paymentStatus()))["isFullVersionPurchased"]);
    expect(await isBought()).toBe(false);
    const item = { itemId: crypto.randomUUID(), gameId: challenge.gameId, type: "FULL_VERSION" as const };
    await api.database.insert(gameItems).values({ ...item, price: 10, currency: "RPX" });
    const { itemId } = item;
    const bought = { purchaseId: crypto.randomUUID(), itemId, price: 10, currency: "RPX", purchasedAt: new Date() };
    await api.database.insert(purchases).values({ ...bought, userId: player.userId });
    expect(await isBought()).toBe(true);
  });

  it("plays the default challenge without knowing its id", async () => {
    const client = await clientOf(player, {});
    expect(flag(dict(dataIn(await client.submitToDefault(8_000)))["newBestScore"])).toBe(true);
    await client.submitToDefault(300);
    const { challenge: played, scores } = readBoard(await client.defaultScores());
    expect(played).toMatchObject({ name: "Five pads, one tank", isTimedChallenge: false, criteria: "highest_wins" });
    expect(scores[0]).toMatchObject({ score: 8_000, player: { username: "Owlish" } });
    expect(scores.map(({ score }) => score)).toEqual(scores.map(({ score }) => score).sort((a, b) => b - a));
    expect(readBoard(await client.defaultUserScores()).scores.map(({ score }) => score)).toEqual([8_000, 300]);
    const guest = await clientOf(await guestPlaying(api, challenge));
    expect(readFailure(await guest.defaultUserScores())).toBe("403 sign_in_required");
  });

  it("reads the names of the regions", async () => {
    const regions = dataIn(await (await clientOf(player)).request("/gg/regions"));
    expect(Array.isArray(regions) && regions.map(text)).toEqual(["main"]);
  });
});

describe("a game gets an error", () => {
  it.each([
    ["page=-1", "400 page_less_than_0"],
    ["page=x", "400 page_invalid"],
    ["pageSize=0", "400 page_size_less_than_1"],
    ["page-size=x", "400 page_size_invalid"],
    ["page-size=101", "400 page_size_too_high"],
    ["track-id=nonsense", "404 tack_not_found track_not_found"],
    [`track-id=${UNKNOWN_ID}`, "404 tack_not_found track_not_found"],
  ])("for %s", async (query, failure) => {
    const client = await clientOf(player);
    for (const path of ["challenges", `challenges/${challenge.challengeId}/scores`, "default-challenge/scores"]) {
      expect(readFailure(await client.request(`/gg/games/${challenge.gameId}/${path}?${query}&`))).toBe(failure);
    }
  });

  it("for a challenge, game or track that does not match", async () => {
    const client = await clientOf(player);
    const trackId = await storeTrack(api.database, challenge.gameId, { isPublic: true });
    expect(readFailure(await client.globalScores({ challengeId: UNKNOWN_ID }))).toBe("404 challenge_not_found");
    expect(readFailure(await client.globalScores({ trackId }))).toBe("400 challenge_not_published");
    expect(readFailure(await client.userScores({ trackId }))).toBe("400 challenge_not_published");
    expect(list(dict(dataIn(await client.challenges({ trackId })))["challenges"])).toEqual([]);
    expect(readFailure(await client.request(`/gg/games/${UNKNOWN_ID}/full-version?`))).toBe("404 game_not_found");
    const trackOfOther = await api.database.query.tracks.findFirst({
      where: (row, { ne, eq, and }) => and(ne(row.gameId, challenge.gameId), eq(row.isPublic, true)),
    });
    for (const load of [client.challenges, client.globalScores]) {
      const failure = readFailure(await load({ trackId: trackOfOther?.trackId ?? "" }));
      expect(failure).toBe("404 tack_not_found track_not_found");
    }
  });

  it("for a score that is refused", async () => {
    const client = await clientOf(player);
    const ended = await storeChallenge(api.database, { startsAt: hoursFromNow(-2), endsAt: hoursFromNow(-1) });
    const hidden = await storeChallenge(api.database, { isPublished: false });
    const elsewhere = await storeChallenge(api.database, {
      trackId: await storeTrack(api.database, challenge.gameId),
    });
    const submitTo = (challengeId: string, version = "/v2") => client.submitScore(10, { challengeId, version });
    expect(readFailure(await client.submitScore(-3))).toBe("400 negative_score");
    expect(readFailure(await client.submitScoreWithoutHash(-3))).toBe("400 negative_score");
    expect(readFailure(await client.submitToDefault(-3))).toBe("400 negative_score");
    expect(readFailure(await submitTo(ended.challengeId))).toBe("400 challenge_not_active");
    expect(readFailure(await submitTo(hidden.challengeId))).toBe("400 challenge_not_published");
    expect(readFailure(await submitTo(elsewhere.challengeId, ""))).toBe("400 challenge_not_published");
    expect(readFailure(await submitTo(UNKNOWN_ID))).toBe("404 challenge_not_found");
    const body = JSON.stringify({ releaseTrackId: client.parameter("track"), score: 10, hash: "0" });
    for (const version of ["", "/v2"]) {
      const path = `/gg${version}/games/${challenge.gameId}/challenges/${challenge.challengeId}/scores`;
      expect(readFailure(await client.request(path, "POST", body))).toBe("400 invalid_hash");
    }
  });
});
