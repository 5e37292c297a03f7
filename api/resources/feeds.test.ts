import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { getConfiguration, getFeed, voteForEntry, withdrawVote } from "~contract/calls/configurations";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { guestPlaying, userPlaying, type TestPlayer } from "../../tests/fixtures/players";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi, type TestVisitor } from "../../tests/setup/test-api";
import { feedEntries, feedEntryVotes, feeds, games } from "../db/schema";
import { HOME_PAGE } from "../seed/home-page";
import { seedDemoCatalogue } from "../seed/seed";

const UNKNOWN_ID = "11111111-1111-4111-8111-111111111111";

describe("feeds", () => {
  let api: TestApi;
  let game: typeof games.$inferSelect;
  let feed: typeof feeds.$inferSelect;
  let entryId: string;

  const newPlayer = (username: string) => userPlaying(api, game, { username });
  const votesPath = () => `/gxc/feeds/${feed.feedId}/entries/${entryId}/votes`;
  const vote = (player: TestVisitor, key?: string, feedVersion = String(feed.version)) =>
    player.fetch(votesPath(), {
      method: "POST",
      headers: { "content-type": "application/json", ...(key ? { "Idempotency-Key": key } : {}) },
      body: JSON.stringify({ feedVersion }),
    });
  const withdraw = (player: TestPlayer) =>
    player.fetch(votesPath(), { method: "DELETE", headers: { origin: "http://portal.test" } });
  const countedVotes = () => api.database.$count(feedEntryVotes, eq(feedEntryVotes.entryId, entryId));

  beforeAll(async () => {
    api = await startTestApi();
    await fillWithDemoCatalogue(api.database);
    const [row] = await api.database
      .select({ feed: feeds, game: games, entryId: feedEntries.entryId })
      .from(feedEntries)
      .innerJoin(feeds, eq(feeds.feedId, feedEntries.feedId))
      .innerJoin(games, eq(games.gameId, feedEntries.gameId));
    if (!row) throw new Error("no feed with games");
    ({ game, feed, entryId } = row);
  });

  it("returns a feed by alias, its entries in order and paged", async () => {
    const path = "/gxc/cms/feeds/home-running/entries";
    const full = await dataOf(getFeed, api.fetch(`${path}?locale=de`));
    expect(full.feed).toMatchObject({ alias: "home-running", feedVersion: "1", title: "Herausforderungen" });
    const totalItems = HOME_PAGE.entries.filter(({ feedId }) => feedId === full.feed.feedId).length;
    expect(full.entries).toHaveLength(totalItems);
    expect(full.entries.every(({ challenge }) => challenge)).toBe(true);
    const second = await dataOf(getFeed, api.fetch(`${path}?locale=de&page=1&pageSize=2`));
    expect(second.entries).toEqual(full.entries.slice(2, 4));
    expect(second.pagination).toEqual({
      currPage: 1,
      numPerPage: 2,
      totalItems,
      totalPages: Math.ceil(totalItems / 2),
    });
  });

  it.each([
    ["home-running/entries?page=-1", "400 page_less_than_0"],
    ["home-running/entries?page=x", "400 page_invalid"],
    ["home-running/entries?pageSize=0", "400 page_size_less_than_1"],
    ["home-running/entries?pageSize=x", "400 page_size_invalid"],
    ["home-running/entries?pageSize=101", "400 page_size_too_high"],
    ["nothing/entries", "404 feed_not_found"],
  ])("refuses %s with %s", async (path, failure) => {
    expect(await failureOf(api.fetch(`/gxc/cms/feeds/${path}`))).toBe(failure);
  });

  it("counts a vote once, shows it wherever the entry is listed, and withdraws it", async () => {
    const player = await newPlayer("voter");
    expect(await dataOf(voteForEntry, vote(player))).toEqual({ votes: 1, hasVotedFor: true });
    expect(await dataOf(voteForEntry, vote(player))).toEqual({ votes: 1, hasVotedFor: true });
    const entryFor = async (visitor: TestVisitor) => {
      const { entries } = await dataOf(getFeed, visitor.fetch(`/gxc/cms/feeds/${feed.alias}/entries`));
      return entries.find((entry) => entry.entryId === entryId)?.game?.feedEntry;
    };
    const expectedEntry = { feedId: feed.feedId, feedVersion: "1", entryId, votes: 1 };
    expect(await entryFor(player)).toEqual({ ...expectedEntry, hasVotedFor: true });
    expect(await entryFor(api.visitor())).toEqual({ ...expectedEntry, hasVotedFor: false });
    const home = await dataOf(
      getConfiguration,
      player.fetch("/gxc/cms/configurations/home/with-feed-entries?pageSize=250"),
    );
    const onHome = home.sectionFeedEntries.find(({ feedEntry }) => feedEntry.entryId === entryId)?.feedEntry;
    expect(onHome?.game?.feedEntry).toEqual({ ...expectedEntry, hasVotedFor: true });
    expect(await dataOf(withdrawVote, withdraw(player))).toEqual({ votes: 0, hasVotedFor: false });
    expect(await dataOf(withdrawVote, withdraw(player))).toEqual({ votes: 0, hasVotedFor: false });
  });

  it("counts concurrent votes exactly, and keeps them when the pages are seeded again", async () => {
    const players = await Promise.all(Array.from({ length: 12 }, (_, index) => newPlayer(`crowd${String(index)}`)));
    const responses = await Promise.all(players.flatMap((player) => [vote(player), vote(player)]));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    await Promise.all(players.slice(0, 5).flatMap((player) => [withdraw(player), withdraw(player)]));
    await seedDemoCatalogue(api.database, new Date());
    const [entry] = await api.database.select().from(feedEntries).where(eq(feedEntries.entryId, entryId));
    expect([entry?.votes, await countedVotes()]).toEqual([7, 7]);
    await Promise.all(players.map((player) => withdraw(player)));
  });

  it("returns the first response to a repeated key, whatever happened since", async () => {
    const player = await newPlayer("repeater");
    const [first, repeated] = await Promise.all([vote(player, "vote-key-1"), vote(player, "vote-key-1")]);
    expect(await dataOf(voteForEntry, first)).toEqual(await dataOf(voteForEntry, repeated));
    await withdraw(player);
    expect(await dataOf(voteForEntry, vote(player, "vote-key-1"))).toEqual({ votes: 1, hasVotedFor: true });
    expect(await countedVotes()).toBe(0);
    expect(await failureOf(vote(player, "vote-key-1", "2"))).toBe("400 idempotency_key_reused");
    expect(await failureOf(vote(player, "short"))).toBe("400 invalid_request_payload");
  });

  it("refuses votes of visitors and guests, and for unknown feeds and entries", async () => {
    const player = await newPlayer("careful");
    const guest = await guestPlaying(api, game);
    expect(await failureOf(vote(api.visitor()))).toBe("403 sign_in_required");
    expect(await failureOf(vote(guest))).toBe("403 sign_in_required");
    expect(await failureOf(withdraw(guest))).toBe("403 sign_in_required");
    expect(await failureOf(vote(player, undefined, "9"))).toBe("400 version_conflict");
    expect(await failureOf(player.postJson(votesPath(), { feedVersion: 1 }))).toBe("400 invalid_request_payload");
    const elsewhere = [
      [`/gxc/feeds/${UNKNOWN_ID}/entries/${entryId}/votes`, "404 feed_not_found"],
      [`/gxc/feeds/${feed.feedId}/entries/${UNKNOWN_ID}/votes`, "404 feed_entry_not_found"],
      [`/gxc/feeds/nonsense/entries/${entryId}/votes`, "404 feed_not_found"],
      [`/gxc/feeds/${feed.feedId}/entries/nonsense/votes`, "404 feed_entry_not_found"],
    ] as const;
    for (const [path, failure] of elsewhere) {
      expect(await failureOf(player.postJson(path, { feedVersion: "1" }))).toBe(failure);
      const headers = { origin: "http://portal.test" };
      expect(await failureOf(player.fetch(path, { method: "DELETE", headers }))).toBe(failure);
    }
    expect(await countedVotes()).toBe(0);
  });
});
