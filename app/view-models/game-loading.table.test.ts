import { describe, expect, it } from "vitest";
import { deviceOf } from "~/rules/device";
import { deviceStrategy, type LoadingStrategy } from "~/rules/loading-strategy";
import { playQuery } from "~/rules/play-address";
import type { GameDetails } from "~contract/entities/game-details";
import { someGameDetails } from "../../tests/fixtures/some-game-details";
import { toGameLoading } from "./game-loading";

const ID = "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e09";
const OWN_ENGINE: GameDetails["gameEngine"] = {
  ...{ alias: "kit", gameEngineId: ID, title: "Kit", url: null, translations: {}, default: true },
};
const MOBILE_AGENT = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36";
const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36";
const SAFARI = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15";

const item = (type: "FULL_VERSION" | "PAID_GAME"): GameDetails["gameItems"][number] => ({
  ...{ itemId: ID, type, price: 300, discountedPrice: null, currency: "RPX", activeGameItemClaimPeriod: null },
});

/** All values of the API, the URL and the browser; the first of each is the one without constraint. */
const COLUMNS = {
  engine: [OWN_ENGINE, { ...OWN_ENGINE, default: false }],
  isPublicTrack: [true, false],
  agent: [CHROME, MOBILE_AGENT, SAFARI],
  platforms: [["DESKTOP", "MOBILE"], ["MOBILE"]],
  address: ["/", "/?autoPlay=true", "/?roomUrl=%2Fgg%2Frooms%2Fa&autoPlay=true"],
  multiplayer: [false, true],
  isChallengeWhileSignedOut: [false, true],
  gameItems: [[], [item("PAID_GAME")]],
  savesData: [false, true],
  usesSharedArrayBuffer: [false, true],
  /** Two bits: allowed by the game, allowed by the settings. */
  preloading: [0b11, 0b10, 0b01],
  autoloading: [0b11, 0b10, 0b01],
} as const;

type Columns = typeof COLUMNS;
type Row = { [Name in keyof Columns]: Columns[Name][number] };

const SIZE = Object.values(COLUMNS).reduce((size, values) => size * values.length, 1);

/** Decodes a row number in mixed radix. */
function rowOf(index: number): Row {
  let rest = index;
  const nextValue = <Value>(values: readonly Value[]): Value => {
    const value = values[rest % values.length];
    rest = Math.floor(rest / values.length);
    if (value === undefined) throw new Error("a column is empty");
    return value;
  };
  return {
    ...{
      engine: nextValue(COLUMNS.engine),
      isPublicTrack: nextValue(COLUMNS.isPublicTrack),
      agent: nextValue(COLUMNS.agent),
    },
    ...{
      platforms: nextValue(COLUMNS.platforms),
      address: nextValue(COLUMNS.address),
      multiplayer: nextValue(COLUMNS.multiplayer),
    },
    isChallengeWhileSignedOut: nextValue(COLUMNS.isChallengeWhileSignedOut),
    ...{ gameItems: nextValue(COLUMNS.gameItems), savesData: nextValue(COLUMNS.savesData) },
    usesSharedArrayBuffer: nextValue(COLUMNS.usesSharedArrayBuffer),
    ...{ preloading: nextValue(COLUMNS.preloading), autoloading: nextValue(COLUMNS.autoloading) },
  };
}

const GAME = someGameDetails({});

function actualStrategy(row: Row): LoadingStrategy {
  const url = new URL(row.address, "http://portal.test");
  const game: GameDetails = {
    ...{ ...GAME, gameEngine: row.engine, platforms: [...row.platforms], multiplayer: row.multiplayer },
    ...{ gameItems: [...row.gameItems], usesSharedArrayBuffer: row.usesSharedArrayBuffer },
    ...{ preloadingAllowed: row.preloading > 1, autoLoadEnabled: row.autoloading > 1 },
  };
  const settings = {
    ...{ allowGamePreloading: row.preloading % 2 === 1, gamesAutoloadEnabled: row.autoloading % 2 === 1 },
    maxGamesPreloadedPerUser: 1,
  };
  const page = { isPublicTrack: row.isPublicTrack, isChallengeWhileSignedOut: row.isChallengeWhileSignedOut };
  const hasRoomUrl = playQuery(url).roomUrl !== null;
  const { strategy } = toGameLoading({ ...page, game, settings, hasRoomUrl, defaultLimit: 1 });
  const device = deviceOf({ userAgent: row.agent, maxTouchPoints: 0, savesData: row.savesData });
  return deviceStrategy(strategy, device);
}

/** The rule of docs/product/playing.md#loading-strategy. */
function expectedStrategy(row: Row): LoadingStrategy {
  const isForced =
    row.engine?.default !== true ||
    !row.isPublicTrack ||
    row.agent !== CHROME ||
    row.platforms.length === 1 ||
    row.address.includes("roomUrl") ||
    row.multiplayer ||
    row.isChallengeWhileSignedOut ||
    row.gameItems.length > 0 ||
    row.savesData ||
    row.usesSharedArrayBuffer;
  if (isForced) return "on-demand";
  if (row.preloading === 0b11) return "preloading";
  return row.autoloading === 0b11 ? "autoloading" : "on-demand";
}

describe("loading strategy from the API's response to the browser", () => {
  it("follows the rule in every combination", () => {
    expect(SIZE).toBe(20_736);
    const outcomes: Record<LoadingStrategy, number> = { "on-demand": 0, preloading: 0, autoloading: 0 };
    for (let index = 0; index < SIZE; index++) {
      const row = rowOf(index);
      const strategy = expectedStrategy(row);
      if (actualStrategy(row) !== strategy)
        expect.fail(`${JSON.stringify(row)} is ${actualStrategy(row)}, not ${strategy}`);
      outcomes[strategy]++;
    }
    // An autoplay link changes nothing: two URLs are without constraint in each.
    expect(outcomes).toEqual({ preloading: 6, autoloading: 4, "on-demand": SIZE - 10 });
  });
});
