import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { getGlobalSettings } from "~contract/calls/global-settings";
import type { StatsEvent } from "~contract/entities/stats-event";
import { aStatsEvent } from "../../tests/fixtures/a-stats-event";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { storeGames } from "../../tests/fixtures/stored-games";
import { startTestApi, TEST_SITE_URL, type TestApi } from "../../tests/setup/test-api";
import { globalSettings, statsEvents, studios, tracks, user } from "../db/schema";

describe("sendStatsEvent", () => {
  let api: TestApi;
  const send = (event: unknown) => api.visitor().postJson("/v2/events", event);
  beforeAll(async () => {
    api = await startTestApi();
  });

  it("stores the specified fields of an event, from anybody, without an account", async () => {
    const event = aStatsEvent();
    await api.database.delete(statsEvents);
    const accounts = await api.database.$count(user);
    expect((await send({ ...event, secret: "x", data: { ...event.data, secret: "x" } })).status).toBe(200);
    const [row] = await api.database.select().from(statsEvents);
    const client = { ...event.client, userAgent: "" };
    expect(row).toMatchObject({ name: "page-load", visitorId: event.data.user.visitorId, event: { ...event, client } });
    expect(row).toMatchObject({ device: "desktop", language: "en", page: "home", gameId: null });
    expect(JSON.stringify(row)).not.toContain("secret");
    expect(await api.database.$count(user)).toBe(accounts);
  });

  it.each<[string, string, (event: StatsEvent) => unknown]>([
    ["of another version", "schemaVersion", (event) => ({ ...event, schemaVersion: "0.0.5" })],
    [
      "without a visitor",
      "data.user.visitorId",
      ({ data, ...event }) => ({ ...event, data: { ...data, user: { ...data.user, visitorId: undefined } } }),
    ],
    ["of a name of its own", "event.name", (event) => ({ ...event, event: { ...event.event, name: "made-up" } })],
    [
      "with an endless text",
      "data.searchTerm",
      (event) => ({ ...event, data: { ...event.data, searchTerm: "x".repeat(501) } }),
    ],
  ])("refuses an event %s and names the field", async (_, fieldName, change) => {
    const rows = await api.database.$count(statsEvents);
    const refused = await send(change(aStatsEvent()));
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      errors: [{ code: "invalid_request_payload", details: { fieldName } }],
    });
    expect(await api.database.$count(statsEvents)).toBe(rows);
  });

  it("stores the label and source that the report counts by", async () => {
    await api.database.delete(statsEvents);
    const { data, ...event } = aStatsEvent();
    await send({ ...event, data: { ...data, attribution: { "utm-source": " Newsletter " } } });
    const click = { ...event, event: { ...event.event, name: "click" } };
    await send({ ...click, data: { ...data, attribution: null, element: { name: "x".repeat(300) } } });
    const rows = await api.database.select().from(statsEvents).orderBy(statsEvents.eventId);
    expect(rows.map(({ label, source }) => [label, source])).toEqual([
      ["home", "newsletter"],
      ["x".repeat(100), null],
    ]);
  });

  it("stores nobody's events under another's id, and no search term that looks personal", async () => {
    const account = { username: "mira_k", email: "mira@example.org", password: "lantern on a roof" };
    const member = api.visitor();
    await member.postForm("/session/login", { intent: "sign-up", ...account });
    const [mira] = await api.database.select().from(user);
    const { data, ...event } = aStatsEvent();
    const identified = { ...event, data: { ...data, user: { ...data.user, id: mira?.id, version: "3" } } };
    await api.database.delete(statsEvents);
    await member.postJson("/v2/events", identified);
    await send(identified);
    await send({ ...identified, data: { ...identified.data, searchTerm: "mira@example.org" } });
    await send({ ...identified, data: { ...identified.data, searchTerm: "lantern" } });
    const rows = await api.database.select().from(statsEvents).orderBy(statsEvents.eventId);
    expect(rows.map((row) => [row.event.data.user.id, row.event.data.searchTerm])).toEqual([
      [mira?.id, undefined],
      [null, undefined],
      [null, null],
      [null, "lantern"],
    ]);
  });

  it("stores the site that led to a session, as a class or a domain, and nothing more of its address", async () => {
    await api.database.delete(statsEvents);
    const { data, ...event } = aStatsEvent();
    const hosts = [null, "www.google.com", "mira.blog.example.org", "<script>", new URL(TEST_SITE_URL).hostname];
    for (const host of hosts) await send({ ...event, data: { ...data, referrer: host === null ? null : { host } } });
    const click = { ...event, event: { ...event.event, name: "click" } };
    await send({ ...click, data: { ...data, referrer: { host: "example.net" } } });
    const rows = await api.database.select().from(statsEvents).orderBy(statsEvents.eventId);
    expect(rows.map(({ referrer }) => referrer)).toEqual([
      ...["direct", "search", "example.org", "unknown", "direct", null],
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/mira|script|google|example\.net/);
  });

  it("stores a play with the version of its track, and none of a track that is not the game's", async () => {
    await api.database.delete(statsEvents);
    const studioId = crypto.randomUUID();
    await api.database.insert(studios).values({ studioId, name: "Kite Works", createdAt: new Date() });
    const [game, other] = await storeGames(api.database, [
      ...[
        { title: "Kite", studioId },
        { title: "Other", studioId },
      ],
    ]);
    const track = { trackId: crypto.randomUUID(), gameId: game?.gameId ?? "", isPublic: true, release: "1.2" };
    await api.database.insert(tracks).values(track);
    const { data, ...event } = aStatsEvent();
    const sendPlay = (gameId: string | undefined, error: string | null) =>
      send({
        ...{ ...event, event: { ...event.event, name: error === null ? "game-start" : "game-error" } },
        data: { ...data, game: { gameId }, play: { trackId: track.trackId, error, message: "Mira fell" } },
      });
    await sendPlay(track.gameId, null);
    await sendPlay(track.gameId, "exception");
    await sendPlay(other?.gameId, "exception");
    expect((await sendPlay(track.gameId, "TypeError: Mira")).status).toBe(400);
    const rows = await api.database.select().from(statsEvents).orderBy(statsEvents.eventId);
    expect(rows.map(({ name, version, error }) => [name, version, error])).toEqual([
      ["game-start", "1.2", null],
      ["game-error", "1.2", "exception"],
      ["game-error", null, "exception"],
    ]);
    expect(JSON.stringify(rows)).not.toContain("Mira");
  });

  it("deletes some expired events with every hundredth one", async () => {
    await api.database.execute(sql`truncate ${statsEvents} restart identity`);
    const event = aStatsEvent();
    const row = { name: "page-load", visitorId: event.data.user.visitorId, event };
    const at = (days: number) => new Date(Date.now() - days * 86_400_000);
    const old = Array.from({ length: 60 }, () => ({ ...row, receivedAt: at(401) }));
    const young = Array.from({ length: 39 }, () => ({ ...row, receivedAt: at(399) }));
    await api.database.insert(statsEvents).values([...old, ...young]);
    await send(event);
    expect(await api.database.$count(statsEvents)).toBe(40);
  });

  it.each([
    ["the site's pages", TEST_SITE_URL, TEST_SITE_URL],
    ["no other site", "https://evil.test", null],
  ])("allows cross-origin requests from %s", async (_, origin, allowed) => {
    const preflightHeaders = {
      origin,
      "access-control-request-method": "POST",
      "access-control-request-headers": "content-type",
    };
    const preflight = await api.fetch("/v2/events", { method: "OPTIONS", headers: preflightHeaders });
    expect(preflight.headers.get("access-control-allow-origin")).toBe(allowed);
    const headers = { origin, "content-type": "application/json" };
    const sent = await api.fetch("/v2/events", { method: "POST", headers, body: JSON.stringify(aStatsEvent()) });
    expect(sent.headers.get("access-control-allow-origin")).toBe(allowed);
    expect(sent.status).toBe(allowed === null ? 403 : 200);
  });

  it("refuses a body that is too large", async () => {
    expect(await failureOf(send({ ...aStatsEvent(), filler: "x".repeat(70_000) }))).toBe("413 invalid_request_payload");
  });
});

describe("getGlobalSettings", () => {
  it("returns the settings, and defaults as long as none are set", async () => {
    const api = await startTestApi();
    const settings = () => dataOf(getGlobalSettings, api.fetch("/gxc/global-settings"));
    expect(await settings()).toEqual({
      allowGamePreloading: true,
      allowGuestMultiplayerRoomCreation: true,
      gamesAutoloadEnabled: true,
      maxGamesPreloadedPerUser: 1,
    });
    await api.database.insert(globalSettings).values({ allowGamePreloading: false, maxGamesPreloadedPerUser: 3 });
    expect(await settings()).toMatchObject({ allowGamePreloading: false, maxGamesPreloadedPerUser: 3 });
  });
});
