import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { listGames } from "~contract/calls/games";
import { dataOf } from "../../tests/fixtures/api-responses";
import { storeGames } from "../../tests/fixtures/stored-games";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { games } from "../db/schema";
import { refreshSearch } from "../store/search/search-index";

describe("game search", () => {
  let api: TestApi;
  const find = (search: string, query = "") =>
    dataOf(listGames, api.fetch(`/gxc/v3/games?search=${encodeURIComponent(search)}${query}`));
  const titles = async (search: string, query = "") => (await find(search, query)).games.map(({ title }) => title);

  beforeAll(async () => {
    api = await startTestApi();
    await fillWithDemoCatalogue(api.database);
    await storeGames(api.database, [
      { title: "Brückenbau", shortDescription: { en: "Build bridges.", de: "Baue große Straßen über Flüsse." } },
      { title: "Ночной Фонарь", shortDescription: { en: "A lamp.", ru: "Собирай светлячков в тёмном лесу." } },
      { title: "Işık Oyunu", shortDescription: { en: "Light.", tr: "Çiçeklerin arasında İstanbul'a koş." } },
      { title: "Żółw i Źródło", shortDescription: { en: "A turtle.", pl: "Zbieraj świetliki nad rzeką." } },
      { title: "El Camino", shortDescription: { en: "The way.", es: "Canciones del corazón." } },
      { title: "A Ponte", shortDescription: { en: "The bridge.", "pt-br": "Corações e canções à beira-mar." } },
      { title: "Tile.io 2048", shortDescription: { en: "Slide numbers; don't panic." } },
      { title: "The Quiet Runners", totalPlays: 1, shortDescription: { en: "Walking through forests at night." } },
      { title: "Zeppelin", totalPlays: 10 },
      { title: "Zeppelin Heist", totalPlays: 40 },
      { title: "Balloons", totalPlays: 50, shortDescription: { en: "Not a zeppelin." } },
      { title: "Zeppelin Race", totalPlays: 10 },
      { title: "Zeppelin Fleet", totalPlays: 20 },
    ]);
  });

  it.each([
    ["lantern", "Lantern Run"],
    ["LANTERN", "Lantern Run"],
    ["lan", "Lantern Run"],
    ["run lantern", "Lantern Run"],
    ["lantern ru", "Lantern Run"],
    ["fennec works", "Lantern Run"],
    ["Rhythmus", "Pond Quartet"],
    ["ритм", "Pond Quartet"],
    ["quiet runner", "The Quiet Runners"],
    ["the quiet runners", "The Quiet Runners"],
    ["walk forest", "The Quiet Runners"],
    ["tile.io", "Tile.io 2048"],
    ["2048", "Tile.io 2048"],
    ["DON'T PANIC", "Tile.io 2048"],
  ])("finds a title or description by %s", async (search, title) => {
    expect((await titles(search))[0]).toBe(title);
  });

  it.each([
    ["de", "brücke", "Brückenbau"],
    ["de", "BRUCKEN", "Brückenbau"],
    ["de", "straße", "Brückenbau"],
    ["de", "strassen", "Brückenbau"],
    ["de", "großer fluss", "Brückenbau"],
    ["ru", "фонарь", "Ночной Фонарь"],
    ["ru", "ФОНАРЬ", "Ночной Фонарь"],
    ["en", "ночной", "Ночной Фонарь"],
    ["ru", "светлячки лес", "Ночной Фонарь"],
    ["en", "fonar", "Ночной Фонарь"],
    ["tr", "ışık", "Işık Oyunu"],
    ["tr", "IŞIK", "Işık Oyunu"],
    ["en", "isik", "Işık Oyunu"],
    ["tr", "çiçek", "Işık Oyunu"],
    ["tr", "cicek", "Işık Oyunu"],
    ["tr", "istanbul", "Işık Oyunu"],
    ["tr", "İSTANBUL", "Işık Oyunu"],
    ["pl", "żółw", "Żółw i Źródło"],
    ["pl", "zolw", "Żółw i Źródło"],
    ["pl", "swietliki", "Żółw i Źródło"],
    ["es", "canción", "El Camino"],
    ["es", "corazon", "El Camino"],
    ["pt-br", "CORAÇÕES", "A Ponte"],
    ["pt-br", "cancoes", "A Ponte"],
  ])("in %s finds %s", async (locale, search, title) => {
    expect(await titles(search, `&locale=${locale}`)).toContain(title);
  });

  it.each([
    ["lantrn", "Lantern Run"],
    ["lnatern", "Lantern Run"],
    ["sofftall", "Softfall"],
    ["pond quartett", "Pond Quartet"],
    ["фанарь", "Ночной Фонарь"],
    ["bruckenbua", "Brückenbau"],
    ["rythm", "Pond Quartet"],
  ])("corrects the spelling of %s", async (search, title) => {
    expect((await titles(search))[0]).toBe(title);
  });

  it("ranks the title before the description, and popular games before others", async () => {
    const found = await titles("zeppelin");
    expect(found.slice(0, 2).sort()).toEqual(["Zeppelin", "Zeppelin Heist"]);
    expect(found.slice(2)).toEqual(["Zeppelin Fleet", "Zeppelin Race", "Balloons"]);
  });

  it("pages, filters and sorts the results", async () => {
    const first = await find("zeppelin", "&pageSize=2");
    const second = await find("zeppelin", "&pageSize=2&page=1");
    const third = await find("zeppelin", "&pageSize=2&page=2");
    expect(first.pagination).toEqual({ currPage: 0, numPerPage: 2, totalItems: 5, totalPages: 3 });
    expect(third.pagination).toMatchObject({ currPage: 2, totalItems: 5 });
    const all = [first, second, third].flatMap((page) => page.games.map(({ title }) => title));
    expect(all).toEqual(await titles("zeppelin"));
    expect((await find("zeppelin", "&page=7")).pagination).toMatchObject({ totalItems: 5 });
    expect(await titles("zeppelin", "&sort=total-plays-desc")).toEqual([
      "Balloons",
      "Zeppelin Heist",
      "Zeppelin Fleet",
      ...(await titles("zeppelin", "&sort=total-plays-desc")).slice(3),
    ]);
    expect(await titles("lantern", "&tagAlias=runner")).toEqual(["Lantern Run"]);
    expect(await titles("lantern", "&tagAlias=rhythm")).toEqual([]);
  });

  it("finds the start of a term by one letter or two", async () => {
    expect(await titles("z")).toContain("Zeppelin Heist");
    expect(await titles("qu")).toEqual(expect.arrayContaining(["Pond Quartet", "The Quiet Runners"]));
    expect(await titles("qu")).not.toContain("Lantern Run");
  });

  it.each(["&", "| !", "<->", "'", '"', "a & | ! b", ":*", "lantern:*", "\\", "%", "_", "((", "🎮", "' or 1=1 --"])(
    "does not read %s as an operator",
    async (search) => {
      expect((await find(search)).pagination.currPage).toBe(0);
    },
  );

  it("finds nothing for nonsense, and everything for an empty search", async () => {
    expect(await titles("xqzvwkjy")).toEqual([]);
    expect(await titles("!!!")).toEqual([]);
    expect((await find("   ")).pagination.totalItems).toBe(
      await api.database.$count(games, eq(games.isPublished, true)),
    );
  });

  it.each(["a".repeat(200), "ab ".repeat(66), "ж".repeat(200), "lantern ".repeat(25)])(
    "accepts 200 characters",
    async (search) => {
      expect((await api.fetch(`/gxc/v3/games?search=${encodeURIComponent(search)}`)).status).toBe(200);
      expect((await api.fetch(`/gxc/v3/games/suggestions?search=${encodeURIComponent(search)}`)).status).toBe(200);
    },
  );

  it.each(["constructor", "__proto__", "xx", "EN"])("uses English for the unknown language %s", async (locale) => {
    expect((await titles("lantern", `&locale=${locale}`))[0]).toBe("Lantern Run");
  });

  it("drops the old title once the index is refreshed", async () => {
    const [game] = await storeGames(api.database, [{ title: "Kaleidoscope" }]);
    expect(await titles("kaleidoscope")).toEqual(["Kaleidoscope"]);
    await api.database
      .update(games)
      .set({ title: "Periscope" })
      .where(eq(games.gameId, game?.gameId ?? ""));
    await refreshSearch(api.database, [game?.gameId ?? ""]);
    expect(await titles("kaleidoscope")).not.toContain("Periscope");
    expect(await titles("periscope")).toEqual(["Periscope"]);
  });

  it("does not find unpublished games", async () => {
    await storeGames(api.database, [{ title: "Hidden Hedgehog", isPublished: false }]);
    expect(await titles("hedgehog")).toEqual([]);
  });
});
