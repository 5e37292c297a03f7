import type * as z from "zod";
import { describe, expect, it } from "vitest";
import { GAME, ID, TAG } from "../tests/faults/samples/entities";
import * as account from "./calls/account";
import * as challenges from "./calls/challenges";
import * as configurations from "./calls/configurations";
import * as friends from "./calls/friends";
import * as games from "./calls/games";
import * as library from "./calls/library";
import * as messages from "./calls/messages";
import * as play from "./calls/play";
import * as profile from "./calls/profile";
import * as quests from "./calls/quests";
import * as rooms from "./calls/rooms";
import * as saves from "./calls/saves";
import * as scores from "./calls/scores";
import * as sitemap from "./calls/sitemap";
import * as spending from "./calls/spending";
import * as subscriptions from "./calls/subscriptions";
import * as tags from "./calls/tags";

const letters = (count: number) => "a".repeat(count);
const similar = (count: number) =>
  Array.from({ length: count }, () => ({ game: GAME, reason: { code: "SAME_STUDIO", tags: [] } }));

const ROOM = { trackId: ID, region: "eu", maxPlayers: 2 };
const gift = quests.enterCode.data.shape.gift.unwrap();
const OWNERS = { releaseTrackId: ID, score: 1, hash: "" };
const CHANGES = { profileVersion: "1" };
const { body: tip } = spending.tipGame;

/** The required sibling fields, the field under test, and values on both sides of its limits. */
type Row = [name: string, schema: z.ZodType, siblings: object, field: string, accepted: unknown[], refused: unknown[]];

const ROWS: Row[] = [
  ["sessions that were ended", account.endOtherSessions.data, {}, "ended", [0, 1], [-1, 0.5]],
  ["votes", configurations.voteForEntry.data, { hasVotedFor: true }, "votes", [0, 1], [-1, 0.5]],
  ["name of a new friend", friends.sendFriendRequest.body, {}, "username", ["a"], ["", "  "]],
  ["search of games", games.listGames.query, {}, "search", ["", letters(200)], [letters(201)]],
  ["first day", games.listGames.query, {}, "startDate", ["2026-02-28"], ["2026-02-30", "2026-02-28T10:00:00Z"]],
  ["similar games", games.listSimilarGames.data, {}, "similarGames", [[], similar(12)], [similar(13)]],
  ["search for suggestions", games.suggestGames.query, {}, "search", ["", letters(200)], [letters(201), undefined]],
  ["comment", games.reportGame.body, { reason: "SPAM" }, "comment", ["", letters(2000)], [letters(2001)]],
  ["stars", games.rateGame.body, {}, "rating", [1, 5], [0, 6, 2.5]],
  ["search of favourites", library.listFavorites.query, {}, "search", ["", letters(100)], [letters(101)]],
  ["messages that were read", messages.readAllMessages.data, {}, "marked", [0, 1], [-1, 0.5]],
  ["room to join", play.startPlay.body, {}, "roomUrl", ["", letters(200), undefined], [letters(201)]],
  ["name", profile.updateProfile.body, CHANGES, "name", ["", letters(60), null, undefined], [letters(61)]],
  ["description", profile.updateProfile.body, CHANGES, "description", ["", letters(1000), null], [letters(1001)]],
  ["region", profile.updateProfile.body, CHANGES, "defaultRegion", ["", letters(60), null], [letters(61)]],
  ["birthdate", profile.updateProfile.body, CHANGES, "birthdate", ["2000-02-29", null], ["2001-02-29", ""]],
  ["country", profile.updateProfile.body, CHANGES, "countryCode", ["PL", null], ["P", "pl", "POL", " PL", "P1", ""]],
  ["code", quests.enterCode.body, {}, "code", ["a", letters(40)], ["", "  ", letters(41)]],
  ["gift", gift, { currency: "RPX" }, "amount", [1, 2], [0, 1.5]],
  ["currency of a gift", gift, { amount: 1 }, "currency", ["RPX", "GPX", "BPX"], ["USD", ""]],
  ["size of a room", rooms.createRoom.body, ROOM, "maxPlayers", [2, 3, 4], [1, 5, 2.5]],
  ["number of a message", rooms.sendRoomMessage.data, {}, "sequence", [1, 2], [0, 1.5]],
  ["message", rooms.sendRoomMessage.body, {}, "data", [null, 0, [{}]], [undefined, Symbol("x")]],
  ["version of a save", saves.putSave.body, { data: 1 }, "version", [0, 1, undefined], [-1, 0.5]],
  ["saved data", saves.putSave.body, {}, "data", [null, "", { a: [1] }], [undefined, Symbol("x")]],
  ["slot", saves.getSave.params, { gameId: ID }, "slot", ["auto", letters(64)], ["", letters(65), "a b"]],
  ["position", scores.submitScore.data, { newBestScore: true }, "previousPosition", [1, null, undefined], [0, 1.5]],
  ["score", scores.submitScore.body, OWNERS, "score", [-1, 0, 0.5], ["1", Number.NaN, Number.POSITIVE_INFINITY]],
  ["part of the sitemap", sitemap.getSitemap.query, {}, "pageSize", [1, 1001, undefined], [0, 1.5]],
  ["tip", tip, { currency: "RPX" }, "amount", [1, 100_000], [0, 100_001, 1.5]],
  ["currency of a tip", tip, { amount: 1 }, "currency", ["RPX", "GPX", "BPX"], ["USD", "rpx"]],
  ["balance after a tip", spending.tipGame.data, {}, "balance", [0, 1], [-1, 0.5]],
  ["balance after a sticker", spending.giveSticker.data, { uses: 1 }, "balance", [0, 1], [-1, 0.5]],
  ["uses of a sticker", spending.giveSticker.data, { balance: 1 }, "uses", [1, 2], [0, 1.5]],
  ["token", subscriptions.getSubscription.query, {}, "token", ["", letters(200)], [letters(201)]],
  ["token", subscriptions.putSubscription.body, { isSubscribed: true }, "token", [letters(200)], [letters(201)]],
  ["order of challenges", challenges.listChallenges.query, {}, "sort", ["newest", "ending-soon"], ["oldest", ""]],
];

