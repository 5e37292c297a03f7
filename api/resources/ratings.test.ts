import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getGame, rateGame } from "~contract/calls/games";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { gameRatings, games, gameStatistics, user } from "../db/schema";
import { gameId } from "../seed/demo-games";

const SOFTFALL = gameId("softfall");

describe("ratings", () => {
  let api: TestApi;
  let members = 0;
  const newcomer = () => aMember(api, `Critic${String(++members)}`);
  const rate = (member: Member, rating: unknown, game = SOFTFALL) =>
    member.send("PUT", `/gxc/v2/games/${game}/rating`, { rating });
  const detailsFor = (person: Pick<Member, "fetch">) => dataOf(getGame, person.fetch(`/gxc/v2/games/${SOFTFALL}`));
  const sums = async () => {
    const [row] = await api.database.select().from(gameStatistics).where(eq(gameStatistics.gameId, SOFTFALL));
    return { sum: row?.ratingSum, count: row?.ratingCount };
  };

  beforeAll(async () => {
    api = await startTestApi({ RATE_LIMITS: "off" });
    await fillWithDemoCatalogue(api.database);
  });
  beforeEach(async () => {
    await api.database.delete(gameRatings);
    await api.database.update(gameStatistics).set({ ratingSum: 0, ratingCount: 0 });
  });

  it("are null before anybody rates", async () => {
    expect(await detailsFor(api)).toMatchObject({ averageGameRating: null, userGameRating: null });
  });

  it("average to two decimals, with the viewer's own rating", async () => {
    const [one, two, three] = [await newcomer(), await newcomer(), await newcomer()];
    await dataOf(rateGame, rate(one, 5));
    await dataOf(rateGame, rate(two, 5));
    expect(await dataOf(rateGame, rate(three, 1))).toEqual({ averageGameRating: 3.67, userGameRating: 1 });
    expect(await detailsFor(one)).toMatchObject({ averageGameRating: 3.67, userGameRating: 5 });
    expect(await detailsFor(api)).toMatchObject({ averageGameRating: 3.67, userGameRating: null });
  });

  it("replace the same player's rating", async () => {
    const member = await newcomer();
    await dataOf(rateGame, rate(member, 2));
    expect(await dataOf(rateGame, rate(member, 4))).toEqual({ averageGameRating: 4, userGameRating: 4 });
    expect(await sums()).toEqual({ sum: 4, count: 1 });
  });

  it("stay exact under concurrent changes", async () => {
    const people = await Promise.all(Array.from({ length: 12 }, newcomer));
    const stars = [1, 5, 3, 2, 4];
    await Promise.all(people.flatMap((member) => stars.map((rating) => dataOf(rateGame, rate(member, rating)))));
    const rows = await api.database.select().from(gameRatings).where(eq(gameRatings.gameId, SOFTFALL));
    expect(rows).toHaveLength(12);
    expect(await sums()).toEqual({ sum: rows.reduce((sum, { rating }) => sum + rating, 0), count: 12 });
  });

  it("are deleted with the account", async () => {
    const [leaving, staying] = [await newcomer(), await newcomer()];
    await dataOf(rateGame, rate(leaving, 1));
    await dataOf(rateGame, rate(staying, 5));
    await api.database.delete(user).where(eq(user.id, leaving.userId));
    expect(await sums()).toEqual({ sum: 5, count: 1 });
    expect(await detailsFor(api)).toMatchObject({ averageGameRating: 5 });
  });

  it("are refused for invalid ratings, and for unknown games", async () => {
    const member = await newcomer();
    for (const rating of [0, 6, 2.5, "5", null]) {
      expect(await failureOf(rate(member, rating))).toBe("400 invalid_request_payload");
    }
    await api.database
      .update(games)
      .set({ isPublished: false })
      .where(eq(games.gameId, gameId("pond-quartet")));
    expect(await failureOf(rate(member, 5, gameId("pond-quartet")))).toBe("404 game_not_found");
    expect(await failureOf(rate(member, 5, "zzzzzz"))).toBe("404 game_not_found");
  });
});
