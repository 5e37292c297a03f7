import { beforeAll, describe, expect, it } from "vitest";
import { challengeId } from "~api/seed/demo-challenges";
import { gameId } from "~api/seed/demo-games";
import { action as changeFavorite } from "~/routes/api.favorites";
import { loadFavorites, loadRecentlyPlayed } from "~/server/library-page.server";
import { runAction, runLoader } from "../setup/portal";
import { newVisitor, openPortal, playAsGuest, signUp } from "../setup/portal-visitors";
import type { TestVisitor } from "../setup/test-api";

const favorites = (path: string, visitor: TestVisitor) =>
  runLoader(loadFavorites, "/:locale?/library/favorites/:type?", path, { visitor });
const recent = (path: string, visitor: TestVisitor) =>
  runLoader(loadRecentlyPlayed, "/:locale?/library/recently-played/:type?", path, { visitor });
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

  it("is for players with an account, and has no other kinds", async () => {
    const guest = await playAsGuest();
    expect(await favorites("/library/favorites/", guest)).toMatchObject({ status: 302, location: "/" });
    const visitor = await signUp("collector_2");
    expect((await favorites("/library/favorites/tags/", visitor)).status).toBe(404);
  });
});

describe("the page of what was played last", () => {
  it("shows games and challenges, to guests as well", async () => {
    const guest = await playAsGuest(challengeId("one-breath"));
    const { library } = (await recent("/library/recently-played/", guest)).payload;
    expect(library.games.map(({ title }) => title)).toEqual(["Lantern Run"]);
    const ofChallenges = (await recent("/library/recently-played/challenges/", guest)).payload.library;
    expect(ofChallenges.challenges.map(({ id }) => id)).toEqual([challengeId("one-breath")]);
    expect(ofChallenges.games).toEqual([]);
  });

  it("is empty for who has played nothing, with the way to games", async () => {
    const { library } = (await recent("/library/recently-played/", newVisitor())).payload;
    expect(library).toMatchObject({ games: [], emptyText: "Nothing has been played yet.", discoverHref: "/discover/" });
  });
});