describe("limits of calls", () => {
  it.each(ROWS)("%s", (_, schema, siblings, field, accepted, refused) => {
    const namedWith = (value: unknown) =>
      schema.safeParse({ ...siblings, [field]: value }).error?.issues.map(({ path }) => path.join(".")) ?? [];
    for (const value of accepted) expect(namedWith(value), String(value)).toEqual([]);
    for (const value of refused) expect(namedWith(value), String(value)).toContain(field);
  });

  it("count a tag's games from zero", () => {
    const namedWith = (gameCount: unknown) =>
      tags.listTags.data.safeParse({ tags: [{ ...TAG, gameCount }] }).error?.issues.map(({ path }) => path);
    for (const accepted of [0, 1, null, undefined]) expect(namedWith(accepted)).toBeUndefined();
    for (const refused of [-1, 0.5]) expect(namedWith(refused)).toEqual([["tags", 0, "gameCount"]]);
  });

  it("are exported as constants for checks before a request", () => {
    expect([account.MIN_PASSWORD_LENGTH, account.MAX_PASSWORD_LENGTH]).toEqual([8, 128]);
    expect([profile.MIN_USERNAME_LENGTH, profile.MAX_USERNAME_LENGTH]).toEqual([3, 24]);
    expect(profile.MAX_PICTURE_BYTES).toBe(5_242_880);
    expect([friends.MIN_NAME_SEARCH_LENGTH, friends.MAX_FOUND_PEOPLE]).toEqual([2, 8]);
    expect(games.MAX_SUGGESTIONS).toEqual({ games: 8, challenges: 4, tags: 4, studios: 4 });
    expect(configurations.SIDEBAR_PAGE_SIZE).toBe(250);
  });
});

describe("texts", () => {
  it("are trimmed before they are measured", () => {
    expect(friends.sendFriendRequest.body.parse({ username: " juno " })).toEqual({ username: "juno" });
    expect(quests.enterCode.body.parse({ code: ` ${letters(40)}\n` })).toEqual({ code: letters(40) });
    expect(library.listFavorites.query.parse({ search: ` ${letters(100)} ` })).toEqual({ search: letters(100) });
    expect(games.reportGame.body.parse({ reason: "SPAM", comment: "  " })).toEqual({ reason: "SPAM", comment: "" });
    expect(profile.updateProfile.body.parse({ ...CHANGES, username: " a ", name: " b ", description: " c " })).toEqual({
      ...CHANGES,
      ...{ username: "a", name: "b", description: "c" },
    });
  });
});
