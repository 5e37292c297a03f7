import { describe, expect, it } from "vitest";
import { aStatsEvent } from "../../tests/fixtures/a-stats-event";
import { ID, MOMENT, PROFILE } from "../../tests/faults/samples/entities";
import { PERSONAL_DATA_KINDS, personalData } from "./personal-data";

type Entry = Record<string, unknown>;

const GAME = { gameId: ID, gameTitle: "Lantern Run" };
const CHALLENGE = { challengeId: ID, challengeName: "One breath" };
const TIMES = { createdAt: MOMENT, expiresAt: MOMENT };
const MONEY = { amount: -5, currency: "RPX" };

/** A full entry of each kind and its nullable fields. */
const ENTRIES: [kind: string, entry: Entry, mayBeNull?: string][] = [
  [
    "account",
    {
      ...{ userId: ID, username: "juno", name: "Juno K.", email: "juno@example.org", emailVerified: true },
      ...{
        emailVerifiedAt: MOMENT,
        hasSecondFactor: true,
        description: "Runs",
        birthdate: "1999-02-28",
        countryCode: "PL",
      },
      ...{
        defaultRegion: "eu",
        marketingConsent: false,
        digestConsent: true,
        privacy: PROFILE.privacy,
        lastActiveOn: "2026-11-20",
      },
      ...{ language: "pl", createdAt: MOMENT, updatedAt: MOMENT },
    },
    "username emailVerifiedAt description birthdate countryCode defaultRegion lastActiveOn language",
  ],
  ["signUpSteps", { stepName: "AVATAR", status: "DONE", completedAt: MOMENT }, "completedAt"],
  ["pictures", { mimeType: "image/webp", contentBase64: "AQI=", createdAt: MOMENT }],
  ["signInMethods", { providerId: "credential", createdAt: MOMENT }],
  ["passkeys", { name: "Laptop", lastUsedAt: MOMENT, createdAt: MOMENT }, "lastUsedAt"],
  [
    "sessions",
    { ...TIMES, lastActiveAt: MOMENT, ipAddress: "192.0.2.1", userAgent: "Browser/1" },
    "lastActiveAt ipAddress userAgent",
  ],
  ["connections", { tool: "GameMaker", scopes: ["gamedev:read"], createdAt: MOMENT, updatedAt: MOMENT }],
  ["mailLinks", { ...TIMES, purpose: "activation", email: "juno@example.org", usedAt: MOMENT }, "usedAt"],
  [
    "sanctions",
    {
      ...{ kind: "BAN", rule: "SPAM", text: "No more.", createdAt: MOMENT, endsAt: MOMENT, formerUsername: "juno" },
      ...{ liftedAt: MOMENT, liftingReason: "A mistake.", appealText: "Why?", appealedAt: MOMENT },
      ...{ appealOutcome: "LIFTED", appealAnswer: "A mistake.", appealDecidedAt: MOMENT },
    },
    "endsAt formerUsername liftedAt liftingReason appealText appealedAt appealOutcome appealAnswer appealDecidedAt",
  ],
  [
    "favorites",
    { gameTitle: "Lantern Run", challengeName: "One breath", studioName: "Fennec Works", createdAt: MOMENT },
    "gameTitle challengeName studioName",
  ],
  ["ratings", { ...GAME, rating: 4, ratedAt: MOMENT }],
  ["votes", { entryId: ID, feedAlias: "fresh", votedAt: MOMENT }],
  ["reports", { ...GAME, reason: "BROKEN", comment: "It stops.", createdAt: MOMENT }, "comment"],
  ["playerReports", { username: "moss", reason: "NAME", comment: "Rude.", createdAt: MOMENT }, "username comment"],
  [
    "reviews",
    {
      ...{ ...GAME, text: "It flies.", isRecommended: true, locale: "en", playedMinutes: 12, helpful: 3 },
      ...{ createdAt: MOMENT, editedAt: MOMENT, answer: "Thank you.", removedAt: MOMENT, removalReason: "Spam." },
    },
    "editedAt answer removedAt removalReason",
  ],
  ["helpfulReviews", { ...GAME, username: "moss", votedAt: MOMENT }, "username"],
  [
    "reviewReports",
    { ...GAME, username: "moss", reason: "SPAM", comment: "Ads.", createdAt: MOMENT },
    "username comment",
  ],
  ["friends", { username: "moss", since: MOMENT }, "username"],
  ["friendRequests", { direction: "SENT", username: "moss", requestedAt: MOMENT }, "username"],
  ["blocks", { username: "moss", blockedAt: MOMENT }, "username"],
  ["messages", { data: { a: [1] }, isRead: true, createdAt: MOMENT, expiredAt: MOMENT }, "data expiredAt"],
  ["plays", { ...GAME, challengeId: ID, startedAt: MOMENT, lastActivityAt: MOMENT }, "challengeId"],
  ["scores", { ...CHALLENGE, score: 700, achievedAt: MOMENT }],
  ["bestScores", { ...CHALLENGE, score: 700, achievedAt: MOMENT }],
  ["disqualifications", { ...CHALLENGE, reason: "A bot.", since: MOMENT }],
  ["achievements", { ...GAME, key: "kilometre", title: "Roofs", points: 20, unlockedAt: MOMENT }],
  ["saves", { ...GAME, slot: "auto", version: 1, savedAt: MOMENT, data: { level: 7 } }, "data"],
  ["rooms", { ...GAME, roomId: ID, joinedAt: MOMENT, seenAt: MOMENT }, "seenAt"],
  ["roomMessages", { roomId: ID, data: { hi: true }, sentAt: MOMENT }, "data"],
  [
    "quests",
    { questAlias: "play-three", periodStart: MOMENT, progress: 1, completedAt: MOMENT, paidAt: MOMENT },
    "completedAt paidAt",
  ],
  ["questRewards", { quest: "Play three", reward: { alias: "themes" }, earnedAt: MOMENT }, "reward"],
  ["codes", { code: "LANTERN", givenAt: MOMENT, redeemedAt: MOMENT }, "givenAt redeemedAt"],
  ["bioLinks", { url: "example.org" }],
  ["partnerAccounts", { partner: "Workbench", accountId: "1", accountName: "juno", linkedAt: MOMENT }],
  ["clearedHistory", { type: "games", subjectId: ID, clearedAt: MOMENT }],
  ["balances", { currency: "RPX", balance: 20 }],
  ["ledger", { ...MONEY, entryId: ID, balanceAfter: 5, reason: "GRANT", subject: "", createdAt: MOMENT }],
  ["purchases", { ...GAME, purchaseId: ID, price: 100, currency: "EUR", purchasedAt: MOMENT }],
  [
    "orders",
    {
      ...{ ...GAME, orderId: ID, provider: "STRIPE", status: "PAID", amount: 499, currency: "EUR" },
      ...{ title: "Lantern Run", paymentId: "pi_1", createdAt: MOMENT, settledAt: MOMENT },
    },
    "paymentId settledAt",
  ],
  ["tips", { ...GAME, ...MONEY, createdAt: MOMENT }],
  ["studioMemberships", { studioName: "Fennec Works", role: "OWNER", joinedAt: MOMENT }],
  [
    "studioApplications",
    {
      ...{ studioName: "Fennec Works", website: "https://fennec.example/", message: "We dig.", state: "rejected" },
      ...{ reason: "Tell us more.", createdAt: MOMENT, decidedAt: MOMENT },
    },
    "website reason decidedAt",
  ],
  ["studioInvitations", { ...TIMES, studioName: "Fennec Works", role: "TESTER" }],
  [
    "studioTokens",
    {
      ...{ ...TIMES, studioName: "Fennec Works", name: "Build server", scopes: ["gamedev:write"] },
      ...{ lastUsedAt: MOMENT, revokedAt: MOMENT },
    },
    "lastUsedAt revokedAt",
  ],
  ["rightsDeclarations", { ...GAME, holder: "Fennec Works", isOwnWork: true, declaredAt: MOMENT }],
  ["uploads", { ...GAME, state: "done", track: "internal", bytes: 7, createdAt: MOMENT }],
  ["releases", { ...GAME, version: "1.0.0.0", createdAt: MOMENT }],
  ["trackReleases", { ...GAME, track: "public", version: "1.0.0.0", publishedAt: MOMENT }],
  ["testedTracks", { ...GAME, track: "internal", invitedAt: MOMENT }],
  ["deskRole", { role: "MODERATOR", since: MOMENT }],
  [
    "deskTokens",
    { ...TIMES, name: "nightly", permissions: ["catalogue:read"], lastUsedAt: MOMENT, revokedAt: MOMENT },
    "lastUsedAt revokedAt",
  ],
  [
    "deskActions",
    {
      ...{ action: "staff.role-changed", subject: "juno", before: { role: "SUPPORT" }, after: { role: "EDITOR" } },
      ...{ reason: "Writes well.", createdAt: MOMENT },
    },
    "subject before after reason",
  ],
  ["measurements", { receivedAt: MOMENT, event: aStatsEvent() }],
];

