import { describe, expect, it } from "vitest";
import type { Locale } from "~/i18n/locales";
import { aChallenge } from "../../tests/fixtures/a-challenge";
import { aGame } from "../../tests/fixtures/a-game";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { toChallengeCard } from "./challenge-card";
import { toGameCard } from "./game-card";
import { toCoverPicture } from "./picture";
import { toStudioDescription, toStudioPage, type StudioPageData } from "./studio-page";

const STUDIO_ID = "9d1f0a34-6f0e-4b7a-9a53-3f6d6f5d1a02";
const FAVORITE_ID = "9d1f0a34-6f0e-4b7a-9a53-3f6d6f5d1a03";
const STUDIO = { studioId: STUDIO_ID, name: "Fennec Works", favoriteId: FAVORITE_ID, games: 1_250, challenges: 3 };
const PAGINATION = { currPage: 0, numPerPage: 25, totalItems: 60, totalPages: 3 };
const OLDER = aGame({ title: "Moth Hour", releaseDate: "2020-01-02T10:00:00Z" });
const SITE = "https://play.example.org";

function page(changes: Partial<StudioPageData> = {}, locale: Locale = "en") {
  const games = { games: [aGame(), OLDER], pagination: PAGINATION };
  return toStudioPage({ studio: STUDIO, games, news: [], challenges: null, ...changes }, aViewContext({ locale }));
}

describe("toStudioPage", () => {
  it("returns a studio in the viewer's language", () => {
    const view = aViewContext({ locale: "de" });
    const { pager, ...rest } = page({ challenges: [aChallenge()] }, "de");
    expect(rest).toEqual({
      id: STUDIO_ID,
      name: "Fennec Works",
      favoriteId: FAVORITE_ID,
      ...{ description: null, links: [], picture: null },
      facts: [
        { label: "Spiele", value: "1\u00a0250", href: null },
        { label: "Herausforderungen", value: "3", href: null },
        { label: "Neuestes Spiel", value: "Lantern Run", href: "/de/games/lant01/lantern-run/" },
        { label: "Erschienen", value: "1 Okt. 2026", href: null },
      ],
      games: [toGameCard(aGame(), view), toGameCard(OLDER, view)],
      news: [],
      challenges: [toChallengeCard(aChallenge(), view)],
    });
    expect(pager).toMatchObject({ previous: null, next: `/de/studios/${STUDIO_ID}/?page=1` });
  });

  it("has a relative release date of a new game", () => {
    const games = { games: [aGame({ releaseDate: "2026-11-21T09:00:00Z" })], pagination: PAGINATION };
    expect(page({ games }).facts[3]).toEqual({ label: "Released", value: "3 hours ago", href: null });
  });

  it("has the newest game only on the first page", () => {
    const pagination = { ...PAGINATION, currPage: 1 };
    const view = page({ games: { games: [aGame()], pagination } });
    expect(view.facts.map(({ label }) => label)).toEqual(["Games", "Challenges"]);
    expect(view.pager).toMatchObject({
      previous: `/studios/${STUDIO_ID}/`,
      next: `/studios/${STUDIO_ID}/?page=2`,
    });
  });

  it("handles a studio without games and challenges", () => {
    const pagination = { ...PAGINATION, totalItems: 0, totalPages: 0 };
    const studio = { ...STUDIO, favoriteId: null, games: 0, challenges: 0 };
    expect(page({ studio, games: { games: [], pagination }, challenges: [] })).toEqual({
      id: STUDIO_ID,
      name: "Fennec Works",
      favoriteId: null,
      ...{ description: null, links: [], picture: null },
      facts: [
        { label: "Games", value: "0", href: null },
        { label: "Challenges", value: "0", href: null },
      ],
      games: [],
      pager: null,
      news: [],
      challenges: [],
    });
  });

  it("has a description, safe links and a picture", () => {
    const { covers } = aGame();
    const links = ["https://www.fennec.example.org/", "javascript:alert(1)"];
    const { picture, ...view } = page({ studio: { ...STUDIO, description: "Small games.", links, covers } });
    expect(view.description).toBe("Small games.");
    expect(view.links).toEqual([{ href: "https://www.fennec.example.org/", text: "fennec.example.org" }]);
    expect(picture).toEqual(toCoverPicture(covers, "16:9"));
  });

  it("has news with their dates, safe texts and games", () => {
    const piece = { newsId: FAVORITE_ID, title: "Kites", publishDate: "2026-10-01T09:00:00Z" };
    const game = { gameId: STUDIO_ID, gameShortId: "lant01", title: "Lantern Run", mangledTitle: "lantern-run" };
    const news = [
      { ...piece, text: "**Up** <b>they</b> [go](javascript:alert(1)).", game },
      { ...piece, text: "\u200b", game: null },
    ];
    expect(page({ news }, "de").news).toEqual([
      {
        ...{ id: FAVORITE_ID, title: "Kites", publishDate: piece.publishDate, date: "1 Okt. 2026" },
        text: { safeHtml: "<p><strong>Up</strong> &lt;b&gt;they&lt;/b&gt; go.</p>" },
        game: { title: "Lantern Run", href: "/de/games/lant01/lantern-run/" },
      },
      expect.objectContaining({ text: null, game: null }),
    ]);
  });

  it("has null for news and challenges that failed to load", () => {
    expect(page({ news: null, challenges: null })).toMatchObject({ news: null, challenges: null });
  });
});

describe("toStudioDescription", () => {
  const described = (number: number, locale: Locale = "en") => {
    const games = { games: [aGame(), OLDER], pagination: { ...PAGINATION, currPage: number } };
    return toStudioDescription({ studio: STUDIO, games }, number, aViewContext({ locale }));
  };
  const structuredDataOf = (number: number, locale: Locale) => {
    const absolute = (href: string) => new URL(href, SITE).href;
    const about = { canonical: `${SITE}/de/x/`, brandName: "Subpixel", locale, absolute };
    return described(number, locale).structuredData?.map((describe) => describe(about));
  };

  it("has a title and a path for each page of the list", () => {
    const description = "Play the games of Fennec Works in your browser and compete in their challenges.";
    expect(described(0)).toMatchObject({ title: "Fennec Works", description, path: `/studios/${STUDIO_ID}/` });
    expect(described(1)).toMatchObject({
      title: "Fennec Works, page 2",
      description,
      path: `/studios/${STUDIO_ID}/?page=1`,
    });
  });

  it("is in the viewer's language, with the path without one", () => {
    expect(described(2, "de")).toMatchObject({
      title: "Fennec Works, Seite 3",
      description: "Spiele die Spiele von Fennec Works im Browser und miss dich in ihren Herausforderungen.",
      path: `/studios/${STUDIO_ID}/?page=2`,
    });
  });

  it("has structured data of the games, numbered across pages, and breadcrumbs", () => {
    const url = `${SITE}/de/games/lant01/lantern-run/`;
    expect(structuredDataOf(2, "de")).toEqual([
      {
        "@type": "ItemList",
        numberOfItems: 2,
        itemListElement: [
          { "@type": "ListItem", position: 51, name: "Lantern Run", url },
          { "@type": "ListItem", position: 52, name: "Moth Hour", url },
        ],
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "Subpixel", item: `${SITE}/de/` },
          { "@type": "ListItem", position: 2, name: "Fennec Works", item: `${SITE}/de/x/` },
        ],
      },
    ]);
    expect(structuredDataOf(0, "en")?.[0]).toMatchObject({ itemListElement: [{ position: 1 }, { position: 2 }] });
  });
});
