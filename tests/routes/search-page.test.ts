import { beforeAll, expect, it } from "vitest";
import { DEMO_STUDIOS, gameId } from "~api/seed/demo-games";
import { loader } from "~/routes/($locale).search/route";
import { addTaggedGames } from "../fixtures/tagged-games";
import { runLoader } from "../setup/portal";
import { openPortal } from "../setup/portal-visitors";

const open = (path: string) => runLoader(loader, "/:locale?/search", path);

const studioIdOf = (name: string) => DEMO_STUDIOS.find((studio) => studio.name === name)?.studioId ?? "";

beforeAll(async () => {
  await addTaggedGames(await openPortal(), "runner", 25);
});

it("lists the results in the viewer's language, without indexing", async () => {
  const { status, payload } = await open("/de/search/?search=lantern&page=0");
  const { heading, results, gameCount } = payload.searchPage;
  expect(status).toBe(200);
  expect(heading).toBe("„lantern“");
  expect(results[0]).toMatchObject({ title: "Lantern Run", pitch: "Trag das letzte Licht über die Dächer der Stadt." });
  expect(results[0]?.facts).toMatch(/^Fennec Works · /);
  expect(results[0]?.href).toMatch(/^\/de\/games\//);
  expect(gameCount).toMatch(/^\d+ Spiele?$/);
  expect(payload.meta).toContainEqual({ name: "robots", content: "noindex" });
  expect(payload.meta).toContainEqual({ title: "Suche: lantern | Subpixel" });
  expect(payload.meta).toContainEqual({ tagName: "link", rel: "canonical", href: "http://portal.test/de/search/" });
});

it("shows matching challenges, tags and studios as well", async () => {
  const named = async (search: string) => (await open(`/search/?search=${search}`)).payload.searchPage.also;
  expect(await named("breath")).toContainEqual({
    label: "Challenges",
    links: [expect.objectContaining({ label: "One breath, one run" })],
  });
  expect(await named("runner")).toContainEqual({
    label: "Tags",
    links: expect.arrayContaining([expect.objectContaining({ label: "Runner", href: "/tags/runner/" })]) as unknown,
  });
  expect(await named("fennec")).toContainEqual({
    label: "Studios",
    links: [
      {
        id: expect.any(String) as string,
        label: "Fennec Works",
        href: expect.stringMatching(/^\/search\/\?studios=/) as string,
      },
    ],
  });
});

it("pages all games in the requested order", async () => {
  const { searchPage } = (await open("/search/?sort=total-plays-desc&page=1")).payload;
  expect(searchPage.heading).toBe("All games");
  expect(searchPage.pager).toMatchObject({ previous: "/search/?sort=total-plays-desc" });
  const { chosen, options } = searchPage.form.sort;
  expect(options.find(({ value }) => value === chosen)).toMatchObject({ label: "Most played" });
});

it("filters by a studio, and links out of the filter", async () => {
  const [studio] = (await open("/search/?search=fennec")).payload.searchPage.also
    .flatMap(({ links }) => links)
    .slice(-1);
  const { filters, form, results } = (await open(`${studio?.href ?? ""}&search=lantern`)).payload.searchPage;
  expect(results.map(({ title }) => title)).toContain("Lantern Run");
  expect(filters).toEqual([{ id: studio?.id, label: "Fennec Works", href: "/search/?search=lantern" }]);
  expect(form.hiddenFields).toEqual([["studios", studio?.id]]);
});

it("filters by several studios, each of which can be removed", async () => {
  const studios = [studioIdOf("Fennec Works"), studioIdOf("Small Hours")];
  const { searchPage } = (await open(`/search/?studios=${studios.join(",")}&sort=total-plays-desc`)).payload;
  const facts = new Set(searchPage.results.map((result) => result.facts.split(" · ")[0]));
  expect([...facts].sort()).toEqual(["Fennec Works", "Small Hours"]);
  expect(searchPage.filters.map(({ label }) => label)).toEqual(["Fennec Works", "Small Hours"]);
  expect(searchPage.filters[0]?.href).toBe(`/search/?sort=total-plays-desc&studios=${studios[1] ?? ""}`);
});

it("suggests another game where the filtered search finds none", async () => {
  const studio = studioIdOf("Small Hours");
  const { results, also } = (await open(`/search/?search=lantren&studios=${studio}`)).payload.searchPage;
  expect(results).toEqual([]);
  expect(also[0]).toMatchObject({ label: "Did you mean", links: [{ label: "Lantern Run" }] });
});

it("lists no challenge of other studios", async () => {
  const challengesOf = async (query: string) => {
    const { also } = (await open(`/search/?search=breath&${query}`)).payload.searchPage;
    return also.find(({ label }) => label === "Challenges")?.links.map(({ label }) => label) ?? [];
  };
  const named = `game=${gameId("lantern-run")}`;
  for (const query of ["", named, `studios=${studioIdOf("Fennec Works")}`]) {
    expect(await challengesOf(query), query).toContain("One breath, one run");
  }
  const elsewhere = `studios=${studioIdOf("Small Hours")}`;
  for (const query of [elsewhere, `${elsewhere}&${named}`]) {
    expect(await challengesOf(query), query).not.toContain("One breath, one run");
  }
});

it("shows the challenges of all given games", async () => {
  const games = [gameId("lantern-run"), gameId("pond-quartet")].join(",");
  const { also } = (await open(`/search/?search=softfall&game=${games}`)).payload.searchPage;
  const [challenges] = also.filter(({ label }) => label === "Challenges");
  expect(challenges?.links.map(({ label }) => label)).toEqual(
    expect.arrayContaining(["Night chorus", "Fireflies only"]),
  );
});

it("shows the challenges of the given game", async () => {
  const { also } = (await open(`/search/?search=softfall&game=${gameId("lantern-run")}`)).payload.searchPage;
  const challenges = also.find(({ label }) => label === "Challenges");
  expect(challenges?.links.map(({ label }) => label)).toContain("One breath, one run");
});

it("offers popular games where nothing was found", async () => {
  const { searchPage } = (await open("/search/?search=qqqqzzzzxxxx")).payload;
  expect(searchPage).toMatchObject({ results: [], gameCount: null, emptyTitle: "Nothing lit up for “qqqqzzzzxxxx”" });
  expect(searchPage.popular[0]?.title).toBe("Lantern Run");
});

it.each([
  ["/search/?page=two&search=a", "/search/?search=a"],
  ["/pl/search/?sort=best", "/pl/search/"],
  ["/search/?studios=nobody", "/search/"],
])("redirects %s to %s", async (path, location) => {
  expect(await open(path)).toMatchObject({ status: 301, location });
});

it.each(["/search/?page=99", "/search/?feed=0a6cf4f2-7d7e-4a45-9d55-6f3d2c1b0a98", "/fr/search/"])(
  "returns 404 for %s",
  async (path) => {
    expect((await open(path)).status).toBe(404);
  },
);

it("is cached for five seconds when it is prefetched, also with a session", async () => {
  const cacheOf = async (headers: Record<string, string>) =>
    (await runLoader(loader, "/:locale?/search", "/search/", { headers })).headers.get("cache-control");
  const cookie = "session=a.b";
  expect(await cacheOf({ cookie })).toBe("private, no-store");
  expect(await cacheOf({ cookie, "sec-purpose": "prefetch" })).toBe("private, max-age=5");
});
