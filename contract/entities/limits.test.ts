import type * as z from "zod";
import { describe, expect, it } from "vitest";
import * as its from "../../tests/faults/samples/entities";
import { challengeRules } from "./challenge";
import { cover } from "./cover";
import { gameDetails } from "./game-details";
import { globalSettings } from "./global-settings";
import * as pages from "./pagination";
import { accountLevel, VISIBLE_COLLECTION_ALIASES } from "./quest";
import { ranking } from "./ranking";
import { MAX_ROOM_MESSAGE_BYTES, room } from "./room";
import { MAX_SAVE_BYTES, save, saveSlot } from "./save";
import { sitemapEntry, sitemapPart } from "./sitemap";
import { studioDetails } from "./studio";
import { publicProfile } from "./user";
import { ledgerEntry, walletBalance } from "./wallet";

const { GAME_DETAILS, ID, MOMENT, PAGINATION } = its;
const LEVEL = { level: 2, earned: 60, levelAt: 50, nextLevelAt: 150 };
const ROOM = { roomId: ID, roomUrl: "eu:x", gameId: ID, trackId: ID, region: "eu", players: [], createdAt: MOMENT };
const STUDIO = { ...its.STUDIO, favoriteId: null, games: 1, challenges: 1 };
const PART = { type: "games", page: 0, entries: 1, lastModified: null };
const ENTRY = {
  entryId: ID,
  currency: "RPX",
  amount: 1,
  balanceAfter: 1,
  reason: "TIP",
  subject: "",
  createdAt: MOMENT,
};
const SAVE = { slot: "auto", version: 1, data: null, savedAt: MOMENT };
const SETTINGS = { allowGamePreloading: true, gamesAutoloadEnabled: true, maxGamesPreloadedPerUser: 1 };
const PROFILE = {
  ...its.PERSON,
  ...{ name: null, description: null, countryCode: null, createdDate: MOMENT, friendship: null, bestScores: null },
};

/** A field, its schema, its required siblings, and values on both sides of its limits. */
type Row = [name: string, field: string, schema: z.ZodType, siblings: object, accepted: unknown[], refused: unknown[]];

const SAVED = [null, true, 0, "", [], { a: [{ b: null }] }];
const NO_JSON = [undefined, Symbol("x"), () => 1, Number.NaN];

