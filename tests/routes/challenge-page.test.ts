import { beforeAll, describe, expect, it } from "vitest";
import { CHALLENGE_LIST } from "~api/seed/challenge-list";
import { challengeId } from "~api/seed/demo-challenges";
import { gameId, gamePath as gamePathOf, trackId } from "~api/seed/demo-games";
import { seedShortId } from "~api/seed/deterministic-ids";
import { loader } from "~/routes/($locale).challenges.$challengeId.($mangledName)/route";
import { loader as challengeTrackLoader } from "~/routes/($locale).challenges.$challengeId.($mangledName)_.tracks.$trackId";
import { loader as gameTrackLoader } from "~/routes/($locale).games.$gameId.($mangledTitle)_.tracks.$trackId";
import { runLoader, type RequestOptions } from "../setup/portal";
import { openPortal, signUp } from "../setup/portal-visitors";

const challengePage = (path: string, options?: RequestOptions) =>
  runLoader(loader, "/:locale?/challenges/:challengeId/:mangledName?", path, options);

type Key = Parameters<typeof challengeId>[0];

function pathOf(key: Key): string {
  const mangledName = CHALLENGE_LIST.find((challenge) => challenge.key === key)?.mangledName ?? "";
  return `/challenges/${seedShortId(`challenge:${key}`)}/${mangledName}/`;
}

/** 37 scores: four pages of ten. */
const PATH = pathOf("one-breath");

beforeAll(async () => {
  await openPortal();
});

describe("the challenge page", () => {
  it("shows the best of all players, three of them on the podium", async () => {
    const { status, payload } = await challengePage(PATH);
    const { name, state, leaderboard, countdown, own, player } = payload.challenge;
    expect(status).toBe(200);
    expect({ name, state, own }).toEqual({ name: "One breath, one run", state: "running", own: null });
    expect(leaderboard?.players).toBe("37 players");
    expect(leaderboard?.podium?.map(({ place, ranking }) => [place, ranking?.rank])).toEqual([
      [2, 2],
      [1, 1],
      [3, 3],
    ]);
    expect(leaderboard?.podium?.[1]?.ranking?.score).toBe("3\u00a0912");
    expect(leaderboard?.rows).toHaveLength(7);
    expect(leaderboard?.pager).toMatchObject({ previous: null, next: `${PATH}?page=1` });
    expect(countdown?.totalMs).toBeGreaterThan(0);
    expect(player.challengeId).toBe(challengeId("one-breath"));
  });

  it("shows further pages without a podium", async () => {
    const { leaderboard } = (await challengePage(`/de${PATH}?page=3`)).payload.challenge;
    expect(leaderboard?.podium).toBeNull();
    expect(leaderboard?.rows).toHaveLength(7);
    expect(leaderboard?.rows[0]?.rank).toBe(31);
    expect(leaderboard?.pager).toMatchObject({ previous: `/de${PATH}?page=2`, next: null });
  });

  it.each(["two", "-1", "1.5", "", "9".repeat(30)])("redirects the page %o to the first", async (page) => {
    expect(await challengePage(`${PATH}?page=${page}`)).toMatchObject({ status: 301, location: PATH });
  });

  it("shows the state of upcoming, running and ended challenges", async () => {
    const stateOf = async (key: Key) => (await challengePage(pathOf(key))).payload.challenge.state;
    expect(await stateOf("night-chorus")).toBe("upcoming");
    expect(await stateOf("hold-the-beat")).toBe("ended");
    expect(await stateOf("last-drop")).toBe("running");
  });

  it("shows times where the score is a duration", async () => {
    const { leaderboard, countdown, timeText } = (await challengePage(pathOf("bell-tower"))).payload.challenge;
    expect(leaderboard?.podium?.[1]?.ranking?.score).toBe("1:06.31");
    expect({ countdown, timeText }).toEqual({ countdown: null, timeText: "No time limit" });
  });

  it("has the same canonical address on every page of the leaderboard", async () => {
    const { meta } = (await challengePage(`/tr${PATH}?page=1`)).payload;
    expect(meta).toContainEqual({ tagName: "link", rel: "canonical", href: `http://portal.test/tr${PATH}` });
    expect(meta.filter((tag) => "rel" in tag && tag["rel"] === "alternate")).toHaveLength(8);
  });
});

