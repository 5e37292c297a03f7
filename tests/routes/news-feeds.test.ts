import { beforeAll, expect, it } from "vitest";
import { loader as challengeNews } from "~/routes/($locale).feeds.[challenges.xml]";
import { loader as gameNews } from "~/routes/($locale).feeds.[games.xml]";
import { newsResponse } from "~/server/news-response.server";
import { toGameNews } from "~/view-models/news-items";
import { aGame } from "../fixtures/a-game";
import { openPortal } from "../setup/portal-visitors";
import { TEST_SITE_URL } from "../setup/test-api";

beforeAll(async () => {
  await openPortal();
});

const load = (loader: typeof gameNews, path: string, params = {}, headers: Record<string, string> = {}) =>
  loader({ request: new Request(TEST_SITE_URL + path, { headers }), params, context: {} });

it.each([
  ["games", gameNews, "Lantern Run", "Neue Spiele auf Subpixel"],
  ["challenges", challengeNews, "Lantern Run", "Neue Herausforderungen auf Subpixel"],
] as const)("lists new %s in the reader's language", async (name, loader, game, title) => {
  const response = await load(loader, `/de/feeds/${name}.xml`, { locale: "de" });
  expect(response.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
  const xml = await response.text();
  expect(xml).toContain(`<title>${title}</title>`);
  expect(xml).toContain(game);
  expect(xml).toContain(`${TEST_SITE_URL}/de/${name}/`);
  const unchanged = await load(
    loader,
    `/de/feeds/${name}.xml`,
    { locale: "de" },
    { "if-none-match": response.headers.get("etag") ?? "" },
  );
  expect(unchanged.status).toBe(304);
});

it("escapes hostile texts", async () => {
  const hostile = 'a]]><script>alert("1")</script>\u0000\u0008\ud800&amp;';
  const item = toGameNews(
    aGame({ title: hostile, shortDescription: hostile, studio: { ...aGame().studio, name: hostile } }),
    "en",
  );
  const request = new Request(`${TEST_SITE_URL}/feeds/games.xml`);
  const news = { title: "New", description: "New", locale: "en" as const, path: "/feeds/games.xml", items: [item] };
  const xml = await newsResponse(request, news).text();
  expect(xml).not.toContain("<script");
  for (const impossible of ["\u0000", "\u0008", "\ud800"]) expect(xml).not.toContain(impossible);
  expect(xml).toContain("a]]&gt;&lt;script&gt;");
});

it("is a valid feed without items", async () => {
  const news = { title: "New", description: "New", locale: "en" as const, path: "/feeds/games.xml", items: [] };
  const response = newsResponse(new Request(TEST_SITE_URL), news);
  expect(response.headers.get("last-modified")).toBe("Thu, 01 Jan 1970 00:00:00 GMT");
  expect(await response.text()).toContain("<updated>1970-01-01T00:00:00.000Z</updated>");
});