const ROWS: Row[] = [
  ["challengeRules", "seed", challengeRules, { mode: "" }, [0, 1, 4_294_967_295], [-1, 4_294_967_296, 0.5]],
  ["cover", "focusX", cover, its.COVER, [0, 0.5, 100, undefined], [-0.1, 100.1]],
  ["gameDetails", "ratingCount", gameDetails, GAME_DETAILS, [0, 1, null, undefined], [-1, 1.5]],
  ["gameDetails", "maxPlayers", gameDetails, GAME_DETAILS, [2, 3, 4, null, undefined], [1, 5, 2.5]],
  ["globalSettings", "maxGamesPreloadedPerUser", globalSettings, SETTINGS, [0, 1], [-1, 0.5]],
  ["pagination", "currPage", pages.pagination, PAGINATION, [0, 1], [-1, 0.5]],
  ["pagination", "numPerPage", pages.pagination, PAGINATION, [1, 2], [0, 1.5]],
  ["pagination", "totalItems", pages.pagination, PAGINATION, [0, 1], [-1, 0.5]],
  ["pagination", "totalPages", pages.pagination, PAGINATION, [0, 1], [-1, 0.5]],
  ["pageQuery", "page", pages.pageQuery, {}, [0, 1, undefined], [-1, 0.5, null, "0"]],
  ["pageQuery", "pageSize", pages.pageQuery, {}, [1, 2, 1000, undefined], [0, 1.5, null, "1"]],
  ["accountLevel", "level", accountLevel, LEVEL, [1, 2], [0, 1.5]],
  ["accountLevel", "earned", accountLevel, LEVEL, [0, 1], [-1, 0.5]],
  ["accountLevel", "levelAt", accountLevel, LEVEL, [0, 1], [-1, 0.5]],
  ["accountLevel", "nextLevelAt", accountLevel, LEVEL, [1, 2], [0, 1.5]],
  ["ranking", "leaderboardPosition", ranking, its.RANKING, [1, 2], [0, 1.5]],
  ["ranking", "score", ranking, its.RANKING, [-1, 0, 0.5], [Number.NaN, Number.POSITIVE_INFINITY]],
  ["room", "maxPlayers", room, ROOM, [2, 3, 4], [1, 5, 2.5]],
  ["save", "version", save, SAVE, [1, 2], [0, 1.5]],
  ["save", "data", save, SAVE, SAVED, NO_JSON],
  ["sitemapEntry", "key", sitemapEntry, { slug: "", lastModified: null }, ["a"], [""]],
  ["sitemapPart", "page", sitemapPart, PART, [0, 1], [-1, 0.5]],
  ["sitemapPart", "entries", sitemapPart, PART, [1, 2], [0, 1.5]],
  ["studioDetails", "games", studioDetails, STUDIO, [0, 1], [-1, 0.5]],
  ["studioDetails", "challenges", studioDetails, STUDIO, [0, 1], [-1, 0.5]],
  ["publicProfile", "level", publicProfile, PROFILE, [1, 2, null, undefined], [0, 1.5]],
  ["ledgerEntry", "amount", ledgerEntry, ENTRY, [-5, 0, 5], [0.5]],
  ["ledgerEntry", "balanceAfter", ledgerEntry, ENTRY, [0, 1], [-1, 0.5]],
  ["walletBalance", "balance", walletBalance, { currency: "BPX" }, [0, 1], [-1, 0.5]],
];

describe("limits", () => {
  it.each(ROWS)("%s: %s", (_, field, schema, siblings, accepted, refused) => {
    const namedWith = (value: unknown) =>
      schema.safeParse({ ...siblings, [field]: value }).error?.issues.map(({ path }) => path.join(".")) ?? [];
    for (const value of accepted) expect(namedWith(value), String(value)).toEqual([]);
    for (const value of refused) expect(namedWith(value), String(value)).toEqual([field]);
  });

  it("require at least one use of a given sticker", () => {
    const namedWith = (uses: unknown) =>
      publicProfile
        .safeParse({ ...PROFILE, stickers: [{ ...its.STICKER, uses }] })
        .error?.issues.map(({ path }) => path);
    expect(namedWith(1)).toBeUndefined();
    for (const uses of [0, 1.5, undefined]) expect(namedWith(uses)).toEqual([["stickers", 0, "uses"]]);
  });

  it("are exported as constants", () => {
    expect([pages.DEFAULT_PAGE_SIZE, pages.MAX_PAGE_SIZE, pages.MAX_CONFIGURATION_PAGE_SIZE]).toEqual([25, 100, 250]);
    expect(MAX_ROOM_MESSAGE_BYTES).toBe(4096);
    expect(MAX_SAVE_BYTES).toBe(262_144);
  });
});

describe("saveSlot", () => {
  it.each(["a", "Z", "0", "_", "-", "level-3_B", "a".repeat(64)])("accepts %s", (slot) => {
    expect(saveSlot.parse(slot)).toBe(slot);
  });

  it.each([[""], ["a".repeat(65)], ["a b"], ["a/b"], ["a.b"], [" a"], ["a\n"], ["ä"], [7], [null]])(
    "rejects %j",
    (slot) => {
      expect(saveSlot.safeParse(slot).error?.issues).toMatchObject([{ path: [] }]);
    },
  );
});

describe("VISIBLE_COLLECTION_ALIASES", () => {
  it("are the daily and the personal one", () => {
    expect(VISIBLE_COLLECTION_ALIASES).toEqual(["daily", "personal"]);
  });
});
