import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { getSitemap, listSitemapEntries } from "~contract/calls/sitemap";
import type { SitemapType } from "~contract/entities/sitemap";
import { dataOf } from "../../tests/fixtures/api-responses";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { challenges, feeds, games, gameTags, tags } from "../db/schema";

describe("the sitemap", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
    await fillWithDemoCatalogue(api.database);
  });

  const entriesOf = (type: SitemapType, query = "") =>
    dataOf(listSitemapEntries, api.fetch(`/gxc/v2/sitemap/entries?type=${type}${query}`));
  const keysOf = async (type: SitemapType) => (await entriesOf(type, "&pageSize=1000")).entries.map(({ key }) => key);

  it("lists every published game by its short id, the oldest first", async () => {
    const rows = await api.database.select().from(games).where(eq(games.isPublished, true));
    const oldestFirst = rows.sort((one, other) => one.releaseDate.getTime() - other.releaseDate.getTime());
    const { entries, pagination } = await entriesOf("games", "&pageSize=1000");
    expect(entries).toEqual(
      oldestFirst.map((row) => ({
        ...{ key: row.shortId, slug: row.mangledTitle, lastModified: row.modifiedAt.toISOString() },
      })),
    );
    expect(pagination).toMatchObject({ totalItems: rows.length, totalPages: 1 });
  });

  it("returns the same entries on small pages as on one, and their number", async () => {
    const allKeys = await keysOf("games");
    const pages = await Promise.all(allKeys.map((_, page) => entriesOf("games", `&pageSize=1&page=${String(page)}`)));
    expect(pages.flatMap(({ entries }) => entries.map(({ key }) => key))).toEqual(allKeys);
    expect(pages.map(({ pagination }) => pagination.totalItems)).toEqual(allKeys.map(() => allKeys.length));
    expect((await entriesOf("games", "&page=400")).entries).toEqual([]);
  });

  it("returns parts, each with the date of its latest change", async () => {
    const { parts } = await dataOf(getSitemap, api.fetch("/gxc/v2/sitemap?pageSize=2"));
    const ofGames = parts.filter(({ type }) => type === "games");
    const { pagination } = await entriesOf("games", "&pageSize=2");
    expect(ofGames.map(({ page }) => page)).toEqual(Array.from({ length: pagination.totalPages }, (_, page) => page));
    expect(ofGames.reduce((sum, { entries }) => sum + entries, 0)).toBe(pagination.totalItems);
    const { entries } = await entriesOf("games", "&pageSize=2");
    expect(ofGames[0]?.lastModified).toBe(
      entries
        .map(({ lastModified }) => lastModified)
        .sort()
        .at(-1),
    );
    expect(new Set(parts.map(({ type }) => type))).toEqual(
      new Set(["games", "challenges", "tags", "studios", "feeds"]),
    );
  });

  it("omits unpublished entries, empty ones and those without a page", async () => {
    const [game] = await api.database.select().from(games).where(eq(games.slug, "lantern-run"));
    const factParent = { tagId: crypto.randomUUID(), alias: "pgc", title: { en: "pgc" }, displayOrder: 900 };
    const fact = { ...factParent, tagId: crypto.randomUUID(), alias: "forever", parentTagId: factParent.tagId };
    const empty = { ...factParent, tagId: crypto.randomUUID(), alias: "nobody-has-it" };
    await api.database.insert(tags).values([factParent, fact, empty]);
    await api.database.insert(gameTags).values({ gameId: game?.gameId ?? "", tagId: fact.tagId });
    await api.database.insert(feeds).values({ feedId: crypto.randomUUID(), alias: "bare", title: {}, type: "GAME" });
    await api.database.update(games).set({ isPublished: false }).where(eq(games.slug, "softfall"));
    const keys = await keysOf("tags");
    expect(keys).toContain("runner");
    for (const alias of ["pgc", "forever", "nobody-has-it"]) expect(keys).not.toContain(alias);
    expect(await keysOf("feeds")).not.toContain("bare");
    const hidden = await api.database.select().from(games).where(eq(games.slug, "softfall"));
    expect(await keysOf("games")).not.toContain(hidden[0]?.shortId);
    const before = await keysOf("challenges");
    await api.database
      .update(challenges)
      .set({ isPublished: false })
      .where(eq(challenges.shortId, before[0] ?? ""));
    expect(await keysOf("challenges")).toEqual(before.slice(1));
  });
});
