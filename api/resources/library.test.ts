import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getChallenge } from "~contract/calls/challenges";
import { getGame, listGames } from "~contract/calls/games";
import { addFavorite, listFavorites, listRecentlyPlayed } from "~contract/calls/library";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { countQueries } from "../../tests/fixtures/count-queries";
import { aMember, type Member } from "../../tests/fixtures/members";
import { guestPlaying } from "../../tests/fixtures/players";
import { addTaggedGames } from "../../tests/fixtures/tagged-games";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { challenges, favorites, games, plays, user } from "../db/schema";
import { CHALLENGE_LIST } from "../seed/challenge-list";
import { challengeId } from "../seed/demo-challenges";
import { gameId, trackId } from "../seed/demo-games";
import { seedId } from "../seed/deterministic-ids";

const SOFTFALL = gameId("softfall");
const FEATHER = challengeId("feather");
const STUDIO = seedId("studio:Small Hours");
const UNKNOWN_ID = "11111111-1111-4111-8111-111111111111";

let api: TestApi;
let member: Member;
let members = 0;

beforeAll(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  await fillWithDemoCatalogue(api.database);
  await addTaggedGames(api.database, "cosy", 12);
});
beforeEach(async () => {
  member = await aMember(api, `Reader${String(++members)}`);
});

describe("favourites", () => {
  const add = (body: Record<string, string>) => member.send("POST", "/profile/favorites", body);
  const favoriteIdOf = async (body: Record<string, string>) => (await dataOf(addFavorite, add(body))).favoriteId;
  const list = (query = "") => dataOf(listFavorites, member.fetch(`/profile/favorites${query}`));
  const remove = (favoriteId: string, person = member) => person.send("DELETE", `/profile/favorites/${favoriteId}`);

  it("are added once, however often they are sent, even concurrently", async () => {
    const bodies = [{ gameId: SOFTFALL }, { challengeId: FEATHER }, { studioId: STUDIO }];
    for (const body of bodies) {
      const ids = await Promise.all(Array.from({ length: 10 }, () => favoriteIdOf(body)));
      expect(new Set(ids).size).toBe(1);
      expect(await favoriteIdOf(body)).toBe(ids[0]);
    }
    expect(await api.database.$count(favorites, eq(favorites.userId, member.userId))).toBe(3);
  });

  it("are listed latest first, all or of one type", async () => {
    const [game, challenge, studio] = [
      await favoriteIdOf({ gameId: SOFTFALL }),
      await favoriteIdOf({ challengeId: FEATHER }),
      await favoriteIdOf({ studioId: STUDIO }),
    ];
    const { favorites: all, pagination } = await list();
    expect(all).toMatchObject([
      { favoriteId: studio, game: null, challenge: null, studio: { name: "Small Hours" } },
      { favoriteId: challenge, game: null, challenge: { challengeId: FEATHER, favoriteId: challenge }, studio: null },
      { favoriteId: game, game: { title: "Softfall" }, challenge: null, studio: null },
    ]);
    expect(pagination.totalItems).toBe(3);
    expect((await list("?type=games")).favorites.map(({ favoriteId }) => favoriteId)).toEqual([game]);
    expect((await list("?type=challenges")).pagination.totalItems).toBe(1);
    expect((await list("?type=studios")).favorites.map(({ favoriteId }) => favoriteId)).toEqual([studio]);
    expect((await list("?page=1&pageSize=2")).favorites.map(({ favoriteId }) => favoriteId)).toEqual([game]);
  });

  it("mark games and challenges for their owner only", async () => {
    const [game, challenge] = [await favoriteIdOf({ gameId: SOFTFALL }), await favoriteIdOf({ challengeId: FEATHER })];
    const favoriteIdsFor = async (person: Pick<Member, "fetch">) => [
      (await dataOf(getGame, person.fetch(`/gxc/v2/games/${SOFTFALL}`))).favoriteId,
      (await dataOf(listGames, person.fetch("/gxc/v3/games?search=softfall"))).games[0]?.favoriteId,
      (await dataOf(getChallenge, person.fetch(`/gxc/v2/challenges/${FEATHER}`))).favoriteId,
    ];
    expect(await favoriteIdsFor(member)).toEqual([game, game, challenge]);
    expect(await favoriteIdsFor(api)).toEqual([null, null, null]);
    expect(await favoriteIdsFor(await aMember(api, "Onlooker"))).toEqual([null, null, null]);
  });

  it("are removed by their owner only", async () => {
    const favoriteId = await favoriteIdOf({ gameId: SOFTFALL });
    const thief = await aMember(api, "Thief");
    expect(await failureOf(remove(favoriteId, thief))).toBe("404 favorite_not_found");
    expect((await remove(favoriteId)).status).toBe(200);
    expect(await failureOf(remove(favoriteId))).toBe("404 favorite_not_found");
    expect(await failureOf(remove("nonsense"))).toBe("404 favorite_not_found");
    expect((await list()).favorites).toEqual([]);
  });

  it("neither list nor count what is not published", async () => {
    const pond = gameId("pond-quartet");
    await dataOf(addFavorite, add({ gameId: pond }));
    await dataOf(addFavorite, add({ challengeId: challengeId("same-song") }));
    await dataOf(addFavorite, add({ challengeId: FEATHER }));
    await api.database.update(games).set({ isPublished: false }).where(eq(games.gameId, pond));
    const { favorites: listed, pagination } = await list();
    const refusals = [
      await failureOf(add({ gameId: pond })),
      await failureOf(add({ challengeId: challengeId("hold-the-beat") })),
    ];
    await api.database.update(games).set({ isPublished: true }).where(eq(games.gameId, pond));
    expect(listed.map(({ challenge }) => challenge?.challengeId)).toEqual([FEATHER]);
    expect(pagination.totalItems).toBe(1);
    expect(refusals).toEqual(["404 game_not_found", "404 challenge_not_found"]);
  });

  it("make no more queries for more favourites", async () => {
    const rows = await api.database.select({ gameId: games.gameId }).from(games);
    const two = { gameId: rows[0]?.gameId ?? "", challengeId: FEATHER };
    await favoriteIdOf({ gameId: two.gameId });
    await favoriteIdOf({ challengeId: two.challengeId });
    const queriesOf = async (query?: string) => {
      // Fills the cache.
      await list(query);
      return countQueries(api.database, () => list(query));
    };
    const queriesForFew = await queriesOf();
    for (const row of rows) await favoriteIdOf(row);
    for (const { key } of CHALLENGE_LIST) await favoriteIdOf({ challengeId: challengeId(key) });
    const queriesForMany = await queriesOf("?pageSize=100");
    expect((await list("?pageSize=100")).favorites).toHaveLength(rows.length + CHALLENGE_LIST.length);
    expect(queriesForMany).toBe(queriesForFew);
  });

  it.each([
    [{}, "400 invalid_request_payload"],
    [{ gameId: SOFTFALL, studioId: STUDIO }, "400 invalid_request_payload"],
    [{ gameId: "nonsense" }, "400 invalid_request_payload"],
    [{ gameId: UNKNOWN_ID }, "404 game_not_found"],
    [{ challengeId: UNKNOWN_ID }, "404 challenge_not_found"],
    [{ studioId: UNKNOWN_ID }, "404 studio_not_found"],
  ])("refuse %o with %s", async (body, failure) => {
    expect(await failureOf(add(body))).toBe(failure);
  });

  it("are deleted with the account", async () => {
    await favoriteIdOf({ gameId: SOFTFALL });
    await api.database.delete(user).where(eq(user.id, member.userId));
    expect(await api.database.$count(favorites, eq(favorites.userId, member.userId))).toBe(0);
  });
});

