import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { listMessages } from "~contract/calls/messages";
import { listChallengeScores, submitScore } from "~contract/calls/scores";
import { hoursFromNow, storeChallenge } from "../../tests/fixtures/a-challenge-row";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aDevelopersGame, type DevelopersGame } from "../../tests/fixtures/a-developers-game";
import { fileOf, launchOf, playOf } from "../../tests/fixtures/launched-files";
import { aMember, type Member } from "../../tests/fixtures/members";
import { backdatePlays, submit } from "../../tests/fixtures/players";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { challenges, favorites, games, newsMarks, plays, trackReleases } from "../db/schema";

let api: TestApi;
let kite: DevelopersGame;
let bo: Member;

beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off", GAMES_HOST: "games.test" });
  await fillWithDemoCatalogue(api.database);
  kite = await aDevelopersGame(api);
  bo = await aMember(api, "Bo.K");
  await kite.haveFacts();
});

const publicTrack = async () => (await kite.track("public")).trackId;
const aChallenge = async (releaseId: string | null = null) =>
  storeChallenge(api.database, {
    ...{ gameId: kite.gameId, trackId: await publicTrack(), mode: "", releaseId, createdAt: hoursFromNow(-2) },
  });
const begin = async (player: Member, body: Record<string, string> = {}) => {
  const launched = await playOf(player, kite.gameId, body);
  await backdatePlays(api, player.userId, 60);
  return launched;
};
const newBest = expect.objectContaining({ newBestScore: true }) as unknown;

describe("a player in a running game", () => {
  it.each(["forwards", "back"])("finishes what was begun when the track goes %s, and the score counts", async (way) => {
    const first = await kite.release("draw(1)");
    if (way === "back") await kite.release("draw(2)");
    const challenge = await aChallenge();
    const launched = await begin(bo, { challengeId: challenge.challengeId });
    const begun = new URL(launched.launchUrl).searchParams.get("release");
    if (way === "back") await kite.switchTo(await publicTrack(), first);
    else await kite.release("draw(2)");
    const now = new URL((await launchOf(api, kite.gameId)).launchUrl).searchParams.get("release");
    expect(now).not.toBe(begun);
    expect((await fileOf(api, launched, "game.js")).status).toBe(200);
    expect((await bo.fetch(`/gg/games/${kite.gameId}`)).status).toBe(200);
    expect(await dataOf(submitScore, submit(bo, challenge, 100))).toEqual(newBest);
    const board = api.fetch(`/gxc/v2/challenges/${challenge.challengeId}/scores`);
    const { scores } = await dataOf(listChallengeScores, board);
    expect(scores).toMatchObject([{ username: "Bo.K", score: 100 }]);
    const [play] = await api.database.select().from(plays).where(eq(plays.userId, bo.userId));
    expect(play?.releaseId).toBe(begun);
  });
});

describe("a challenge", () => {
  it("counts plays of its track alone", async () => {
    await kite.release("draw(1)");
    const challenge = await aChallenge();
    const internal = await kite.track("internal");
    const ada = kite.ada;
    await begin(ada, { trackId: internal.trackId });
    expect(await failureOf(submit(ada, challenge, 100))).toBe("400 no_active_play");
    await begin(ada, { challengeId: challenge.challengeId });
    expect(await dataOf(submitScore, submit(ada, challenge, 100))).toEqual(newBest);
  });

  it("whose rules changed counts plays of its release alone", async () => {
    await kite.release("draw(1)");
    const begun = await begin(bo);
    const second = await kite.release("draw(2)");
    const challenge = await aChallenge(second);
    expect(new URL(begun.launchUrl).searchParams.get("release")).not.toBe(second);
    expect(await failureOf(submit(bo, challenge, 100))).toBe("400 no_active_play");
    await begin(bo, { challengeId: challenge.challengeId });
    expect(await dataOf(submitScore, submit(bo, challenge, 100))).toEqual(newBest);
  });

  it("is bound by publishing changed rules while it runs, and follows its track when they stay", async () => {
    await kite.release("draw(1)");
    const running = await aChallenge();
    const over = await aChallenge();
    const isOver = eq(challenges.challengeId, over.challengeId);
    await api.database
      .update(challenges)
      .set({ endsAt: hoursFromNow(-1) })
      .where(isOver);
    const boundTo = async ({ challengeId }: { challengeId: string }) => {
      const [row] = await api.database.select().from(challenges).where(eq(challenges.challengeId, challengeId));
      return row?.releaseId;
    };
    const { releaseId } = await kite.upload("draw(2)");
    const published = await kite.ada.send("POST", `${kite.path}/publish?rulesChanged=true`);
    expect([published.status, await boundTo(running)]).toEqual([200, releaseId]);
    const next = await kite.release("draw(3)");
    expect([await boundTo(running), await boundTo(over)]).toEqual([next, null]);
  });
});

describe("whoever has the game among the favourites", () => {
  const updates = async () => {
    const { messages } = await dataOf(listMessages, bo.fetch("/profile/v2/messages"));
    return messages.filter(({ data }) => data.messageType === "FAVORITE_GAME_UPDATED");
  };
  const lookedAt = (hours: number) => api.database.update(newsMarks).set({ checkedAt: hoursFromNow(hours) });
  const backdate = (releaseId: string, hours: number) =>
    api.database
      .update(trackReleases)
      .set({ publishedAt: hoursFromNow(hours) })
      .where(eq(trackReleases.releaseId, releaseId));

  it("is told once of a published release, and of no switch", async () => {
    const first = await kite.release("draw(1)");
    await backdate(first, -9);
    await api.database
      .update(games)
      .set({ releaseDate: hoursFromNow(-8) })
      .where(eq(games.gameId, kite.gameId));
    await bo.postJson("/profile/favorites", { gameId: kite.gameId });
    await api.database.update(favorites).set({ createdAt: hoursFromNow(-2) });
    expect(await updates()).toEqual([]);
    const second = String((await kite.upload("draw(2)")).releaseId);
    await lookedAt(-1);
    expect(await updates()).toEqual([]);
    await kite.publish();
    await backdate(second, -0.5);
    await lookedAt(-1);
    expect(await updates()).toHaveLength(1);
    expect((await kite.publish()).status).toBe(200);
    expect((await kite.switchTo(await publicTrack(), first)).status).toBe(200);
    await lookedAt(-0.1);
    expect(await updates()).toHaveLength(1);
  });
});
