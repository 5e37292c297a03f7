import { beforeAll, describe, expect, it } from "vitest";
import { DEMO_GAME_ROWS } from "~api/seed/demo-games";
import { loader as challengesLoader } from "~/routes/($locale).challenges._index";
import { loader as monthlyLoader } from "~/routes/($locale).challenges.monthly-challenges";
import { loader as discoverLoader } from "~/routes/($locale).discover/route";
import { loader as feedLoader } from "~/routes/($locale).feed.$feedAlias";
import { loader as studioLoader } from "~/routes/($locale).studios.$studioId";
import { action as changeFavorite } from "~/routes/api.favorites";
import { addTaggedGames } from "../fixtures/tagged-games";
import { expectWarnings } from "../setup/expect-warnings";
import { runAction, runLoader } from "../setup/portal";
import { newVisitor, openPortal, playAsGuest, signUp } from "../setup/portal-visitors";

expectWarnings(/: studio_not_found$/);

const STUDIO_ID = DEMO_GAME_ROWS[0]?.studioId ?? "";
const STUDIO_PATH = `/studios/${STUDIO_ID}/`;

const studio = (path: string) => runLoader(studioLoader, "/:locale?/studios/:studioId", path);
const feed = (path: string) => runLoader(feedLoader, "/:locale?/feed/:feedAlias", path);
const challenges = (path: string) => runLoader(challengesLoader, "/:locale?/challenges", path);

const canonical = (path: string) => ({ tagName: "link", rel: "canonical", href: `http://portal.test${path}` });

beforeAll(async () => {
  await addTaggedGames(await openPortal(), "runner", 25);
});

describe("the studio page", () => {
  it("shows a studio with its facts, its games and its challenges", async () => {
    const { status, payload } = await studio(STUDIO_PATH);
    const { name, facts, games, pager, news, challenges: listed } = payload.studio;
    expect(status).toBe(200);
    expect(name).toBe("Fennec Works");
    expect(facts.slice(0, 2)).toEqual([
      { label: "Games", value: "26", href: null },
      { label: "Challenges", value: String(listed?.length), href: null },
    ]);
    expect(games).toHaveLength(25);
    expect(pager).toMatchObject({ previous: null, next: `${STUDIO_PATH}?page=1` });
    expect(news).toMatchObject([{ title: "A hundred days of Lantern Run", game: { title: "Lantern Run" } }]);
    expect(payload.meta).toContainEqual({ title: "Fennec Works | Subpixel" });
  });

  it("has an address for each page of its games", async () => {
    const { payload } = await studio(`/ru${STUDIO_PATH}?page=1`);
    expect(payload.studio).toMatchObject({
      news: [],
      challenges: [],
      pager: { previous: `/ru${STUDIO_PATH}`, next: null },
    });
    expect(payload.studio.games).toHaveLength(1);
    expect(payload.meta).toContainEqual(canonical(`/ru${STUDIO_PATH}?page=1`));
  });

  it("redirects capital letters and invalid pages to its address", async () => {
    const capital = STUDIO_PATH.toUpperCase().replace("STUDIOS", "studios");
    expect(await studio(capital)).toMatchObject({ status: 301, location: STUDIO_PATH });
    expect(await studio(`${STUDIO_PATH}?page=x&a=b`)).toMatchObject({ status: 301, location: STUDIO_PATH });
  });

  it.each([
    "/studios/nobody/",
    "/studios/00000000-0000-4000-8000-000000000000/",
    `${STUDIO_PATH}?page=2`,
    `/fr${STUDIO_PATH}`,
  ])("returns 404 for %s", async (path) => {
    expect((await studio(path)).status).toBe(404);
  });
});

describe("the feed page", () => {
  it("shows the entries of a feed in the viewer's language", async () => {
    const { status, payload } = await feed("/de/feed/sidebar-genres/");
    expect(status).toBe(200);
    expect(payload.feed).toMatchObject({ title: "Genres", pager: null, blocks: [{ kind: "tags" }] });
    expect(payload.meta).toContainEqual(canonical("/de/feed/sidebar-genres/"));
  });

  it.each(["/feed/no-such-feed/", "/feed/home-running/?page=1", "/fr/feed/home-running/"])(
    "returns 404 for %s",
    async (path) => {
      expect((await feed(path)).status).toBe(404);
    },
  );

  it("redirects an invalid page to the first", async () => {
    expect(await feed("/feed/home-running/?page=-1")).toMatchObject({ status: 301, location: "/feed/home-running/" });
  });
});

