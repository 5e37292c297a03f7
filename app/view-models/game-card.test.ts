import { describe, expect, it } from "vitest";
import { aCover, aGame } from "../../tests/fixtures/a-game";
import { aTag } from "../../tests/fixtures/a-tag";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { toGameCard } from "./game-card";

describe("toGameCard", () => {
  it("names the game, its maker and its address", () => {
    expect(toGameCard(aGame(), aViewContext({ locale: "de" }))).toMatchObject({
      title: "Lantern Run",
      studioName: "Fennec Works",
      href: "/de/games/lant01/lantern-run/",
      isMultiplayer: false,
      playerCount: null,
    });
  });

  it("shows the 4:3 cover with its focus", () => {
    const { cover } = toGameCard(aGame(), aViewContext());
    expect(cover).toMatchObject({ width: 480, height: 360, focusX: 64 });
    expect(cover?.srcSet).toContain("480w");
  });

  it("crops the 16:9 cover where there is no other, and does without any", () => {
    expect(toGameCard(aGame({ covers: [aCover()] }), aViewContext()).cover).toMatchObject({ width: 640, height: 360 });
    expect(toGameCard(aGame({ covers: [] }), aViewContext()).cover).toBeNull();
  });

  it.each([
    ["2-players", "2"],
    ["2-4-players", "2-4"],
    ["many", null],
  ])("reads the number of players from the tag %s", (alias, playerCount) => {
    const tags = [
      aTag({ alias: "2048", parentTagAlias: "theme" }),
      aTag({ alias, parentTagAlias: "players-supported" }),
    ];
    expect(toGameCard(aGame({ multiplayer: true, tags }), aViewContext())).toMatchObject({
      isMultiplayer: true,
      playerCount,
    });
  });
});
