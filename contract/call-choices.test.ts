import type * as z from "zod";
import { describe, expect, it } from "vitest";
import { ID } from "../tests/faults/samples/entities";
import { challengeSort, challengeTimeFrame } from "./calls/challenges";
import { friendRequestSort } from "./calls/friends";
import { gameSort, reportReason } from "./calls/games";
import { addFavorite, clearRecentlyPlayed, favoriteSort, recentType } from "./calls/library";
import { putBioLinks } from "./calls/links";
import { changeSignUpStep, updateProfile } from "./calls/profile";
import { leaderboardScope } from "./calls/scores";
import { publicLink } from "./entities/public-link";

const namedFields = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path }) => path.join("."));

describe("choices of calls", () => {
  it.each([
    ["gameSort", gameSort, "relevance total-plays-desc total-time-played-desc release-date-desc rating-desc"],
    ["reportReason", reportReason, "BROKEN COPYRIGHT INAPPROPRIATE MALICIOUS SPAM REVIEW_REQUEST OTHER"],
    ["challengeSort", challengeSort, "newest ending-soon players-desc"],
    ["challengeTimeFrame", challengeTimeFrame, "active upcoming ended monthly"],
    ["friendRequestSort", friendRequestSort, "newest oldest"],
    ["favoriteSort", favoriteSort, "latest oldest name"],
    ["recentType", recentType, "games challenges"],
    ["leaderboardScope", leaderboardScope, "global country friends"],
    ["status of a step", changeSignUpStep.body.shape.status, "IN_PROGRESS SKIPPED"],
  ])("%s", (_, { options }, expected) => {
    expect([...options]).toEqual(expected.split(" "));
  });

  it("clear the history of one type", () => {
    expect(namedFields(clearRecentlyPlayed.query, { type: "games" })).toBeUndefined();
    expect(namedFields(clearRecentlyPlayed.query, { type: "challenges", id: ID })).toBeUndefined();
    expect(namedFields(clearRecentlyPlayed.query, {})).toEqual(["type"]);
    expect(namedFields(clearRecentlyPlayed.query, { type: "games", id: "lant01" })).toEqual(["id"]);
  });

  it("change some privacy choices and leave the others", () => {
    const changes = { profileVersion: "1", privacy: { country: "NOBODY" } };
    expect(updateProfile.body.parse(changes)).toEqual(changes);
    expect(namedFields(updateProfile.body, { profileVersion: "1", privacy: { country: "SOME" } })).toEqual([
      "privacy.country",
    ]);
  });
});

describe("addFavorite", () => {
  it.each([[{ gameId: ID }], [{ challengeId: ID }], [{ studioId: ID }]])("accepts %j", (body) => {
    expect(addFavorite.body.parse({ ...body, more: 1 })).toEqual(body);
  });

  it.each([
    [{}],
    [{ gameId: ID, challengeId: ID }],
    [{ gameId: ID, studioId: ID }],
    [{ challengeId: ID, studioId: ID }],
    [{ gameId: ID, challengeId: ID, studioId: ID }],
  ])("refuses %j as a whole", (body) => {
    expect(addFavorite.body.safeParse(body).error?.issues).toMatchObject([
      { path: [], message: "expected exactly one of gameId, challengeId and studioId" },
    ]);
  });

  it.each(["gameId", "challengeId", "studioId"])("reports a %s that is invalid", (field) => {
    expect(namedFields(addFavorite.body, { [field]: "lant01" })).toContain(field);
  });
});

describe("publicLink", () => {
  it.each([
    ["https://example.org/"],
    ["https://example.org"],
    ["https://a.example.org/@juno?x=1#y"],
    ["https://example.org/?next=https://juno@example.com"],
    ["https://example.org?x=a@b.c"],
    ["https://example.org#@juno"],
    ["HTTPS://Example.org/"],
    [`https://example.org/${"a".repeat(180)}`],
  ])("accepts %s", (link) => {
    expect(publicLink.parse(link)).toBe(link);
  });

  it.each([
    [`https://example.org/${"a".repeat(181)}`],
    ["http://example.org/"],
    ["ftp://example.org/"],
    ["ahttps://example.org/"],
    ["httpsx://example.org/"],
    ["https:example.org/"],
    ["https:/example.org/"],
    ["https:///example.org/"],
    ["https:\\\\example.org/"],
    ["https://localhost/"],
    ["https://127.0.0.1/"],
    ["javascript:alert(1)"],
    ["//example.org/"],
    ["example.org"],
    [""],
  ])("refuses %s", (link) => {
    expect(publicLink.safeParse(link).success).toBe(false);
  });

  it.each([
    ["https://juno@example.org/"],
    ["HTTPS://juno@example.org/"],
    ["https://:secret@example.org/"],
    ["https://juno:secret@example.org/"],
    ["https://example.com@example.org"],
  ])("reports that %s names a user", (link) => {
    expect(publicLink.safeParse(link).error?.issues).toMatchObject([{ path: [], message: "names a user" }]);
  });

  it("is limited to four", () => {
    const links = (count: number) => Array.from({ length: count }, (_, at) => `https://${String(at)}.example.org/`);
    expect(namedFields(putBioLinks.body, { bioLinks: [] })).toBeUndefined();
    expect(namedFields(putBioLinks.body, { bioLinks: links(4) })).toBeUndefined();
    expect(namedFields(putBioLinks.body, { bioLinks: links(5) })).toEqual(["bioLinks"]);
    expect(namedFields(putBioLinks.body, { bioLinks: [...links(1), "x.org"] })).toContain("bioLinks.1");
  });
});
