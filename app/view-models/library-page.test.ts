import { describe, expect, it } from "vitest";
import { aChallenge } from "../../tests/fixtures/a-challenge";
import { aGame } from "../../tests/fixtures/a-game";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import type { Locale } from "~/i18n/locales";
import { toChallengeCard } from "./challenge-card";
import { toGameCard } from "./game-card";
import {
  libraryHref,
  libraryTitle,
  toLibraryPage,
  type FavoriteQuery,
  type LibraryEntry,
  type LibraryList,
} from "./library-page";

const FAVORITE_ID = "3d0d9a51-1c1e-4a70-9a39-6f6f0a7c5e11";
const FAVORITES = { kind: "favorites", type: "games" } as const;
const RECENT = { kind: "recent", type: "games" } as const;
const ONE_PAGE = { currPage: 0, numPerPage: 25, totalItems: 1, totalPages: 1 };

type Options = { entries?: LibraryEntry[]; query?: FavoriteQuery; locale?: Locale };

const entry = (changes: Partial<LibraryEntry> = {}): LibraryEntry => ({ game: null, challenge: null, ...changes });

function library(list: LibraryList, { entries = [], query = {}, locale = "en" }: Options = {}) {
  return toLibraryPage({ list, query, entries, pagination: ONE_PAGE }, aViewContext({ locale }));
}

describe("toLibraryPage", () => {
  it("returns favourites in the viewer's language, and keeps the search across pages", () => {
    const view = aViewContext({ locale: "de" });
    const pagination = { currPage: 1, numPerPage: 25, totalItems: 60, totalPages: 3 };
    const query = { search: "lan", sort: "name" } as const;
    const entries = [entry({ favoriteId: FAVORITE_ID, game: aGame() })];
    const first = "/de/library/favorites/?search=lan&sort=name";
    expect(toLibraryPage({ list: FAVORITES, query, entries, pagination }, view)).toEqual({
      title: "Lieblingsspiele",
      search: {
        action: "/de/library/favorites/",
        search: "lan",
        sort: {
          name: "sort",
          label: "Sortieren",
          chosen: "name",
          options: [
            { value: "latest", label: "Neueste zuerst" },
            { value: "oldest", label: "Älteste zuerst" },
            { value: "name", label: "Nach Namen" },
          ],
        },
      },
      history: null,
      tabs: [
        { label: "Lieblingsspiele", href: "/de/library/favorites/", isCurrent: true },
        { label: "Lieblingsherausforderungen", href: "/de/library/favorites/challenges/", isCurrent: false },
        { label: "Lieblingsstudios", href: "/de/library/favorites/studios/", isCurrent: false },
        { label: "Zuletzt gespielte Spiele", href: "/de/library/recently-played/", isCurrent: false },
        {
          label: "Zuletzt gespielte Herausforderungen",
          href: "/de/library/recently-played/challenges/",
          isCurrent: false,
        },
      ],
      games: [toGameCard(aGame(), view)],
      challenges: [],
      studios: [],
      emptyText: null,
      discoverHref: "/de/discover/",
      pager: {
        previous: first,
        next: `${first}&page=2`,
        entries: [
          { number: 1, href: first, isCurrent: false, isFar: false },
          { number: 2, href: `${first}&page=1`, isCurrent: true, isFar: false },
          { number: 3, href: `${first}&page=2`, isCurrent: false, isFar: false },
        ],
      },
    });
  });

  it("marks only the tab of the same kind and type", () => {
    const current = (list: LibraryList) =>
      library(list).tabs.flatMap(({ href, isCurrent }) => (isCurrent ? [href] : []));
    expect(current({ kind: "favorites", type: "challenges" })).toEqual(["/library/favorites/challenges/"]);
    expect(current({ kind: "recent", type: "challenges" })).toEqual(["/library/recently-played/challenges/"]);
    expect(current(RECENT)).toEqual(["/library/recently-played/"]);
  });

  it("pages through recently played entries", () => {
    const pagination = { ...ONE_PAGE, totalPages: 2 };
    const list = { kind: "recent", type: "challenges" } as const;
    const { pager } = toLibraryPage({ list, query: {}, entries: [], pagination }, aViewContext());
    expect(pager).toMatchObject({ previous: null, next: "/library/recently-played/challenges/?page=1" });
    expect(library(list).pager).toBeNull();
  });

  it("returns a challenge as a challenge, not as its game", () => {
    const challenge = aChallenge();
    const page = library(FAVORITES, { entries: [entry({ challenge, game: challenge.game })] });
    expect(page).toMatchObject({ games: [], studios: [], emptyText: null });
    expect(page.challenges).toEqual([toChallengeCard(challenge, aViewContext())]);
  });

  it("links studios, with the viewer's favourite if there is one", () => {
    const { studio } = aGame();
    const entries = [entry({ studio, favoriteId: FAVORITE_ID }), entry({ studio }), entry({ studio: null }), entry()];
    const link = { id: studio.studioId, name: "Fennec Works", href: `/ru/studios/${studio.studioId}/` };
    expect(library({ kind: "favorites", type: "studios" }, { entries, locale: "ru" })).toMatchObject({
      title: "Избранные студии",
      games: [],
      challenges: [],
      studios: [
        { ...link, favoriteId: FAVORITE_ID },
        { ...link, favoriteId: null },
      ],
    });
  });
});

