import { beforeAll, describe, expect, it } from "vitest";
import { MAX_SUGGESTIONS, suggestGames } from "~contract/calls/games";
import { storeChallenge } from "../../tests/fixtures/a-challenge-row";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { storeGames } from "../../tests/fixtures/stored-games";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { challengeStatistics } from "../db/schema";
import { refreshSearch } from "../store/search/search-index";

describe("suggestions", () => {
  let api: TestApi;
  const suggest = (search: string, locale = "en") =>
    dataOf(suggestGames, api.fetch(`/gxc/v3/games/suggestions?locale=${locale}&search=${encodeURIComponent(search)}`));
  const gameTitles = async (search: string) => (await suggest(search)).games.map(({ title }) => title);

  beforeAll(async () => {
    api = await startTestApi();
    await fillWithDemoCatalogue(api.database);
  });

  it.each(["", "   ", "!?"])("returns empty lists for '%s'", async (search) => {
    expect(await suggest(search)).toEqual({ games: [], challenges: [], tags: [], studios: [] });
  });

  it("suggests games, studios, tags and challenges by the start of any word", async () => {
    expect(await gameTitles("la")).toEqual(["Lantern Run"]);
    expect(await gameTitles("qua")).toEqual(["Pond Quartet"]);
    expect((await suggest("works")).studios).toMatchObject([{ name: "Fennec Works" }]);
    expect((await suggest("rhy")).tags).toMatchObject([{ alias: "rhythm", title: "Rhythm" }]);
    expect((await suggest("breath")).challenges).toMatchObject([{ name: "One breath, one run" }]);
  });

  it("matches names in the viewer's language and in English", async () => {
    expect((await suggest("Бегу", "ru")).tags).toEqual([]);
    expect((await suggest("рит", "ru")).tags).toMatchObject([{ alias: "rhythm", title: "Ритм" }]);
    expect((await suggest("rhythm", "ru")).tags).toMatchObject([{ alias: "rhythm", title: "Ритм" }]);
    expect((await suggest("рит", "de")).tags).toEqual([]);
    expect((await suggest("колокол", "ru")).challenges).toMatchObject([{ name: "К колокольне до рассвета" }]);
    expect((await suggest("bell tower", "ru")).challenges).toMatchObject([{ name: "К колокольне до рассвета" }]);
  });

  it("tolerates spelling mistakes", async () => {
    expect(await gameTitles("lantrn")).toEqual(["Lantern Run"]);
    expect((await suggest("fenec")).studios).toMatchObject([{ name: "Fennec Works" }]);
    expect((await suggest("rythm")).tags).toMatchObject([{ alias: "rhythm" }]);
  });

  it("lists popular ones first, up to the contract's maximum", async () => {
    const umbrellas = Array.from({ length: 12 }, (_, index) => ({
      title: `Umbrella ${String(index)}`,
      totalPlays: index,
    }));
    await storeGames(api.database, [...umbrellas, { title: "Umbrella Secret", totalPlays: 99, isPublished: false }]);
    const titles = await gameTitles("umb");
    expect(titles).toHaveLength(MAX_SUGGESTIONS.games);
    expect(titles.slice(0, 3)).toEqual(["Umbrella 11", "Umbrella 10", "Umbrella 9"]);
    for (const players of [3, 9, 6, 1, 12]) {
      const row = await storeChallenge(api.database, { name: { en: `Parade ${String(players)}` } });
      await api.database
        .insert(challengeStatistics)
        .values({ challengeId: row.challengeId, players })
        .onConflictDoUpdate({ target: challengeStatistics.challengeId, set: { players } });
    }
    await storeChallenge(api.database, { name: { en: "Parade hidden" }, isPublished: false });
    await refreshSearch(api.database, "all");
    const { challenges } = await suggest("parade");
    expect(challenges.map(({ name }) => name)).toEqual(["Parade 12", "Parade 9", "Parade 6", "Parade 3"]);
  });

  it("requires a text of at most 200 characters", async () => {
    expect(await failureOf(api.fetch("/gxc/v3/games/suggestions"))).toBe("400 invalid_request_payload");
    const tooLong = `/gxc/v3/games/suggestions?search=${"a".repeat(201)}`;
    expect(await failureOf(api.fetch(tooLong))).toBe("400 invalid_request_payload");
  });
});