describe("recently played", () => {
  const list = (query = "", person: Pick<Member, "fetch"> = member) =>
    dataOf(listRecentlyPlayed, person.fetch(`/profile/recently-played${query}`));
  const titles = async (query = "") => (await list(query)).entries.map(({ game }) => game?.title);
  async function played(slug: "softfall" | "lantern-run" | "pond-quartet", hoursAgo: number, challenge?: string) {
    const startedAt = new Date(Date.now() - hoursAgo * 3_600_000);
    const ids = { playId: randomUUID(), userId: member.userId, gameId: gameId(slug), trackId: trackId(slug) };
    await api.database
      .insert(plays)
      .values({ ...ids, challengeId: challenge ?? null, startedAt, lastActivityAt: startedAt });
  }

  beforeEach(async () => {
    await played("softfall", 9);
    await played("pond-quartet", 8, challengeId("same-song"));
    await played("softfall", 7, FEATHER);
    await played("lantern-run", 6);
    await played("softfall", 5);
  });

  it("lists each game once, the latest first", async () => {
    expect(await titles()).toEqual(["Softfall", "Lantern Run", "Pond Quartet"]);
    expect(await titles("?type=games&page=1&pageSize=2")).toEqual(["Pond Quartet"]);
    const { entries, pagination } = await list("?pageSize=2");
    expect(pagination).toEqual({ currPage: 0, numPerPage: 2, totalItems: 3, totalPages: 2 });
    expect(entries[0]?.challenge).toBeNull();
    expect(Date.parse(entries[0]?.playedAt ?? "")).toBeCloseTo(Date.now() - 5 * 3_600_000, -5);
  });

  it("lists each challenge once, by its latest play", async () => {
    await played("pond-quartet", 1, challengeId("same-song"));
    const { entries, pagination } = await list("?type=challenges&locale=de");
    expect(entries.map(({ game, challenge }) => [game, challenge?.name])).toEqual([
      [null, "Das kennt hier jeder"],
      [null, "Landen wie eine Feder"],
    ]);
    expect(pagination.totalItems).toBe(2);
  });

  it("neither lists nor counts what is not published", async () => {
    await api.database.update(challenges).set({ isPublished: false }).where(eq(challenges.challengeId, FEATHER));
    await api.database
      .update(games)
      .set({ isPublished: false })
      .where(eq(games.gameId, gameId("pond-quartet")));
    const found = [await list(), await list("?type=challenges")];
    await api.database.update(challenges).set({ isPublished: true });
    await api.database.update(games).set({ isPublished: true });
    expect(found.map(({ pagination }) => pagination.totalItems)).toEqual([2, 0]);
    expect(found.map(({ entries }) => entries.length)).toEqual([2, 0]);
  });

  it("lists a guest's plays, and nobody else's", async () => {
    const guest = await guestPlaying(api, { gameId: SOFTFALL });
    expect((await list("", guest)).entries.map(({ game }) => game?.title)).toEqual(["Softfall"]);
    expect(await failureOf(api.fetch("/profile/recently-played"))).toBe("403 sign_in_required");
    expect((await list("", await aMember(api, "Idler"))).entries).toEqual([]);
  });
});
