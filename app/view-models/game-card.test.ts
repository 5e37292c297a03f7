import { describe, expect, it } from "vitest";
import type { Game } from "~contract/entities/game";
import { aCover, aGame } from "../../tests/fixtures/a-game";
import { aTag } from "../../tests/fixtures/a-tag";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { toGameCard } from "./game-card";

const cardOf = (changes: Parameters<typeof aGame>[0]) => toGameCard(aGame(changes), aViewContext());

const anItem = (changes: Partial<Game["gameItems"][number]> = {}): Game["gameItems"][number] => ({
  ...{ itemId: "7b8cf1de-63e4-4bd2-9a3e-2f6f3b0f3a10", type: "FULL_VERSION", price: 4.99, currency: "EUR" },
  ...{ discountedPrice: null, activeGameItemClaimPeriod: null },
  ...changes,
});

describe("toGameCard", () => {
  it("has the game's title, studio and URL", () => {
    expect(toGameCard(aGame(), aViewContext({ locale: "de" }))).toMatchObject({
      title: "Lantern Run",
      studioName: "Fennec Works",
      href: "/de/games/lant01/lantern-run/",
      isMultiplayer: false,
      playerCount: null,
    });
  });

  it("has the 4:3 cover with its focus", () => {
    const { cover } = toGameCard(aGame(), aViewContext());
    expect(cover).toMatchObject({ width: 480, height: 360, focusX: 64 });
    expect(cover?.srcSet).toContain("480w");
  });

  it("falls back to the 16:9 cover, then to none", () => {
    expect(toGameCard(aGame({ covers: [aCover()] }), aViewContext()).cover).toMatchObject({ width: 640, height: 360 });
    expect(toGameCard(aGame({ covers: [] }), aViewContext()).cover).toBeNull();
  });

  it("has its video, if there is one", () => {
    const video = { variantKey: "mp4-640x360", url: "/media/a.mp4", mimeType: "video/mp4", width: 640, height: 360 };
    expect(cardOf({ covers: [aCover(), aCover({ type: "VIDEO", variants: [video] })] }).filmUrls).toEqual([
      "/media/a.mp4",
    ]);
    expect(cardOf({}).filmUrls).toEqual([]);
  });

  it("has no prices for a free game", () => {
    expect(cardOf({})).toMatchObject({ freeUntil: null, price: null, oldPrice: null });
  });

  it("has the price, and the old price of a discounted game", () => {
    expect(cardOf({ gameItems: [anItem()] })).toMatchObject({ price: "4.99\u00a0EUR", oldPrice: null });
    expect(cardOf({ gameItems: [anItem({ discountedPrice: 2 })] })).toMatchObject({
      ...{ price: "2\u00a0EUR", oldPrice: "4.99\u00a0EUR", freeUntil: null },
    });
  });

  it("has the end of a free period and the regular price", () => {
    const activeGameItemClaimPeriod = { startsAt: "2026-11-20T00:00:00Z", endsAt: "2026-12-01T00:00:00Z" };
    expect(cardOf({ gameItems: [anItem({ activeGameItemClaimPeriod })] })).toMatchObject({
      ...{ freeUntil: "Free until 1 Dec 2026", price: null, oldPrice: "4.99\u00a0EUR" },
    });
  });

  it("has the viewer's favourite", () => {
    expect(cardOf({ favoriteId: "favorite" }).favoriteId).toBe("favorite");
    expect(cardOf({}).favoriteId).toBeNull();
  });

  it.each([
    ["2-players", "2"],
    ["2-4-players", "2-4"],
    ["2-16-players", "2-16"],
    ["32-players", "32"],
    ["up-to-4-players", null],
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