/** Names of the first entry's fields that fail validation once changed. */
const namedWith = (kind: string, entry: Entry) =>
  personalData
    .safeParse({ kind, entries: [entry], hasMore: false })
    .error?.issues.map(({ path }) => path.join(".").replace("entries.0.", "")) ?? [];

describe("personalData", () => {
  it("has one of the listed kinds", () => {
    expect(PERSONAL_DATA_KINDS).toEqual(ENTRIES.map(([kind]) => kind));
    for (const kind of ["passwords", "", undefined]) {
      const { error } = personalData.safeParse({ kind, entries: [], hasMore: false });
      expect(error?.issues).toMatchObject([{ path: ["kind"] }]);
    }
  });

  it.each(PERSONAL_DATA_KINDS)("of %s has hasMore", (kind) => {
    for (const hasMore of [true, false]) {
      expect(personalData.parse({ kind, entries: [], hasMore, more: 1 })).toEqual({ kind, entries: [], hasMore });
    }
    expect(personalData.safeParse({ kind, entries: [] }).error?.issues).toMatchObject([{ path: ["hasMore"] }]);
    expect(personalData.safeParse({ kind, hasMore: true }).error?.issues).toMatchObject([{ path: ["entries"] }]);
  });

  it.each(ENTRIES)("accepts all fields of %s", (kind, entry) => {
    const page = { kind, entries: [entry, entry], hasMore: true };
    expect(personalData.parse({ ...page, entries: [{ ...entry, passwordHash: "x" }, entry] })).toEqual(page);
  });

  it.each(ENTRIES)("reports invalid fields of %s", (kind, entry, mayBeNull = "") => {
    for (const [field, value] of Object.entries(entry)) {
      const ofType = typeof value === "string" ? 7 : Symbol("of no type");
      expect(namedWith(kind, { ...entry, [field]: undefined }), `${field} missing`).toEqual([field]);
      expect(namedWith(kind, { ...entry, [field]: ofType }), `${field} of another type`).toEqual([field]);
      const ifNull = mayBeNull.split(" ").includes(field) ? [] : [field];
      expect(namedWith(kind, { ...entry, [field]: null }), `${field} null`).toEqual(ifNull);
    }
  });

  it.each(ENTRIES)("validates dates, ids and integers of %s", (kind, entry) => {
    for (const [field, value] of Object.entries(entry)) {
      const wrong = value === MOMENT ? "2026-11-20" : value === ID ? "lant01" : typeof value === "number" ? 0.5 : null;
      if (wrong !== null) expect(namedWith(kind, { ...entry, [field]: wrong }), field).toEqual([field]);
    }
  });

  it.each([
    ["account", "birthdate", ["1999-02-29", MOMENT, ""]],
    ["account", "lastActiveOn", ["2026-02-30", MOMENT]],
    ["signUpSteps", "stepName", ["ELSE"]],
    ["signUpSteps", "status", ["ELSE"]],
    ["pictures", "contentBase64", ["AQI", "A?I=", "äöü="]],
    ["friendRequests", "direction", ["BOTH", "sent"]],
    ["saves", "slot", ["", "a b", "a".repeat(65)]],
    ["balances", "currency", ["EUR"]],
    ["ledger", "currency", ["USD"]],
    ["ledger", "reason", ["ELSE"]],
    ["orders", "status", ["ELSE"]],
    ["tips", "currency", ["EUR"]],
    ["studioMemberships", "role", ["ELSE"]],
    ["studioTokens", "scopes", ["gamedev:write"]],
    ["deskRole", "role", ["ELSE"]],
    ["deskTokens", "permissions", ["catalogue:read"]],
    ["deskActions", "action", ["staff.praised"]],
  ])("reports for %s an invalid %s", (kind, field, values) => {
    const [, entry] = ENTRIES.find(([name]) => name === kind) ?? [];
    for (const value of values) expect(namedWith(kind, { ...entry, [field]: value }), value).toEqual([field]);
  });

  it("accepts requests of both directions", () => {
    const request = { direction: "RECEIVED", username: null, requestedAt: MOMENT };
    expect(namedWith("friendRequests", request)).toEqual([]);
  });

  it("reports what is invalid inside an entry", () => {
    const [, account] = ENTRIES[0] ?? [];
    const event = { ...aStatsEvent(), schemaVersion: "1" };
    expect(namedWith("account", { ...account, privacy: { ...PROFILE.privacy, country: "ELSE" } })).toEqual([
      "privacy.country",
    ]);
    expect(namedWith("measurements", { receivedAt: MOMENT, event })).toEqual(["event.schemaVersion"]);
  });
});
