import { describe, expect, it } from "vitest";
import { aChallenge } from "../../../tests/fixtures/a-challenge";
import { aGame } from "../../../tests/fixtures/a-game";
import { aTag } from "../../../tests/fixtures/a-tag";
import { aViewContext } from "../../../tests/fixtures/a-view-context";
import { SCHEMA_ORG } from "../../../tests/fixtures/schema-org";
import { someGameDetails } from "../../../tests/fixtures/some-game-details";
import { challengeData } from "./challenge-data";
import { faqPage, webSite } from "./home-data";
import { gameData } from "./game-data";
import { itemList } from "./item-list";
import { toDocument, type StructuredData } from "./structured-data";

const SITE = "https://play.example.org";
const LISTED = [{ title: "Lantern Run", href: "/games/lant01/lantern-run/" }];

function read(data: readonly StructuredData[]) {
  const page = { canonical: `${SITE}/de/x/`, brandName: "Subpixel", locale: "de" as const };
  const absolute = (href: string) => new URL(href, SITE).href;
  return data.map((describe) => SCHEMA_ORG.parse(toDocument(describe({ ...page, absolute }))));
}

describe("the home page", () => {
  it("has a search action in the page's language", () => {
    expect(read([webSite])).toMatchObject([
      { potentialAction: { target: { urlTemplate: `${SITE}/de/search/?search={search_term_string}` } } },
    ]);
  });
});

describe("a game's page", () => {
  const view = aViewContext({ locale: "de" });
  const rated = someGameDetails({ averageGameRating: 4.5, ratingCount: 12 });

  it("describes the game and its breadcrumbs", () => {
    const [game, crumbs] = read(gameData(rated, view));
    expect(game).toMatchObject({ name: "Lantern Run", datePublished: "2026-10-01", author: { name: "Fennec Works" } });
    expect(game).toMatchObject({ aggregateRating: { ratingValue: 4.5, ratingCount: 12 }, offers: { price: 0 } });
    expect(crumbs).toMatchObject({
      itemListElement: [
        { position: 1, name: "Subpixel", item: `${SITE}/de/` },
        { position: 2, name: "Rennspiel", item: `${SITE}/de/tags/runner/` },
        { position: 3, name: "Lantern Run", item: `${SITE}/de/x/` },
      ],
    });
  });

  it("omits a rating without votes", () => {
    for (const ratingCount of [0, null, undefined]) {
      const [game] = read(gameData(someGameDetails({ averageGameRating: 4.5, ratingCount }), view));
      expect(game).not.toHaveProperty("aggregateRating");
    }
  });

  it("has the price of a sold game, but not in pixels", () => {
    const item = {
      itemId: rated.gameId,
      type: "PAID_GAME" as const,
      price: 4.99,
      discountedPrice: 3.5,
      currency: "EUR",
    };
    const offerOf = (currency: string) =>
      read(gameData({ ...rated, gameItems: [{ ...item, currency, activeGameItemClaimPeriod: null }] }, view))[0];
    expect(offerOf("EUR")).toMatchObject({ offers: { price: 3.5, priceCurrency: "EUR" } });
    expect(offerOf("GPX")).not.toHaveProperty("offers");
    expect(offerOf("</script>")).not.toHaveProperty("offers");
  });

  it("handles missing data and hostile texts", () => {
    const hostile = '</script><script>alert("1")</script>\u2028&';
    const minimal = someGameDetails({ title: "", shortDescription: null, covers: [], tags: [] });
    expect(() => read(gameData({ ...minimal, title: hostile }, view))).not.toThrow();
    expect(() => read(gameData({ ...rated, tags: [aTag({ alias: hostile, title: hostile })] }, view))).not.toThrow();
  });
});

describe("a challenge's page", () => {
  it("is an event if it has a start and an end", () => {
    const types = (challenge = aChallenge()) =>
      read(challengeData(challenge, aViewContext())).map((one) => one["@type"]);
    expect(types()).toEqual(["Event", "BreadcrumbList"]);
    expect(types(aChallenge({ isTimedChallenge: false }))).toEqual(["BreadcrumbList"]);
    expect(types(aChallenge({ endsAt: null }))).toEqual(["BreadcrumbList"]);
    expect(types(aChallenge({ covers: [], game: aGame({ covers: [] }), shortDescription: null }))).toContain("Event");
  });
});

describe("lists and questions", () => {
  it("number items across the pages of a list", () => {
    expect(read([itemList(LISTED, 26)])).toMatchObject([
      { numberOfItems: 1, itemListElement: [{ position: 26, url: `${SITE}/games/lant01/lantern-run/` }] },
    ]);
    expect(read([itemList([])])).toMatchObject([{ numberOfItems: 0 }]);
  });

  it("have questions with their answers", () => {
    const answer = '<p>Yes, <a href="/de/legal/">all of it</a>.</p>';
    expect(read([faqPage([{ question: "Is it free?", answer }])])).toMatchObject([
      {
        mainEntity: [
          { name: "Is it free?", acceptedAnswer: { text: `<p>Yes, <a href="${SITE}/de/legal/">all of it</a>.</p>` } },
        ],
      },
    ]);
  });
});
