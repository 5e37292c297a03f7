import { describe, expect, it } from "vitest";
import { STATS_EVENT_NAMES, statsEvent } from "~contract/entities/stats-event";
import { pageName, type StatsContext, type StatsEventInput, toStatsEvent, visibleSeconds } from "./stats-event";

const ID = "9f8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d";
const page: StatsContext = {
  client: { userAgent: "A browser", name: "Subpixel", versionName: "1.0.0", environment: "production" },
  user: { id: null, visitorId: ID, sessionId: ID, impressionId: ID },
  attribution: { "utm-source": "letter" },
  pathname: "/de/",
};

describe("toStatsEvent", () => {
  it("has the event, its page and its client, nothing else", () => {
    const input: StatsEventInput = {
      name: "click",
      element: { name: "play", type: "button" },
      game: { gameId: ID },
    };
    expect(toStatsEvent(page, input, 1_700_000_000_000)).toEqual({
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
    ["without attribution", { ...page, attribution: null }, { name: "page-load" }],
    ["of a member", { ...page, user: { ...page.user, id: ID, version: "7" } }, { name: "end", seconds: 3.5 }],
    [
      "with texts of any length",
      { ...page, pathname: `/${"y".repeat(3_000)}`, client: { ...page.client, userAgent: "z".repeat(3_000) } },
      { name: "search-header", searchTerm: "x".repeat(3_000) },
    ],
    ["of a play", page, { name: "game-error", game: { gameId: ID }, play: { trackId: ID, error: "webassembly" } }],
    ["of a page from elsewhere", page, { name: "page-load", referrer: { host: "example.org" } }],
    ["of an empty search", page, { name: "search-header", searchTerm: "" }],
  ])("%s conforms to the contract", (_, context, input) => {
    expect(statsEvent.safeParse(toStatsEvent(context, input, 0)).error).toBeUndefined();
  });
});

it.each([
  ["/", "Home"],
  ["", "Home"],
  ["/de/", "Home"],
  ["/pt-br", "Home"],
  ["/?utm_source=news", "Home"],
  ["/maintenance/", "Maintenance"],
  ["/error/", "Error"],
  ["/games/i28dkj/lantern-run/", "Game detail"],
  ["/games/9f8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d/", "Game detail"],
  ["/ru/games/i28dkj/lantern-run/tracks/3/?autoPlay=true", "Game detail"],
  ["/games/", "Unknown"],
  ["/games/a/b/c/", "Unknown"],
  ["/discover/?winCriteria=highest", "Discover"],
  ["/challenges/monthly-challenges", "Monthly challenges"],
  ["/challenges/abc123/before-dawn/", "Challenge detail"],
  ["/challenges/abc123/tracks/3", "Challenge detail"],
  ["/profile/", "Profile"],
  ["/profile/purchases/", "Purchases"],
  ["/profile/friends", "Friends"],
  ["/profile/account-details/#name", "Account details"],
  ["/library/recently-played/", "Recently played games"],
  ["/library/recently-played/challenges/", "Recently played challenges"],
  ["/profile/favorites/", "Favourite games"],
  ["/library/favorites/", "Favourite games"],
  ["/library/favorites/challenges/", "Favourite challenges"],
  ["/library/favorites/studios/", "Favourite studios"],
  ["/es/tags/cosy/", "Tag"],
  ["/messages/", "Messages"],
  ["/legal", "Legal terms"],
  ["/legal/terms/", "Terms"],
  ["/events/", "Events"],
  ["/events/viral-glitch/", "Viral glitch"],
  ["/studios/9f8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d/", "Unknown"],
  ["/xx/messages/", "Unknown"],
  ["/messages/unread/", "Unknown"],
  ["//", "Unknown"],
])("%s is %s", (address, name) => {
  expect(pageName(address)).toBe(name);
});

it.each([
  ["a while", 1_000, 13_340, 12.3],
  ["no time", 1_000, 1_000, 0],
  ["a hidden tab", null, 99_000, 0],
  ["a clock that was set back", 5_000, 1_000, 0],
])("counts %s", (_, markMs, nowMs, seconds) => {
  expect(visibleSeconds(markMs, nowMs)).toBe(seconds);
});

it("never exceeds the contract's maximum", () => {
  const { seconds } = statsEvent.shape.data.shape;
  expect(seconds.safeParse(visibleSeconds(0, Number.MAX_SAFE_INTEGER)).success).toBe(true);
});