describe("an empty list of the library", () => {
  it.each([
    [FAVORITES, {}, "Nothing here yet. A heart puts it here."],
    [FAVORITES, { search: "" }, "Nothing here yet. A heart puts it here."],
    [FAVORITES, { search: "zzz" }, "No favourite has this name."],
    [RECENT, {}, "Nothing has been played yet."],
    [RECENT, { search: "zzz" }, "Nothing has been played yet."],
  ])("of %o with %o has the text %s", (list, query, text) => {
    expect(library(list, { query }).emptyText).toBe(text);
  });
});

describe("the search of favourites", () => {
  it("is empty and latest first without a choice", () => {
    expect(library({ kind: "favorites", type: "studios" }).search).toMatchObject({
      action: "/library/favorites/studios/",
      search: "",
      sort: { chosen: "latest" },
    });
  });

  it("keeps the chosen order", () => {
    expect(library(FAVORITES, { query: { sort: "oldest" } }).search?.sort.chosen).toBe("oldest");
  });

  it("is null for recently played entries", () => {
    expect(library(RECENT).search).toBeNull();
  });
});

describe("the history of recently played entries", () => {
  it("has games and challenges, and the URL to clear them", () => {
    const [game, challenge] = [aGame(), aChallenge()];
    const entries = [entry({ game }), entry({ challenge, game: challenge.game }), entry()];
    expect(library(RECENT, { entries, locale: "de" }).history).toEqual({
      action: "/de/library/recently-played/",
      entries: [
        { id: game.gameId, name: "Lantern Run" },
        { id: challenge.challengeId, name: "One breath, one run" },
      ],
    });
  });

  it("is cleared at the URL of its own type", () => {
    const entries = [entry({ challenge: aChallenge() })];
    const { history } = library({ kind: "recent", type: "challenges" }, { entries });
    expect(history?.action).toBe("/library/recently-played/challenges/");
  });

  it("is null without entries and for favourites", () => {
    expect(library(RECENT).history).toBeNull();
    expect(library(RECENT, { entries: [entry()] }).history).toBeNull();
    expect(library(FAVORITES, { entries: [entry({ game: aGame() })] }).history).toBeNull();
  });
});

describe("libraryTitle", () => {
  it.each<[LibraryList, string]>([
    [{ kind: "favorites", type: "games" }, "library.favoriteGames"],
    [{ kind: "favorites", type: "challenges" }, "library.favoriteChallenges"],
    [{ kind: "favorites", type: "studios" }, "library.favoriteStudios"],
    [{ kind: "recent", type: "games" }, "library.recentGames"],
    [{ kind: "recent", type: "challenges" }, "library.recentChallenges"],
  ])("names %o", (list, text) => {
    expect(libraryTitle(list)).toBe(text);
  });
});

describe("libraryHref", () => {
  it.each([
    [FAVORITES, 0, {}, "/library/favorites/"],
    [FAVORITES, 2, {}, "/library/favorites/?page=2"],
    [FAVORITES, 2, { search: "a b", sort: "oldest" }, "/library/favorites/?search=a+b&sort=oldest&page=2"],
    [RECENT, 0, {}, "/library/recently-played/"],
    [RECENT, 3, { search: "a b", sort: "oldest" }, "/library/recently-played/?page=3"],
  ] as const)("of %o on page %i with %o is %s", (list, page, query, href) => {
    expect(libraryHref("en", list, page, query)).toBe(href);
  });

  it("does not require a search", () => {
    expect(libraryHref("pl", FAVORITES, 1)).toBe("/pl/library/favorites/?page=1");
  });
});
