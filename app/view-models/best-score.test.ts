import { describe, expect, it } from "vitest";
import type { Locale } from "~/i18n/locales";
import type { Challenge } from "~contract/entities/challenge";
import type { Ranking } from "~contract/entities/ranking";
import { aChallenge, aRanking } from "../../tests/fixtures/a-challenge";
import { aCover, aGame } from "../../tests/fixtures/a-game";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { toBestScores } from "./best-score";
import { toCoverPicture } from "./picture";

type Options = { challenge?: Partial<Challenge>; ranking?: Partial<Ranking>; locale?: Locale };

function scores({ challenge = {}, ranking = {}, locale = "en" }: Options = {}) {
  const score = { challenge: aChallenge(challenge), ranking: aRanking(ranking) };
  return toBestScores([score], aViewContext({ locale }));
}

const coverOf = (covers: Challenge["covers"], ofGame: Challenge["covers"]) =>
  scores({ challenge: { covers, game: aGame({ covers: ofGame }) } })[0]?.cover;

describe("toBestScores", () => {
  it("returns place, challenge and game in the viewer's language", () => {
    expect(scores({ ranking: { leaderboardPosition: 1_204 }, locale: "de" })).toEqual([
      {
        id: "7c3e9b10-2d4f-4e6a-8b1c-5d7e9f0a1b01",
        place: "Platz 1\u00a0204",
        challenge: "One breath, one run",
        href: "/de/challenges/brea01/one-breath-one-run/",
        gameTitle: "Lantern Run",
        cover: toCoverPicture(aChallenge().covers, "16:9"),
        score: "48\u00a0210",
      },
    ]);
  });

  it("formats a duration as time", () => {
    expect(scores({ challenge: { type: "duration" }, ranking: { score: 131_072 } })[0]?.score).toBe("2:11.07");
  });

  it("keeps the order, and is empty without scores", () => {
    const three = ["First", "Second", "Third"].map((name) => ({
      challenge: aChallenge({ name }),
      ranking: aRanking(),
    }));
    const names = toBestScores(three, aViewContext()).map(({ challenge }) => challenge);
    expect(names).toEqual(["First", "Second", "Third"]);
    expect(toBestScores([], aViewContext())).toEqual([]);
  });

  it("falls back to the game's cover", () => {
    const own = aCover({ coverUrl: "/media/own.webp", variants: [] });
    const ofGame = aCover({ coverUrl: "/media/game.webp", variants: [] });
    expect(coverOf([own], [ofGame])?.src).toBe("/media/own.webp");
    expect(coverOf([], [ofGame])?.src).toBe("/media/game.webp");
    expect(coverOf([], [])).toBeNull();
  });

  it("prefers the wide cover", () => {
    const square = aCover({ aspectRatio: "4:3" });
    expect(coverOf([square, aCover()], [])).toMatchObject({ width: 640, height: 360 });
    expect(coverOf([square], [])).toMatchObject({ width: 480, height: 360 });
  });
});