describe("addresses of a challenge", () => {
  it.each([
    [`/challenges/${challengeId("one-breath")}/?page=1`, `${PATH}?page=1`],
    [PATH.replace("one-breath-one-run", "old-name"), PATH],
    [`/pl${PATH.replace("one-breath-one-run/", "")}?autoPlay=true`, `/pl${PATH}?autoPlay=true`],
  ])("redirects %s to %s permanently", async (path, location) => {
    expect(await challengePage(path)).toMatchObject({ status: 301, location });
  });

  it.each([
    "/challenges/zzzzzz/",
    "/challenges/00000000-0000-4000-8000-000000000000/",
    `/fr${PATH}`,
    `${PATH}?page=4`,
    `${PATH}?page=900000`,
  ])("returns 404 for %s", async (path) => {
    expect((await challengePage(path)).status).toBe(404);
  });
});

describe("scopes of the leaderboard", () => {
  const boardOf = async (query: string, options?: RequestOptions) =>
    (await challengePage(PATH + query, options)).payload.challenge.leaderboard;

  it("ask visitors to log in for their country and friends", async () => {
    expect(await boardOf("?scope=country")).toMatchObject({ podium: null, empty: { action: { href: null } } });
    expect(await boardOf("?scope=friends")).toMatchObject({ podium: null, empty: { action: { href: null } } });
  });

  it("link players without a country or friends to the forms for them", async () => {
    const visitor = await signUp("lonely_1");
    expect((await boardOf("?scope=country", { visitor }))?.empty?.action?.href).toBe("/profile/account-details/");
    const board = await boardOf("?scope=friends", { visitor });
    expect(board?.empty?.action?.href).toBe("/profile/friends/");
    expect(board?.tabs.map(({ href }) => href)).toEqual([PATH, `${PATH}?scope=country`, `${PATH}?scope=friends`]);
  });

  it("redirect an unknown scope to the global one", async () => {
    expect(await challengePage(`${PATH}?scope=planet`)).toMatchObject({ status: 301, location: PATH });
  });
});

describe("a challenge on a named track", () => {
  const onTrack = (path: string) =>
    runLoader(challengeTrackLoader, "/:locale?/challenges/:challengeId/:mangledName?/tracks/:trackId", path);
  const trackPath = `${PATH}tracks/${trackId("lantern-run")}/`;

  it("is played on that track at its own address, without indexing", async () => {
    const { payload } = await onTrack(trackPath);
    expect(payload.challenge.player).toMatchObject({ trackId: trackId("lantern-run"), gameLink: trackPath });
    expect(payload.challenge.usualHref).toBe(PATH);
    expect(payload.challenge.leaderboard?.pager?.next).toBe(`${trackPath}?page=1`);
    expect(payload.meta).toContainEqual({ name: "robots", content: "noindex" });
  });

  it("redirects ids, and returns 404 for tracks of other games", async () => {
    const byId = `/challenges/${challengeId("one-breath")}/tracks/${trackId("lantern-run")}/`;
    expect(await onTrack(byId)).toMatchObject({ status: 301, location: trackPath });
    expect((await onTrack(`${PATH}tracks/${trackId("softfall")}/`)).status).toBe(404);
    expect((await onTrack(`${PATH}tracks/1/`)).status).toBe(404);
  });

  it("works the same for games", async () => {
    const ofGame = (path: string) =>
      runLoader(gameTrackLoader, "/:locale?/games/:gameId/:mangledTitle?/tracks/:trackId", path);
    const gamePath = `${gamePathOf("lantern-run")}tracks/${trackId("lantern-run")}/`;
    const { payload } = await ofGame(gamePath);
    expect(payload.game.player).toMatchObject({ trackId: trackId("lantern-run"), gameLink: gamePath });
    expect(payload.meta).toContainEqual({ name: "robots", content: "noindex" });
    const byId = `/games/${gameId("lantern-run")}/tracks/${trackId("lantern-run")}/`;
    expect(await ofGame(byId)).toMatchObject({ status: 301, location: gamePath });
    expect((await ofGame(`${gamePathOf("lantern-run")}tracks/${trackId("softfall")}/`)).status).toBe(404);
  });
});