describe("the list of challenges", () => {
  it("shows running challenges, and the number of challenges in the other tabs", async () => {
    const { status, payload } = await challenges("/challenges/");
    const { tabs, challenges: cards } = payload.list;
    expect(status).toBe(200);
    expect(cards.length).toBeGreaterThan(2);
    expect(new Set(cards.map(({ state }) => state))).toEqual(new Set(["running"]));
    expect(tabs.map(({ label, isCurrent }) => [label, isCurrent])).toEqual([
      ["Running", true],
      ["Upcoming", false],
      ["Ended", false],
    ]);
    expect(tabs[0]?.count).toBe(String(cards.length));
    for (const tab of tabs) expect(Number(tab.count)).toBeGreaterThan(0);
    expect(payload.meta).toContainEqual({ title: "Challenges | Subpixel" });
  });

  it.each([
    ["upcoming", "Испытания: Скоро | Subpixel"],
    ["ended", "Испытания: Завершены | Subpixel"],
  ])("shows the %s ones under an address of their own", async (timeFrame, title) => {
    const path = `/ru/challenges/?timeFrame=${timeFrame}`;
    const { payload } = await challenges(`${path}&sort=players-desc`);
    const states = payload.list.challenges.map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set([timeFrame]));
    expect(payload.list.form).toMatchObject({
      hiddenFields: [["timeFrame", timeFrame]],
      choices: [{ chosen: "players-desc" }],
    });
    expect(payload.meta).toContainEqual({ title });
    expect(payload.meta).toContainEqual(canonical(path));
  });

  it.each([
    ["/challenges/?timeFrame=never", "/challenges/"],
    ["/tr/challenges/?sort=best&timeFrame=ended", "/tr/challenges/?timeFrame=ended"],
    ["/challenges/?page=one", "/challenges/"],
  ])("redirects %s to %s", async (path, location) => {
    expect(await challenges(path)).toMatchObject({ status: 301, location });
  });

  it("ignores empty fields of its form, and returns 404 beyond the last page", async () => {
    expect((await challenges("/challenges/?sort=&timeFrame=")).status).toBe(200);
    expect((await challenges("/challenges/?page=1")).status).toBe(404);
  });
});

describe("a player's own challenges", () => {
  const lists = [
    [challengesLoader, "/:locale?/challenges", "/de/challenges/", "timeFrame=ended"],
    [discoverLoader, "/:locale?/discover", "/de/discover/", "show=challenges&timeFrame=ended"],
  ] as const;

  it.each(lists)("are listed with an account only (%#)", async (loader, pattern, path, filters) => {
    for (const visitor of [newVisitor(), await playAsGuest()]) {
      const result = await runLoader(loader, pattern, `${path}?${filters}&played=true&favorite=true`, { visitor });
      expect(result).toMatchObject({ status: 302, location: `${path}?${filters}` });
      expect(result.headers.get("cache-control")).toBe("private, no-store");
    }
  });

  it("are filtered by played and favourite", async () => {
    const visitor = await signUp(`owner_of_${String(Date.now())}`);
    const listNames = async (query: string) => {
      const { payload } = await runLoader(challengesLoader, "/:locale?/challenges", `/challenges/?${query}`, {
        visitor,
      });
      return payload.list.challenges.map(({ name }) => name);
    };
    const [first = ""] = await listNames("");
    expect(await listNames("played=true")).toEqual([]);
    expect(await listNames("favorite=true")).toEqual([]);
    const { payload } = await runLoader(challengesLoader, "/:locale?/challenges", "/challenges/", { visitor });
    const id = payload.list.challenges[0]?.id ?? "";
    await runAction(changeFavorite, "/api/favorites/", {
      visitor,
      body: new URLSearchParams({ kind: "challenge", id }),
    });
    expect(await listNames("favorite=true")).toEqual([first]);
    const path = "/discover/?favorite=true";
    const found = await runLoader(discoverLoader, "/:locale?/discover", path, { visitor });
    expect(found.payload.discoverPage.challenges.map(({ name }) => name)).toEqual([first]);
  });
});

describe("the monthly challenges", () => {
  const monthly = (path: string) => runLoader(monthlyLoader, "/:locale?/challenges/monthly-challenges", path);

  it("shows countdowns of running challenges and winners of ended ones", async () => {
    const { status, payload } = await monthly("/pl/challenges/monthly-challenges/");
    const entries = payload.monthly.months.flatMap(({ challenges: ofMonth }) => ofMonth);
    expect(status).toBe(200);
    const states = entries.map(({ challenge, countdown, winners }) => [
      challenge.state,
      countdown !== null,
      winners === null,
    ]);
    expect(states.sort()).toEqual([
      ["ended", false, false],
      ["running", true, true],
      ["running", true, true],
      ["upcoming", true, true],
    ]);
    const ended = entries.find(({ challenge }) => challenge.state === "ended");
    expect(ended?.winners).toMatchObject([{ place: 2 }, { place: 1, ranking: { rank: 1 } }, { place: 3 }]);
    expect(payload.meta).toContainEqual(canonical("/pl/challenges/monthly-challenges/"));
  });

  it("returns 404 beyond the last page", async () => {
    expect((await monthly("/challenges/monthly-challenges/?page=1")).status).toBe(404);
    expect((await monthly("/fr/challenges/monthly-challenges/")).status).toBe(404);
  });
});
