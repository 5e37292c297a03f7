import { beforeEach, describe, expect, it } from "vitest";
import { ALL_CALLS } from "~contract/all-calls";
import { startUpload, uploadBundle } from "~contract/calls/developer-builds";
import { aStatsEvent } from "../../tests/fixtures/a-stats-event";
import { failureOf } from "../../tests/fixtures/api-responses";
import { guestPlaying, type TestPlayer } from "../../tests/fixtures/players";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, TEST_SITE_URL, type TestApi } from "../../tests/setup/test-api";
import { callCounts } from "../db/schema";
import { gameId } from "../seed/demo-games";
import { limitOf, LIMITS_BY_CALL } from "./limits";

const NO_SEARCH = new URLSearchParams();
const PLAY = `/gxc/v2/games/${gameId("lantern-run")}/play`;

describe("the limits", () => {
  it("are for existing calls, and cover every change", () => {
    const names = ALL_CALLS.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(LIMITS_BY_CALL)));
    const unlimited = ALL_CALLS.filter((call) => limitOf(call, NO_SEARCH) === null);
    expect([...new Set(unlimited.map(({ method }) => method))]).toEqual(["GET"]);
  });
});

it("counts both ways to begin an upload together", () => {
  expect(limitOf(uploadBundle, NO_SEARCH)).toBe(limitOf(startUpload, NO_SEARCH));
});

describe("the API", () => {
  let api: TestApi;
  let guest: TestPlayer;
  beforeEach(async () => {
    api = await startTestApi();
    await fillWithDemoCatalogue(api.database);
    guest = await guestPlaying(api, { gameId: gameId("lantern-run") });
  });

  const fill = (key: string, points: number) =>
    api.database
      .insert(callCounts)
      .values({ key, points, expire: new Date(Date.now() + 30_000) })
      .onConflictDoUpdate({ target: callCounts.key, set: { points } });

  it("refuses a viewer's 121st change in a minute, with a retry-after", async () => {
    await fill(`changes:${guest.userId}`, 119);
    expect((await guest.postJson(PLAY, {})).status).toBe(200);
    const refused = await guest.postJson(PLAY, {});
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(20);
    expect(await refused.json()).toMatchObject({
      errors: [{ code: "too_many_requests", details: { message: expect.stringContaining("try again in") as string } }],
    });
    expect((await guest.fetch(PLAY.replace("/play", ""))).status).toBe(200);
    expect((await (await guestPlaying(api, { gameId: gameId("softfall") })).postJson(PLAY, {})).status).toBe(200);
  });

  it("limits all viewers of one address together", async () => {
    const home = { "x-forwarded-for": "192.0.2.1" };
    const play = (headers: Record<string, string>) =>
      guest.fetch(PLAY, { method: "POST", headers: { "content-type": "application/json", ...headers }, body: "{}" });
    await fill("changes-of-address:192.0.2.1", 1_199);
    expect((await play(home)).status).toBe(200);
    expect(await failureOf(play(home))).toBe("429 too_many_requests");
    expect((await play({ "x-forwarded-for": "192.0.2.2" })).status).toBe(200);
  });

  it("limits the kilobytes of events per address and day", async () => {
    const send = () =>
      api.fetch("/v2/events", {
        method: "POST",
        headers: { origin: TEST_SITE_URL, "content-type": "application/json", "x-forwarded-for": "192.0.2.1" },
        body: JSON.stringify(aStatsEvent()),
      });
    await fill("stats-kilobytes:192.0.2.1", 19_999);
    expect((await send()).status).toBe(200);
    expect(await failureOf(send())).toBe("429 too_many_requests");
  });

  it("counts visitors by the address that the last proxy reports", async () => {
    const play = (addresses: string) =>
      api.fetch(PLAY, { method: "POST", headers: { origin: TEST_SITE_URL, "x-forwarded-for": addresses } });
    await fill("changes:192.0.2.1", 119);
    expect((await play("198.51.100.1, 192.0.2.1")).status).toBe(200);
    expect(await failureOf(play("198.51.100.2, 192.0.2.1"))).toBe("429 too_many_requests");
    expect((await play("192.0.2.2")).status).toBe(200);
  });

  it("limits searches, but not lists", async () => {
    const list = (query: string) =>
      guest.fetch(`/gxc/v3/games${query}`, { headers: { "x-forwarded-for": "192.0.2.1" } });
    await fill("searches:192.0.2.1", 239);
    expect((await list("?search=lantern")).status).toBe(200);
    expect(await failureOf(list("?search=lantern"))).toBe("429 too_many_requests");
    expect((await list("?pageSize=1")).status).toBe(200);
    expect((await guest.fetch("/gxc/v3/games?search=lantern")).status).toBe(200);
  });

  it("limits nobody when rate limits are off", async () => {
    const unlimited = await startTestApi({ RATE_LIMITS: "off" });
    await fillWithDemoCatalogue(unlimited.database);
    const player = await guestPlaying(unlimited, { gameId: gameId("lantern-run") });
    expect((await player.postJson(PLAY, {})).status).toBe(200);
    expect(await unlimited.database.select().from(callCounts)).toEqual([]);
  });
});
