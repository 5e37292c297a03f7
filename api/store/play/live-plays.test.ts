import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { startPlay } from "~contract/calls/play";
import { submitScore } from "~contract/calls/scores";
import { storeChallenge } from "../../../tests/fixtures/a-challenge-row";
import { dataOf, failureOf } from "../../../tests/fixtures/api-responses";
import { guestPlaying, backdatePlays, submit } from "../../../tests/fixtures/players";
import { fillWithDemoCatalogue } from "../../../tests/setup/database";
import { startTestApi, type TestApi } from "../../../tests/setup/test-api";
import { games, plays, tracks } from "../../db/schema";

describe("the play of a score", () => {
  let api: TestApi;
  const newBest = expect.objectContaining({ newBestScore: true }) as unknown;

  beforeAll(async () => {
    api = await startTestApi();
    await fillWithDemoCatalogue(api.database);
  });

  it("must be of the same challenge", async () => {
    const [one, other] = [await storeChallenge(api.database), await storeChallenge(api.database)];
    const player = await guestPlaying(api, one);
    await api.database.update(plays).set({ challengeId: other.challengeId }).where(eq(plays.userId, player.userId));
    expect(await failureOf(submit(player, one, 100))).toBe("400 no_active_play");
    expect(await dataOf(submitScore, submit(player, other, 100))).toEqual(newBest);
  });

  it("is bound to the challenge of its first score if it had none", async () => {
    const [one, other] = [await storeChallenge(api.database), await storeChallenge(api.database)];
    const player = await guestPlaying(api, one);
    expect(await dataOf(submitScore, submit(player, one, 100))).toEqual(newBest);
    expect(await failureOf(submit(player, other, 100))).toBe("400 no_active_play");
    expect(await dataOf(submitScore, submit(player, one, 200))).toEqual(newBest);
  });

  it("must be of the same track", async () => {
    const challenge = await storeChallenge(api.database);
    const [track] = await api.database.select().from(tracks).where(eq(tracks.trackId, challenge.trackId));
    if (!track) throw new Error("the game has no track");
    const trackId = randomUUID();
    await api.database.insert(tracks).values({ ...track, trackId });
    const player = await guestPlaying(api, challenge);
    await api.database.update(plays).set({ trackId }).where(eq(plays.userId, player.userId));
    expect(await failureOf(submit(player, challenge, 100))).toBe("400 no_active_play");
  });

  it("must be of the release that the challenge is bound to", async () => {
    const releaseId = randomUUID();
    const bound = await storeChallenge(api.database, { releaseId });
    const player = await guestPlaying(api, bound);
    expect(await failureOf(submit(player, bound, 100))).toBe("400 no_active_play");
    await api.database.update(plays).set({ releaseId: randomUUID() }).where(eq(plays.userId, player.userId));
    expect(await failureOf(submit(player, bound, 100))).toBe("400 no_active_play");
    await api.database.update(plays).set({ releaseId }).where(eq(plays.userId, player.userId));
    expect(await dataOf(submitScore, submit(player, bound, 100))).toEqual(newBest);
  });

  it("may be of any release where the challenge is bound to none", async () => {
    const challenge = await storeChallenge(api.database);
    const player = await guestPlaying(api, challenge);
    await api.database.update(plays).set({ releaseId: randomUUID() }).where(eq(plays.userId, player.userId));
    expect(await dataOf(submitScore, submit(player, challenge, 100))).toEqual(newBest);
  });

  it("accepts as many scores as the mode allows", async () => {
    const challenge = await storeChallenge(api.database);
    const [game] = await api.database.select().from(games).where(eq(games.gameId, challenge.gameId));
    const modes = (game?.modes ?? []).map((mode) => ({ ...mode, scoresPerPlay: 1 }));
    await api.database.update(games).set({ modes }).where(eq(games.gameId, challenge.gameId));
    const player = await guestPlaying(api, challenge);
    const path = `/gxc/v2/games/${challenge.gameId}/play`;
    await dataOf(startPlay, player.postJson(path, { challengeId: challenge.challengeId }));
    await backdatePlays(api, player.userId, 60);
    expect(await dataOf(submitScore, submit(player, challenge, 100))).toEqual(newBest);
    expect(await dataOf(submitScore, submit(player, challenge, 200))).toEqual(newBest);
    expect(await failureOf(submit(player, challenge, 300))).toBe("400 no_active_play");
    await api.database
      .update(games)
      .set({ modes: game?.modes ?? [] })
      .where(eq(games.gameId, challenge.gameId));
  });
});
