import { describe, expect, it } from "vitest";
import { translatorFor } from "~/i18n/i18next.server";
import { aChallenge } from "../../tests/fixtures/a-challenge";
import { aTag } from "../../tests/fixtures/a-tag";
import { someGameDetails } from "../../tests/fixtures/some-game-details";
import { toGameDescription, toGamePage } from "./game-page";
import type { ViewContext } from "./view-context";

const VIEW: ViewContext = { locale: "en", t: translatorFor("en"), now: new Date("2026-11-21T12:00:00Z") };

const page = (game = someGameDetails(), challenges = [aChallenge()], isAutoPlay = false) =>
  toGamePage({ game, challenges, isAutoPlay }, VIEW);

const facts = (game = someGameDetails()) => page(game).facts.map(({ label, value }) => [label, value]);

describe("toGamePage", () => {
  it("tells the numbers of a game", () => {
    expect(facts()).toEqual([
      ["Plays", "48\u00a0210"],
      ["Time played", "11\u00a0402 h"],
      ["Players", "18\u00a0977"],
      ["Released", "1 Oct 2026"],
      ["Platforms", "Desktop, mobile"],
    ]);
  });

  it("tells rating and age only where they are known", () => {
    const rated = facts(someGameDetails({ averageGameRating: 4.76, ageRating: "EVERYONE", platforms: ["MOBILE"] }));
    expect(rated[0]).toEqual(["Rating", "4.8 of 5"]);
    expect(rated.at(-1)).toEqual(["Age rating", "Everyone"]);
    expect(rated).toContainEqual(["Platforms", "Mobile"]);
  });

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
      { title: "Multiplayer", href: null },
    ]);
  });

  it("shows three pictures that have all they need", () => {
    const picture = { type: "IMAGE" as const, url: "/a.webp", thumbnailUrl: "/t.webp", variants: [] };
    const gallery = [{ ...picture, url: null }, { ...picture, thumbnailUrl: null }, picture, picture, picture, picture];
    expect(page(someGameDetails({ gallery })).gallery).toHaveLength(3);
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
    expect(description.image).toBe("/media/covers/lantern-run/16x9.webp");
  });

  it("describes a game that does not describe itself", () => {
    expect(toGameDescription(someGameDetails({ shortDescription: null }), VIEW).description).toBe(
      "Play Lantern Run by Fennec Works in your browser.",
    );
  });
});
