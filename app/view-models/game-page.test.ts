import { describe, expect, it } from "vitest";
import { translatorFor } from "~/i18n/i18next.server";
import { aChallenge } from "../../tests/fixtures/a-challenge";
import { PLAIN_START } from "../../tests/fixtures/a-play-start";
import { aTag } from "../../tests/fixtures/a-tag";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { someGameDetails } from "../../tests/fixtures/some-game-details";
import { toGameDescription, toGamePage } from "./game-page";
import type { ViewContext } from "./view-context";

const VIEW: ViewContext = { locale: "en", t: translatorFor("en"), now: new Date("2026-11-21T12:00:00Z") };

const page = (game = someGameDetails(), challenges = [aChallenge()]) =>
  toGamePage({ game, challenges, similarGames: [], start: PLAIN_START, room: null }, VIEW);

describe("toGamePage", () => {
  it("plays a running challenge by the usual rules and without a time limit, so that the score counts", () => {
    const untimed = { isTimedChallenge: false, endsAt: null };
    const challenges = [
      aChallenge(),
      aChallenge({ challengeId: "ended", ...untimed, hasEnded: true }),
      aChallenge({ challengeId: "upcoming", ...untimed, hasStarted: false }),
      aChallenge({ challengeId: "special", ...untimed, rules: { seed: 1, mode: "bell-tower" } }),
      aChallenge({ challengeId: "always", ...untimed, type: "duration", rules: { seed: 1, mode: "" } }),
    ];
    expect(page(undefined, challenges).player).toMatchObject({ challengeId: "always", scoreType: "duration" });
    expect(page(undefined, [aChallenge()]).player.challengeId).toBeNull();
  });

  it("links tags to their pages in the product's order", () => {
    const cosy = aTag({ alias: "cosy", parentTagAlias: "theme", title: "Cosy", titleTranslations: {} });
    const { tags } = page(someGameDetails({ tags: [cosy, aTag()], multiplayer: true }));
    expect(tags).toEqual([
      { title: "Runner", href: "/tags/runner/" },
      { title: "Cosy", href: "/tags/cosy/" },
      { title: "Multiplayer", href: "/discover/?multiplayer=true" },
    ]);
  });

  it.each([
    ["en", "by ", ""],
    ["tr", "", " yapımı"],
  ] as const)("names the studio within the %s sentence, as a link, and the first genre", (locale, before, after) => {
    const cosy = aTag({ alias: "cosy", parentTagAlias: "theme", title: "Cosy", titleTranslations: {} });
    const game = someGameDetails({ tags: [cosy, aTag()] });
    const { byline } = toGamePage(
      { game, challenges: [], similarGames: [], start: PLAIN_START, room: null },
      aViewContext({ locale }),
    ).heading;
    expect(byline).toMatchObject({ before, studio: "Fennec Works", after });
    expect(byline.href).toContain(`/studios/${game.studio.studioId}/`);
    expect(byline.genre).not.toBeNull();
  });

  it("is whole without anything optional", () => {
    const game = someGameDetails({
      covers: [],
      tags: [],
      platforms: [],
      shortDescription: null,
      longDescription: "\u200b ",
    });
    expect(page(game, [])).toMatchObject({
      lead: null,
      description: null,
      tags: [],
      controls: [],
      gallery: [],
      similar: [],
    });
    expect(page(game, []).heading.byline.genre).toBeNull();
  });

  it("has no challenges section without challenges", () => {
    expect(page().compete?.title).toBe("Compete in Lantern Run");
    expect(page(undefined, []).compete).toBeNull();
  });
});

describe("toGameDescription", () => {
  it("names the canonical page without language", () => {
    const description = toGameDescription(someGameDetails(), { ...VIEW, locale: "de" });
    expect(description).toMatchObject({ title: "Lantern Run", path: "/games/lant01/lantern-run/" });
    expect(description.card?.coverUrl).toBe("/media/covers/lantern-run/16x9.webp");
  });

  it("describes a game that does not describe itself", () => {
    expect(toGameDescription(someGameDetails({ shortDescription: null }), VIEW).description).toBe(
      "Play Lantern Run by Fennec Works in your browser.",
    );
  });
});
