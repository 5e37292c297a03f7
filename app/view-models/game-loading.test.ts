import { describe, expect, it } from "vitest";
import type { GameDetails } from "~contract/entities/game-details";
import type { GlobalSettings } from "~contract/entities/global-settings";
import { someGameDetails } from "../../tests/fixtures/some-game-details";
import { toGameLoading } from "./game-loading";

const ENGINE: GameDetails["gameEngine"] = {
  ...{ alias: "kit", gameEngineId: "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e09", title: "Kit", url: null },
  ...{ translations: {}, default: true },
};
const SETTINGS: GlobalSettings = {
  allowGamePreloading: true,
  gamesAutoloadEnabled: false,
  maxGamesPreloadedPerUser: 2,
};
const PAGE = { defaultLimit: 1, isPublicTrack: true, hasRoomUrl: false, isChallengeWhileSignedOut: false };

const loading = (game: Partial<GameDetails> = {}, settings: Partial<GlobalSettings> = {}) =>
  toGameLoading({
    ...PAGE,
    game: someGameDetails({ gameEngine: ENGINE, preloadingAllowed: true, ...game }),
    settings: { ...SETTINGS, ...settings },
  });

describe("toGameLoading", () => {
  it("preloads if game and settings allow it, with the limit of the settings", () => {
    expect(loading()).toEqual({ strategy: "preloading", limit: 2 });
    const auto = { allowGamePreloading: false, gamesAutoloadEnabled: true };
    expect(loading({ autoLoadEnabled: true }, auto)).toEqual({ strategy: "autoloading", limit: 2 });
  });

  it.each<[string, Partial<GameDetails>]>([
    ["made with another engine", { gameEngine: { ...ENGINE, default: false } }],
    ["without a known engine", { gameEngine: null }],
    ["that does not allow it", { preloadingAllowed: false }],
    ["for telephones only", { platforms: ["MOBILE"] }],
    ["for several players", { multiplayer: true }],
    [
      "with a paid version",
      {
        gameItems: [
          {
            ...{ itemId: ENGINE.gameEngineId, type: "FULL_VERSION", price: 300, discountedPrice: null },
            ...{ currency: "RPX", activeGameItemClaimPeriod: null },
          },
        ],
      },
    ],
  ])("is on demand for a game %s", (_, game) => {
    expect(loading(game).strategy).toBe("on-demand");
  });

  it("is on demand with a limit of zero or without game or settings", () => {
    expect(loading({}, { maxGamesPreloadedPerUser: 0 }).strategy).toBe("on-demand");
    expect(toGameLoading({ ...PAGE, game: someGameDetails(), settings: null })).toEqual({
      ...{ strategy: "on-demand", limit: 1 },
    });
    expect(toGameLoading({ ...PAGE, game: null, settings: SETTINGS }).strategy).toBe("on-demand");
  });
});
