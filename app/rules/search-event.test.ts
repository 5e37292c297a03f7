import { expect, it } from "vitest";
import { statsEvent } from "~contract/entities/stats-event";
import { HEADER_SEARCH, searchEvent } from "./search-event";

const ID = "9f8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d";
const report = {
  client: { userAgent: "A browser", name: "Subpixel", versionName: "1.0.0", environment: "production" },
  user: { id: null, visitorId: ID, sessionId: ID, impressionId: ID },
  attribution: { "utm-source": "letter" },
  pathname: "/de/",
  term: "lantern",
};

it("says what was looked for, where, and by whom", () => {
  expect(searchEvent(report, 1_700_000_000_000)).toMatchObject({
    schemaVersion: "0.0.6",
    data: { searchTerm: "lantern", page: { path: "/de/", name: "Home" }, attribution: { "utm-source": "letter" } },
    event: { name: HEADER_SEARCH, clientTime: 1_700_000_000_000 },
  });
});

it.each([
  ["as it is", report],
  ["of somebody without a known origin", { ...report, attribution: null }],
  [
    "with texts of any length",
    {
      ...report,
      term: "x".repeat(3_000),
      pathname: `/${"y".repeat(3_000)}`,
      client: { ...report.client, userAgent: "z".repeat(3_000) },
    },
  ],
  ["of nothing", { ...report, term: "" }],
])("keeps the contract %s", (_, given) => {
  expect(statsEvent.safeParse(searchEvent(given, 0)).error).toBeUndefined();
});
