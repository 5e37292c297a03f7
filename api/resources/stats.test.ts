import { beforeAll, describe, expect, it } from "vitest";
import { getGlobalSettings } from "~contract/calls/global-settings";
import type { StatsEvent } from "~contract/entities/stats-event";
import { aStatsEvent } from "../../tests/fixtures/a-stats-event";
import { dataOf, failureOf } from "../../tests/fixtures/api-answers";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { globalSettings, statsEvents, user } from "../db/schema";

describe("sendStatsEvent", () => {
  let api: TestApi;
  const send = (event: unknown) => api.visitor().postJson("/v2/events", event);
  beforeAll(async () => {
    api = await startTestApi();
  });

  it("keeps the known parts of an event, of anybody, without an account", async () => {
    const event = aStatsEvent();
    expect((await send({ ...event, secret: "x", data: { ...event.data, secret: "x" } })).status).toBe(200);
    const [row] = await api.database.select().from(statsEvents);
    expect(row).toMatchObject({ name: "page-load", visitorId: event.data.user.visitorId, event });
    expect(JSON.stringify(row)).not.toContain("secret");
    expect(await api.database.$count(user)).toBe(0);
  });

  it.each<[string, (event: StatsEvent) => unknown]>([
    ["of another version", (event) => ({ ...event, schemaVersion: "0.0.5" })],
    ["without a visitor", (event) => ({ ...event, data: { ...event.data, user: {} } })],
    ["with a nameless event", (event) => ({ ...event, event: { ...event.event, name: "" } })],
    ["with an endless text", (event) => ({ ...event, data: { ...event.data, searchTerm: "x".repeat(501) } })],
  ])("refuses an event %s", async (_, change) => {
    const rows = await api.database.$count(statsEvents);
    expect(await failureOf(send(change(aStatsEvent())))).toBe("400 invalid_request_payload");
    expect(await api.database.$count(statsEvents)).toBe(rows);
  });

  it("refuses a body that is too large", async () => {
    expect(await failureOf(send({ ...aStatsEvent(), filler: "x".repeat(70_000) }))).toBe("413 invalid_request_payload");
  });
});

describe("getGlobalSettings", () => {
  it("answers what is set, and defaults as long as nothing is", async () => {
    const api = await startTestApi();
    const settings = () => dataOf(getGlobalSettings, api.fetch("/gxc/global-settings"));
    expect(await settings()).toEqual({
      allowGamePreloading: true,
      allowGuestMultiplayerRoomCreation: true,
      gamesAutoloadEnabled: false,
      maxGamesPreloadedPerUser: 1,
    });
    await api.database.insert(globalSettings).values({ allowGamePreloading: false, maxGamesPreloadedPerUser: 3 });
    expect(await settings()).toMatchObject({ allowGamePreloading: false, maxGamesPreloadedPerUser: 3 });
  });
});
