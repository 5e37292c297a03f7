import { beforeAll, expect, it } from "vitest";
import { loader } from "~/routes/($locale).tags.$alias/route";
import { addTaggedGames } from "../fixtures/tagged-games";
import { expectWarnings } from "../setup/expect-warnings";
import { runLoader } from "../setup/portal";
import { openPortal } from "../setup/portal-visitors";

expectWarnings(/: tag_not_found$/);

const tagPage = (path: string) => runLoader(loader, "/:locale?/tags/:alias", path);

beforeAll(async () => {
  await addTaggedGames(await openPortal(), "runner", 25);
});

it("lists a tag's games, most played first, with a pager", async () => {
  const { status, payload } = await tagPage("/tags/runner/");
  const { title, games, pager, gameCount } = payload.tagPage;
  expect(status).toBe(200);
  expect(title).toBe("Runner");
  expect(gameCount).toBe("26 games");
  expect(games).toHaveLength(25);
  expect(games[0]).toMatchObject({ title: "Lantern Run", studioName: "Fennec Works" });
  expect(pager).toMatchObject({ previous: null, next: "/tags/runner/?page=1" });
  expect(payload.meta).toContainEqual({ title: "Runner games | Subpixel" });
});

it("counts its pages from 0, each with its own address", async () => {
  const { payload } = await tagPage("/de/tags/runner/?page=1&utm_source=x");
  expect(payload.tagPage.games).toHaveLength(1);
  expect(payload.tagPage.pager).toMatchObject({ previous: "/de/tags/runner/", next: null });
  expect(payload.meta).toContainEqual({
    ...{ tagName: "link", rel: "canonical", href: "http://portal.test/de/tags/runner/?page=1" },
  });
});

it.each(["two", "-1", "1.5", "", "99999999999999999999"])("redirects the page %o to the first", async (page) => {
  expect(await tagPage(`/pl/tags/runner/?page=${page}`)).toMatchObject({ status: 301, location: "/pl/tags/runner/" });
});

it.each([
  "/tags/runner/?page=2",
  "/tags/single-player/?page=1",
  "/tags/no-such-tag/",
  "/tags/Runner%20/",
  "/tags/%2e%2e%2fgames/",
  "/tags/..%00/",
  "/fr/tags/runner/",
])("returns 404 for %s", async (path) => {
  expect((await tagPage(path)).status).toBe(404);
});

it.each([`/tags/${"a".repeat(101)}/`, `/tags/${"a".repeat(8_180)}/`, `/de/tags/${"%D1%82".repeat(1_300)}/`])(
  "returns 404 for an alias longer than any tag's",
  async (path) => {
    expect((await tagPage(path)).status).toBe(404);
  },
);

it("redirects a language in capital letters to the same list", async () => {
  expect(await tagPage("/DE/tags/runner/?page=1")).toMatchObject({ status: 301, location: "/de/tags/runner/?page=1" });
});
