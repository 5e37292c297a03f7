import { describe, expect, it } from "vitest";
import { aCover, aGame } from "../../tests/fixtures/a-game";
import { aSticker } from "../../tests/fixtures/a-money-view";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { toGameCard } from "./game-card";
import { toProfileGames } from "./profile-games";

const NOTHING = { favorites: [], recent: [], stickers: [] };

describe("toProfileGames", () => {
  it("returns games and stickers in the viewer's language", () => {
    const view = aViewContext({ locale: "de" });
    const other = aGame({ gameShortId: "moth01", title: "Moth Hour", mangledTitle: "moth-hour" });
    const stickers = [{ ...aSticker(), uses: 1_250 }];
    expect(toProfileGames({ favoriteGames: [aGame()], recentGames: [other, aGame()], stickers }, view)).toEqual({
      favorites: [toGameCard(aGame(), view)],
      recent: [toGameCard(other, view), toGameCard(aGame(), view)],
      stickers: [
        { id: aSticker().stickerId, title: "Firefly", pictureUrl: "/media/stickers/firefly.svg", uses: "1\u00a0250" },
      ],
    });
  });

  it("accepts stickers without a picture", () => {
    const stickers = [
      { ...aSticker({ cover: null }), uses: 1 },
      { ...aSticker({ cover: aCover({ coverUrl: null }) }), uses: 2 },
    ];
    const views = toProfileGames({ stickers }, aViewContext()).stickers;
    expect(views.map(({ pictureUrl, uses }) => [pictureUrl, uses])).toEqual([
      [null, "1"],
      [null, "2"],
    ]);
  });

  it.each([
    ["no profile", null],
    ["a profile without lists", {}],
    ["a private profile", { favoriteGames: null, recentGames: null, stickers: null }],
    ["a profile with empty lists", { favoriteGames: [], recentGames: [], stickers: [] }],
  ])("is empty for %s", (_, profile) => {
    expect(toProfileGames(profile, aViewContext())).toEqual(NOTHING);
  });
});
