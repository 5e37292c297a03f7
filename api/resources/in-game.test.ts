import { beforeAll, describe, expect, it } from "vitest";
import { getPlayedGame, getPlayer, listPlayedGameChallenges } from "~contract/calls/in-game";
import { listInGameScores, listInGameUserScores } from "~contract/calls/in-game-scores";
import { storeChallenge, type StoredChallenge } from "../../tests/fixtures/a-challenge-row";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { guestPlaying, submit, userPlaying } from "../../tests/fixtures/players";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { games } from "../db/schema";

const PICTURES = "http://portal.test/embedded/api";
const UNKNOWN_ID = "11111111-1111-4111-8111-111111111111";

describe("calls that games make", () => {
  let api: TestApi;
  let challenge: StoredChallenge;
  const pathOf = (gameId: string, rest = "") => `/gg/games/${gameId}${rest}`;
  const ofChallenge = (rest: string) => pathOf(challenge.gameId, `/challenges/${challenge.challengeId}/${rest}`);

  beforeAll(async () => {
    api = await startTestApi();
    await fillWithDemoCatalogue(api.database);
    challenge = await storeChallenge(api.database);
  });

  it("return the player, without an e-mail address", async () => {
    const image = "/media/avatars/owl/webp-128x128.webp";
    const player = await userPlaying(api, challenge, { username: "owlish", image });
    const profile = await dataOf(getPlayer, player.fetch("/gg/profile"));
    expect(profile).toEqual({ userId: player.userId, username: "owlish", avatarUrl: `${PICTURES}${image}` });
    expect(await failureOf(api.fetch("/gg/profile"))).toBe("403 sign_in_required");
    const guest = await guestPlaying(api, challenge);
    expect(await failureOf(guest.fetch("/gg/profile"))).toBe("403 sign_in_required");
  });

  it("return the game and its running challenges in a short form", async () => {
    const game = await api.fetch(pathOf(challenge.gameId));
    expect(await game.clone().text()).not.toContain("covers");
    expect(await dataOf(getPlayedGame, game)).toMatchObject({ title: "Softfall" });
    const { challenges } = await dataOf(listPlayedGameChallenges, api.fetch(pathOf(challenge.gameId, "/challenges")));
    expect(challenges.map(({ name }) => name).sort()).toEqual([
      "A challenge",
      "Five pads, one tank",
      "Land like a feather",
      "Last drop of fuel",
    ]);
    expect(await failureOf(api.fetch(pathOf(UNKNOWN_ID)))).toBe("404 game_not_found");
    expect(await failureOf(api.fetch(pathOf(UNKNOWN_ID, "/challenges")))).toBe("404 game_not_found");
  });

  it("return the leaderboard and the player's own scores", async () => {
    const player = await userPlaying(api, challenge, { username: "scorer" });
    expect(await dataOf(listInGameUserScores, player.fetch(ofChallenge("user-scores")))).toMatchObject({ scores: [] });
    await submit(player, challenge, 4_000);
    const board = await dataOf(listInGameScores, api.fetch(ofChallenge("scores")));
    expect(board.scores).toMatchObject([{ player: { username: "scorer" }, score: 4_000 }]);
    const ownScores = await dataOf(listInGameUserScores, player.fetch(ofChallenge("user-scores")));
    expect(ownScores.scores).toEqual(board.scores);
    expect(await failureOf(api.fetch(ofChallenge("user-scores")))).toBe("403 sign_in_required");
  });

  it("return 404 for a challenge of another game", async () => {
    const rows = await api.database.select().from(games);
    const other = rows.find(({ gameId }) => gameId !== challenge.gameId);
    const path = pathOf(other?.gameId ?? "", `/challenges/${challenge.challengeId}/scores`);
    expect(await failureOf(api.fetch(path))).toBe("404 challenge_not_found");
  });
});
