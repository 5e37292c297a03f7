import { describe, expect, it } from "vitest";
import { STATS_EVENT_NAMES, statsEvent } from "~contract/entities/stats-event";
import { toStatsEvent, type StatsEventInput, type StatsContext } from "./stats-event";

const ID = "9f8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d";
const page: StatsContext = {
  client: { userAgent: "A browser", name: "Subpixel", versionName: "1.0.0", environment: "production" },
  user: { id: null, visitorId: ID, sessionId: ID, impressionId: ID },
  attribution: { "utm-source": "letter" },
  pathname: "/de/",
};

describe("a measurement", () => {
  it("says what happened, where, and in whose browser, and nothing else", () => {
    const measured: StatsEventInput = {
      name: "click",
      element: { name: "play", type: "button" },
      game: { gameId: ID },
    };
    expect(toStatsEvent(page, measured, 1_700_000_000_000)).toEqual({
      schemaVersion: "0.0.6",
      client: page.client,
      data: {
        user: page.user,
        attribution: { "utm-source": "letter" },
        page: { path: "/de/", name: "Home" },
        element: { name: "play", type: "button" },
        game: { gameId: ID },
      },
      event: { name: "click", clientTime: 1_700_000_000_000 },
    });
  });

  it.each<[string, StatsContext, StatsEventInput]>([
    ...STATS_EVENT_NAMES.map((name): [string, StatsContext, StatsEventInput] => [`named ${name}`, page, { name }]),
    ["of somebody without a known origin", { ...page, attribution: null }, { name: "page-load" }],
    ["of a member", { ...page, user: { ...page.user, id: ID, version: "7" } }, { name: "end", seconds: 3.5 }],
    [
      "with texts of any length",
      { ...page, pathname: `/${"y".repeat(3_000)}`, client: { ...page.client, userAgent: "z".repeat(3_000) } },
      { name: "search-header", searchTerm: "x".repeat(3_000) },
    ],
    ["of a search for nothing", page, { name: "search-header", searchTerm: "" }],
  ])("%s keeps the contract", (_, where, measured) => {
    expect(statsEvent.safeParse(toStatsEvent(where, measured, 0)).error).toBeUndefined();
  });
});
