import { beforeAll, describe, expect, it } from "vitest";
import { challengeId } from "~api/seed/demo-challenges";
import { gameId } from "~api/seed/demo-games";
import { loader as favoritesLoader } from "~/routes/($locale).library.favorites.($type)";
import {
  action as clearHistory,
  loader as recentlyPlayedLoader,
} from "~/routes/($locale).library.recently-played.($type)";
import { action as changeFavorite } from "~/routes/api.favorites";
import { runAction, runLoader } from "../setup/portal";
import { newVisitor, openPortal, playAsGuest, signUp } from "../setup/portal-visitors";
import type { TestVisitor } from "../setup/test-api";

const favorites = (path: string, visitor: TestVisitor) =>
  runLoader(favoritesLoader, "/:locale?/library/favorites/:type?", path, { visitor });
const recent = (path: string, visitor: TestVisitor) =>
  runLoader(recentlyPlayedLoader, "/:locale?/library/recently-played/:type?", path, { visitor });
const like = (visitor: TestVisitor, kind: string, id: string) =>
  runAction(changeFavorite, "/api/favorites/", { visitor, body: new URLSearchParams({ kind, id }) });

beforeAll(async () => {
  await openPortal();
});

describe("the favourites page", () => {
  it("shows each kind at its own address, with links to the others", async () => {
    const visitor = await signUp("collector");
    await like(visitor, "game", gameId("lantern-run"));
    await like(visitor, "challenge", challengeId("one-breath"));
    const { library, meta } = (await favorites("/library/favorites/", visitor)).payload;
    expect(library.games.map(({ title }) => title)).toEqual(["Lantern Run"]);
    expect({ challenges: library.challenges, emptyText: library.emptyText }).toEqual({
      challenges: [],
      emptyText: null,
    });
    expect(library.tabs.map(({ href, isCurrent }) => [href, isCurrent])).toEqual([
      ["/library/favorites/", true],
      ["/library/favorites/challenges/", false],
      ["/library/favorites/studios/", false],
      ["/library/recently-played/", false],
      ["/library/recently-played/challenges/", false],
    ]);
    expect(meta).toContainEqual({ name: "robots", content: "noindex" });
    expect(meta).toContainEqual({ tagName: "link", rel: "canonical", href: "http://portal.test/library/favorites/" });
    const ofChallenges = (await favorites("/library/favorites/challenges/", visitor)).payload.library;
    expect(ofChallenges.challenges.map(({ id }) => id)).toEqual([challengeId("one-breath")]);
    const ofStudios = (await favorites("/de/library/favorites/studios/", visitor)).payload.library;
    expect(ofStudios).toMatchObject({ studios: [], discoverHref: "/de/discover/" });
    expect(ofStudios.emptyText).toMatch(/Herz/);
  });

  it("requires an account, and returns 404 for other kinds", async () => {
    const guest = await playAsGuest();
    expect(await favorites("/library/favorites/", guest)).toMatchObject({ status: 302, location: "/" });
    const visitor = await signUp("collector_2");
    expect((await favorites("/library/favorites/tags/", visitor)).status).toBe(404);
  });
});

describe("search and sorting of favourites", () => {
  it("find names in any case, sort them and report no results", async () => {
    const visitor = await signUp("finder");
    for (const slug of ["softfall", "lantern-run", "pond-quartet"] as const) await like(visitor, "game", gameId(slug));
    const titles = async (query: string) =>
      (await favorites(`/library/favorites/${query}`, visitor)).payload.library.games.map(({ title }) => title);
    expect(await titles("?search=LANTERN")).toEqual(["Lantern Run"]);
    expect(await titles("?sort=name")).toEqual(["Lantern Run", "Pond Quartet", "Softfall"]);
    expect(await titles("?sort=oldest")).toEqual(["Softfall", "Lantern Run", "Pond Quartet"]);
    expect(await titles("?search=%25")).toEqual([]);
    const { library } = (await favorites("/de/library/favorites/?search=zzz&sort=name", visitor)).payload;
    expect(library.search).toMatchObject({ search: "zzz", sort: { chosen: "name" } });
    expect(library.emptyText).toBe("Kein Favorit heißt so.");
    expect((await favorites("/library/favorites/?sort=size", visitor)).status).toBe(301);
  });

  it("find challenges by their names in the viewer's language and by their game", async () => {
    const visitor = await signUp("finder_2");
    await like(visitor, "challenge", challengeId("one-breath"));
    const path = "/library/favorites/challenges/?search=lantern";
    expect((await favorites(path, visitor)).payload.library.challenges).toHaveLength(1);
  });
});

describe("clearing the history", () => {
  const clear = (visitor: TestVisitor, fields: Record<string, string>, path = "/library/recently-played/") =>
    runAction(clearHistory, path, {
      visitor,
      pattern: "/:locale?/library/recently-played/:type?",
      body: new URLSearchParams(fields),
    });
  const playedBy = async (visitor: TestVisitor) =>
    (await recent("/library/recently-played/", visitor)).payload.library.games.map(({ title }) => title);

  it("removes one entry, or all, also when repeated, and leaves the other list", async () => {
    const guest = await playAsGuest(challengeId("one-breath"));
    expect((await recent("/library/recently-played/", guest)).payload.library.history?.entries).toHaveLength(1);
    for (let times = 0; times < 2; times++) {
      const result = await clear(guest, { id: gameId("lantern-run") }, "/de/library/recently-played/");
      expect(result).toMatchObject({ status: 302, location: "/de/library/recently-played/" });
    }
    expect(await playedBy(guest)).toEqual([]);
    const challenges = "/library/recently-played/challenges/";
    expect((await recent(challenges, guest)).payload.library.challenges).toHaveLength(1);
    expect((await clear(guest, {}, challenges)).location).toBe(challenges);
    expect((await recent(challenges, guest)).payload.library.challenges).toEqual([]);
  });

  it("shows later plays, and persists when a guest signs up", async () => {
    const guest = await playAsGuest();
    await clear(guest, {});
    const player = await signUp("forgetful", guest);
    expect(await playedBy(player)).toEqual([]);
    await player.postJson(`/gxc/v2/games/${gameId("softfall")}/play`, {});
    expect(await playedBy(player)).toEqual(["Softfall"]);
  });

  it("refuses invalid forms, and redirects visitors", async () => {
    const guest = await playAsGuest();
    expect((await clear(guest, { id: "1" })).status).toBe(400);
    expect((await clear(guest, {}, "/library/recently-played/studios/")).status).toBe(404);
    expect((await clear(newVisitor(), {})).status).toBe(302);
    expect(await playedBy(guest)).toEqual(["Lantern Run"]);
  });
});

describe("the page of recently played games", () => {
  it("shows games and challenges, to guests as well", async () => {
    const guest = await playAsGuest(challengeId("one-breath"));
    const { library } = (await recent("/library/recently-played/", guest)).payload;
    expect(library.games.map(({ title }) => title)).toEqual(["Lantern Run"]);
    const ofChallenges = (await recent("/library/recently-played/challenges/", guest)).payload.library;
    expect(ofChallenges.challenges.map(({ id }) => id)).toEqual([challengeId("one-breath")]);
    expect(ofChallenges.games).toEqual([]);
  });

  it("is empty before the first play, with a link to games", async () => {
    const { library } = (await recent("/library/recently-played/", newVisitor())).payload;
    expect(library).toMatchObject({ games: [], emptyText: "Nothing has been played yet.", discoverHref: "/discover/" });
  });
});
