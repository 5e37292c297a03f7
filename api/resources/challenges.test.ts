import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { getChallenge, listChallenges } from "~contract/calls/challenges";
import { storeChallenge } from "../../tests/fixtures/a-challenge-row";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { countQueries } from "../../tests/fixtures/count-queries";
import { demoChallengeNames, ofGame } from "../../tests/fixtures/demo-catalogue";
import { userPlaying } from "../../tests/fixtures/players";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { favorites, feeds, games, personalBests, studios, tracks } from "../db/schema";
import { CHALLENGE_LIST, type DemoChallenge } from "../seed/challenge-list";
import { HOME_PAGE } from "../seed/home-page";

const UNKNOWN_ID = "11111111-1111-4111-8111-111111111111";

describe("challenges", () => {
  let api: TestApi;
  const list = (query: string) => dataOf(listChallenges, api.fetch(`/gxc/v2/challenges?${query}`));
  const names = async (query: string) => (await list(query)).challenges.map(({ mangledName }) => mangledName);
  const sorted = async (query: string) => (await names(`${query}&pageSize=100`)).sort();
  const idOf = async (name: string) => {
    const found = (await list("pageSize=100")).challenges.find(({ mangledName }) => mangledName === name);
    if (!found) throw new Error(`no challenge ${name}`);
    return found.challengeId;
  };

  beforeAll(async () => {
    api = await startTestApi();
    await fillWithDemoCatalogue(api.database);
  });

  it("lists the newest first, with their games and standings", async () => {
    const { challenges, pagination } = await list("pageSize=100");
    expect(pagination).toMatchObject({ totalItems: CHALLENGE_LIST.length, totalPages: 1 });
    const createdDays = new Map(CHALLENGE_LIST.map(({ mangledName, createdDay }) => [mangledName, createdDay]));
    const days = challenges.map(({ mangledName }) => createdDays.get(mangledName) ?? Infinity);
    expect(days).toEqual([...days].sort((one, other) => other - one));
    const oneBreath = challenges.find(({ mangledName }) => mangledName === "one-breath-one-run");
    expect(oneBreath).toMatchObject({
      name: "One breath, one run",
      game: { title: "Lantern Run" },
      studio: { name: "Fennec Works" },
      players: 37,
      topScore: { score: 3912, leaderboardPosition: 1 },
      personalBest: null,
      leaderboardPosition: null,
      isTimedChallenge: true,
      rules: { mode: "distance" },
    });
    expect(oneBreath?.topScore?.avatarUrl).toMatch(/^\/media\/avatars\/.*\.webp$/);
  });

  it("finds the leader where the lowest score wins", async () => {
    const lowest = await list("winCriteria=lowest_wins");
    const best = CHALLENGE_LIST.filter(({ criteria }) => criteria === "lowest_wins").map(
      ({ results }) => results?.best,
    );
    expect(new Set(lowest.challenges.map(({ topScore }) => topScore?.score))).toEqual(new Set(best));
    expect(best).toEqual(expect.arrayContaining([396, 66_317]));
  });

  it("sorts by end and by players", async () => {
    const { challenges } = await list("timeFrame=active&sort=ending-soon&pageSize=100");
    const ends = challenges.map(({ endsAt }) => (endsAt ? new Date(endsAt).getTime() : Infinity));
    expect(ends).toEqual([...ends].sort((one, other) => (one < other ? -1 : Number(one > other))));
    expect(ends[0]).toBeLessThan(Infinity);
    expect(ends.at(-1)).toBe(Infinity);
    const players = (await list("sort=players-desc")).challenges.map((challenge) => challenge.players);
    expect(players).toEqual([...players].sort((one, other) => other - one));
  });

  it("filters by time", async () => {
    const isUpcoming = ({ window }: DemoChallenge) => (window?.startDay ?? -Infinity) > 0;
    const hasEnded = ({ window }: DemoChallenge) => (window?.endDay ?? Infinity) < 0;
    const isMonthly = (challenge: DemoChallenge) => challenge.isMonthly === true;
    const isActive = (challenge: DemoChallenge) => !isUpcoming(challenge) && !hasEnded(challenge);
    const isNow = (challenge: DemoChallenge) => isMonthly(challenge) && isActive(challenge);
    expect(await sorted("timeFrame=upcoming")).toEqual(demoChallengeNames(isUpcoming));
    expect(await sorted("timeFrame=ended")).toEqual(demoChallengeNames(hasEnded));
    expect(await sorted("timeFrame=monthly")).toEqual(demoChallengeNames(isNow));
    expect(await names("timeFrame=ended&monthly=true")).toEqual(["hold-the-beat"]);
    expect(await sorted("timeFrame=active&monthly=true")).toEqual(demoChallengeNames(isNow));
    expect(await sorted("timeFrame=active")).toEqual(demoChallengeNames(isActive));
    const [ended] = (await list("timeFrame=ended")).challenges;
    expect(ended).toMatchObject({ hasStarted: true, hasEnded: true });
    const [upcoming] = (await list("time-frame=upcoming")).challenges;
    expect(upcoming).toMatchObject({ hasStarted: false, hasEnded: false, topScore: null, players: 0 });
  });

  it("filters by game, studio, tag, feed and criteria", async () => {
    const rows = await api.database.select().from(games);
    const [lantern, pond] = ["lantern-run", "pond-quartet"].map((slug) => rows.find((row) => row.slug === slug));
    const [smallHours] = (await api.database.select().from(studios)).filter(({ name }) => name === "Small Hours");
    const [running] = (await api.database.select().from(feeds)).filter(({ alias }) => alias === "home-running");
    expect(await names(`gameId=${lantern?.gameId ?? ""}`)).toHaveLength(4);
    expect(await names(`gameId=${lantern?.gameId ?? ""},${pond?.gameId ?? ""}`)).toHaveLength(7);
    expect(await failureOf(api.fetch(`/gxc/v2/challenges?gameId=${lantern?.gameId ?? ""},${UNKNOWN_ID}`))).toBe(
      "404 game_not_found",
    );
    expect(await names(`studioId=${lantern?.studioId ?? ""},${smallHours?.studioId ?? ""}`)).toHaveLength(7);
    expect(await names(`studioId=${smallHours?.studioId ?? ""}`)).toEqual([
      "land-like-a-feather",
      "last-drop-of-fuel",
      "five-pads-one-tank",
    ]);
    expect(await names("tagAlias=rhythm")).toHaveLength(3);
    expect(await names("tagAlias=rhythm&tagAlias=space")).toEqual([]);
    const isElsewhere = ofGame(({ tags }) => !tags.includes("rhythm"));
    expect(await sorted("excludeTagAlias=rhythm")).toEqual(demoChallengeNames(isElsewhere));
    expect(await names("tagAlias=rhythm&excludeTagAlias=cosy")).toEqual([]);
    expect(await names("excludeTagAlias=single-player")).toEqual([]);
    const entriesOfFeed = HOME_PAGE.entries.filter((entry) => entry.feedId === running?.feedId);
    expect(await names(`feedId=${running?.feedId ?? ""}`)).toHaveLength(entriesOfFeed.length);
    expect(await sorted("winCriteria=highest_wins,lowest_wins")).toEqual(demoChallengeNames());
  });

  it("lists what the signed-in player has played", async () => {
    const challengeId = await idOf("last-drop-of-fuel");
    const { game } = await dataOf(getChallenge, api.fetch(`/gxc/v2/challenges/${challengeId}`));
    const player = await userPlaying(api, { gameId: game.gameId }, { username: "played" });
    const played = () => dataOf(listChallenges, player.fetch("/gxc/v2/challenges?played=true"));
    expect((await played()).challenges).toEqual([]);
    const achievedAt = new Date();
    const best = { challengeId, userId: player.userId, scoreId: UNKNOWN_ID, score: 500, rankKey: 500 };
    await api.database.insert(personalBests).values({ ...best, achievedAt, isRanked: true });
    expect((await played()).challenges).toMatchObject([{ challengeId, personalBest: { score: 500 } }]);
    await api.database.delete(personalBests).where(eq(personalBests.userId, player.userId));
  });

  it("lists the favourites of the signed-in player, and the challenges of a track", async () => {
    const challengeId = await idOf("last-drop-of-fuel");
    const { game } = await dataOf(getChallenge, api.fetch(`/gxc/v2/challenges/${challengeId}`));
    const player = await userPlaying(api, { gameId: game.gameId }, { username: "keeper" });
    const favorite = () => dataOf(listChallenges, player.fetch("/gxc/v2/challenges?favorite=true"));
    expect((await favorite()).pagination.totalItems).toBe(0);
    const favoriteRow = { favoriteId: UNKNOWN_ID, userId: player.userId, challengeId, createdAt: new Date() };
    await api.database.insert(favorites).values(favoriteRow);
    expect((await favorite()).challenges).toMatchObject([{ challengeId, favoriteId: UNKNOWN_ID }]);
    const [track] = await api.database.select().from(tracks).where(eq(tracks.gameId, game.gameId));
    expect(await names(`trackId=${track?.trackId ?? ""}`)).toEqual(await names(`gameId=${game.gameId}`));
    expect(await names(`trackId=${track?.trackId ?? ""}`)).toHaveLength(3);
  });

  it("returns a challenge by id and by short id, in the viewer's language", async () => {
    const challengeId = await idOf("bell-tower-by-dawn");
    const byId = await dataOf(getChallenge, api.fetch(`/gxc/v2/challenges/${challengeId}`));
    const byShortId = await dataOf(getChallenge, api.fetch(`/gxc/v2/challenges/${byId.challengeShortId ?? ""}`));
    expect(byShortId).toEqual(byId);
    expect(byId).toMatchObject({ type: "duration", criteria: "lowest_wins", endsAt: null, isTimedChallenge: false });
    const inRussian = await dataOf(getChallenge, api.fetch(`/gxc/v2/challenges/${challengeId}?locale=ru`));
    expect(inRussian.name).toBe("К колокольне до рассвета");
  });

  it("returns 404 for a track of another game", async () => {
    const challengeId = await idOf("bell-tower-by-dawn");
    const { game } = await dataOf(getChallenge, api.fetch(`/gxc/v2/challenges/${challengeId}`));
    const rows = await api.database.select().from(tracks);
    const ownTrack = rows.find(({ gameId }) => gameId === game.gameId);
    const otherTrack = rows.find(({ gameId }) => gameId !== game.gameId);
    const path = `/gxc/v2/challenges/${challengeId}?trackId=`;
    expect((await api.fetch(path + (ownTrack?.trackId ?? ""))).status).toBe(200);
    expect(await failureOf(api.fetch(path + (otherTrack?.trackId ?? "")))).toBe("404 track_not_found");
  });

  it("hides unpublished challenges", async () => {
    const hidden = await storeChallenge(api.database, { isPublished: false });
    expect(await failureOf(api.fetch(`/gxc/v2/challenges/${hidden.challengeId}`))).toBe("404 challenge_not_found");
    expect(await sorted("")).toEqual(demoChallengeNames());
  });

  it("makes the same number of queries for one challenge as for many", async () => {
    await list("pageSize=1");
    const one = await countQueries(api.database, () => list("pageSize=1"));
    const all = await countQueries(api.database, () => list("pageSize=9"));
    expect(all).toBe(one);
    expect(all).toBeLessThanOrEqual(8);
  });

  it.each([
    ["sort=best", "400 invalid_sort"],
    ["timeFrame=someday", "400 invalid_time_frame"],
    ["page=-1", "400 page_less_than_0"],
    ["page=1.5", "400 page_invalid"],
    ["pageSize=0", "400 page_size_less_than_1"],
    ["pageSize=x", "400 page_size_invalid"],
    ["pageSize=101", "400 page_size_too_high"],
    ["played=true", "403 sign_in_required"],
    ["winCriteria=luck", "400 invalid_request_payload"],
    [`feedId=${UNKNOWN_ID}`, "404 feed_not_found"],
    [`gameId=${UNKNOWN_ID}`, "404 game_not_found"],
    [`studioId=${UNKNOWN_ID}`, "404 studio_not_found"],
    [`trackId=${UNKNOWN_ID}`, "404 track_not_found"],
    ["trackId=nonsense", "404 track_not_found"],
    ["tagAlias=nothing", "404 tag_not_found"],
    ["excludeTagAlias=nothing", "404 tag_not_found"],
    ["favorite=true", "403 sign_in_required"],
  ])("refuses ?%s with %s", async (query, failure) => {
    expect(await failureOf(api.fetch(`/gxc/v2/challenges?${query}`))).toBe(failure);
  });

  it.each([UNKNOWN_ID, "zzzzzz", "nonsense!"])("returns 404 for the unknown challenge %s", async (id) => {
    expect(await failureOf(api.fetch(`/gxc/v2/challenges/${id}`))).toBe("404 challenge_not_found");
  });
});
