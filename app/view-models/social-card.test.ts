import { describe, expect, it } from "vitest";
import { aChallenge } from "../../tests/fixtures/a-challenge";
import { aCover, aGame } from "../../tests/fixtures/a-game";
import {
  CARD_SIZE,
  socialCardHref,
  socialCardVersion,
  toChallengeSocialCard,
  toGameSocialCard,
  type SocialCard,
} from "./social-card";

const WIDE = aCover({ coverUrl: "/media/wide.webp", focusX: 30 });
const SQUARE = aCover({ aspectRatio: "4:3", coverUrl: "/media/square.webp", focusX: 70 });
const BLANK = { ...WIDE, focusX: 0 };

const CARD: SocialCard = {
  kind: "games",
  key: "lant01",
  title: "Lantern Run",
  byline: "Fennec Works",
  coverUrl: "/media/wide.webp",
  focusX: 30,
};

describe("toGameSocialCard", () => {
  it("has the game, its studio and the wide cover with its focus", () => {
    expect(toGameSocialCard(aGame({ covers: [SQUARE, WIDE] }))).toEqual(CARD);
  });

  it("falls back to the game's id as key", () => {
    expect(toGameSocialCard(aGame({ gameShortId: null })).key).toBe(aGame().gameId);
  });

  it("accepts no cover, and keeps a focus at the edge", () => {
    expect(toGameSocialCard(aGame({ covers: [] }))).toMatchObject({ coverUrl: null, focusX: null });
    expect(toGameSocialCard(aGame({ covers: [BLANK] })).focusX).toBe(0);
  });
});

describe("toChallengeSocialCard", () => {
  const game = aGame({ covers: [SQUARE, WIDE] });

  it("has the challenge, its game and its own wide cover", () => {
    const own = aCover({ coverUrl: "/media/own.webp", focusX: 10 });
    const ownSquare = aCover({ aspectRatio: "4:3", coverUrl: "/media/own-square.webp" });
    expect(toChallengeSocialCard(aChallenge({ game, covers: [ownSquare, own] }))).toEqual({
      kind: "challenges",
      key: "brea01",
      title: "One breath, one run",
      byline: "Lantern Run",
      coverUrl: "/media/own.webp",
      focusX: 10,
    });
  });

  it("falls back to the game's wide cover", () => {
    expect(toChallengeSocialCard(aChallenge({ game, covers: [] }))).toMatchObject({
      coverUrl: "/media/wide.webp",
      focusX: 30,
    });
  });

  it("accepts no cover and no short id", () => {
    const challenge = aChallenge({ challengeShortId: null, covers: [], game: aGame({ covers: [] }) });
    expect(toChallengeSocialCard(challenge)).toMatchObject({
      key: challenge.challengeId,
      coverUrl: null,
      focusX: null,
    });
  });
});

describe("the picture's URL", () => {
  it("has kind, key, language and version", () => {
    const v = socialCardVersion(CARD, "Subpixel");
    expect(v).toMatch(/^[a-z0-9]{14}$/);
    expect(socialCardHref(CARD, "de", "Subpixel")).toBe(`/og/games/lant01.jpg?locale=de&v=${v}`);
    expect(socialCardHref({ ...CARD, kind: "challenges" }, "ru", "Subpixel")).toMatch(
      /^\/og\/challenges\/lant01\.jpg\?locale=ru&v=/,
    );
  });

  it.each([
    ["title", { title: "Lantern Walk" }],
    ["byline", { byline: "Fennec" }],
    ["cover", { coverUrl: null }],
    ["focus", { focusX: null }],
  ])("changes with the %s", (_, changes) => {
    expect(socialCardVersion({ ...CARD, ...changes }, "Subpixel")).not.toBe(socialCardVersion(CARD, "Subpixel"));
  });

  it("changes with the brand, and with nothing else", () => {
    expect(socialCardVersion(CARD, "Hyperpixel")).not.toBe(socialCardVersion(CARD, "Subpixel"));
    expect(socialCardVersion({ ...CARD }, "Subpixel")).toBe(socialCardVersion(CARD, "Subpixel"));
  });
});

it("has the common size of link previews", () => {
  expect(CARD_SIZE).toEqual({ width: 1200, height: 630 });
});
