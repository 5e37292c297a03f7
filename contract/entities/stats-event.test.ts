import { describe, expect, it } from "vitest";
import { aStatsEvent } from "../../tests/fixtures/a-stats-event";
import { ID } from "../../tests/faults/samples/entities";
import { GAME_ERROR_KINDS } from "../game-errors";
import {
  attribution,
  STATS_EVENT_NAMES,
  STATS_SCHEMA_VERSION,
  statsElement,
  statsEvent,
  statsPage,
} from "./stats-event";

const EVENT = aStatsEvent();
const { user } = EVENT.data;
const LONGEST = "a".repeat(500);
const TOO_LONG = "a".repeat(501);
const MARKS = ["utm-source", "utm-medium", "utm-campaign", "utm-content", "utm-term"];

const FULL = {
  schemaVersion: "0.0.6",
  client: { userAgent: "Mozilla/5.0", name: "portal", versionName: "0.1.0", environment: "test" },
  data: {
    user: { id: ID, version: "3", visitorId: ID, sessionId: ID, impressionId: ID },
    attribution: Object.fromEntries(MARKS.map((mark) => [mark, "x"])),
    page: { path: "/", name: "home" },
    searchTerm: "lantern",
    element: { name: "play", type: "link" },
    tag: { alias: "cosy" },
    game: { gameId: ID },
    challenge: { challengeId: ID },
    play: { trackId: ID, error: "exception" },
    referrer: { host: "example.org" },
    seconds: 1.5,
  },
  event: { name: "page-load", clientTime: 1_760_000_000_000 },
};

const OPTIONAL = [
  "attribution",
  "page",
  "searchTerm",
  "element",
  "tag",
  "game",
  "challenge",
  "play",
  "referrer",
  "seconds",
];

const namedWith = (changes: object) =>
  statsEvent.safeParse({ ...FULL, ...changes }).error?.issues.map(({ path }) => path.join("."));
const namedInData = (changes: object) => namedWith({ data: { ...FULL.data, ...changes } });

describe("statsEvent", () => {
  it("is accepted with all fields, and with the required ones only", () => {
    expect(statsEvent.parse({ ...FULL, more: 1 })).toEqual(FULL);
    expect(statsEvent.parse(EVENT)).toEqual(EVENT);
    expect(statsEvent.parse({ ...FULL, data: { user } })).toEqual({ ...FULL, data: { user } });
  });

  it("has one version of the schema", () => {
    expect(STATS_SCHEMA_VERSION).toBe("0.0.6");
    expect(Object.keys(FULL.data)).toEqual(["user", ...OPTIONAL]);
    for (const schemaVersion of ["0.0.5", "0.0.7", "", 6, undefined]) {
      expect(namedWith({ schemaVersion })).toEqual(["schemaVersion"]);
    }
  });

  it.each(OPTIONAL)("may omit its %s", (field) => {
    expect(namedInData({ [field]: null })).toBeUndefined();
    expect(namedInData({ [field]: undefined })).toBeUndefined();
    expect(namedInData({ [field]: true })).toEqual([`data.${field}`]);
  });

  it.each(["userAgent", "name", "versionName", "environment"])("requires the client's %s, of 500 letters", (field) => {
    const named = (value: unknown) => namedWith({ client: { ...FULL.client, [field]: value } });
    for (const accepted of ["", LONGEST]) expect(named(accepted)).toBeUndefined();
    for (const refused of [TOO_LONG, null, undefined, 7]) expect(named(refused)).toEqual([`client.${field}`]);
  });

  it.each(["visitorId", "sessionId", "impressionId"])("requires the user's %s", (field) => {
    for (const value of [null, undefined, "", "lant01"]) {
      expect(namedInData({ user: { ...FULL.data.user, [field]: value } })).toEqual([`data.user.${field}`]);
    }
  });

  it("may contain the account and its version", () => {
    const named = (changes: object) => namedInData({ user: { ...FULL.data.user, ...changes } });
    expect(named({ id: null, version: null })).toBeUndefined();
    expect(named({ id: undefined, version: LONGEST })).toBeUndefined();
    expect(named({ id: "juno" })).toEqual(["data.user.id"]);
    expect(named({ version: TOO_LONG })).toEqual(["data.user.version"]);
  });

  it("accepts 500 characters of a search or a tag", () => {
    expect(namedInData({ searchTerm: LONGEST, tag: { alias: LONGEST } })).toBeUndefined();
    expect(namedInData({ searchTerm: TOO_LONG })).toEqual(["data.searchTerm"]);
    expect(namedInData({ tag: { alias: TOO_LONG } })).toEqual(["data.tag.alias"]);
    expect(namedInData({ tag: {} })).toEqual(["data.tag.alias"]);
  });

  it("requires ids of games and challenges", () => {
    expect(namedInData({ game: { gameId: "lant01" } })).toEqual(["data.game.gameId"]);
    expect(namedInData({ challenge: { challengeId: "brea01" } })).toEqual(["data.challenge.challengeId"]);
  });

  it("has kinds of errors of a closed list, and nothing that a game says of them", () => {
    for (const error of [...GAME_ERROR_KINDS, null, undefined])
      expect(namedInData({ play: { trackId: ID, error } })).toBeUndefined();
    for (const error of ["TypeError: Mira", "", 7])
      expect(namedInData({ play: { trackId: ID, error } })).toEqual(["data.play.error"]);
    expect(namedInData({ play: { trackId: "main" } })).toEqual(["data.play.trackId"]);
    const { data } = statsEvent.parse({ ...FULL, data: { user, play: { trackId: ID, message: "Mira", stack: "x" } } });
    expect(data.play).toEqual({ trackId: ID });
  });

  it("requires a referrer's host, of 253 letters at most", () => {
    expect(namedInData({ referrer: { host: "a".repeat(253) } })).toBeUndefined();
    for (const host of ["", "a".repeat(254), null, 7])
      expect(namedInData({ referrer: { host } })).toEqual(["data.referrer.host"]);
  });

  it("accepts seconds up to a month of 31 days", () => {
    for (const seconds of [0, 0.5, 2_678_400]) expect(namedInData({ seconds })).toBeUndefined();
    for (const seconds of [-0.1, 2_678_400.1, "1"]) expect(namedInData({ seconds })).toEqual(["data.seconds"]);
  });

  it.each(STATS_EVENT_NAMES)("may be named %s", (name) => {
    expect(namedWith({ event: { ...FULL.event, name } })).toBeUndefined();
  });

  it("requires a listed name and an integer time", () => {
    const named = (changes: object) => namedWith({ event: { ...FULL.event, ...changes } });
    expect(named({ clientTime: 0 })).toBeUndefined();
    for (const name of ["hover", "", null]) expect(named({ name })).toEqual(["event.name"]);
    for (const clientTime of [-1, 0.5, "0", undefined]) expect(named({ clientTime })).toEqual(["event.clientTime"]);
  });

  it.each(["client", "data", "event"])("requires its %s", (field) => {
    expect(namedWith({ [field]: undefined })).toEqual([field]);
    expect(namedWith({ [field]: null })).toEqual([field]);
  });

  it("requires a user", () => {
    expect(namedInData({ user: undefined })).toEqual(["data.user"]);
    expect(namedInData({ user: null })).toEqual(["data.user"]);
  });
});

describe("statsElement", () => {
  it("defaults to a button", () => {
    expect(statsElement.parse({ name: "play" })).toEqual({ name: "play", type: "button" });
    expect(statsElement.parse({ name: "play", type: undefined })).toEqual({ name: "play", type: "button" });
    expect(statsElement.parse({ name: LONGEST, type: "" })).toEqual({ name: LONGEST, type: "" });
  });

  it.each([
    ["name", { name: TOO_LONG }],
    ["name", {}],
    ["type", { name: "play", type: TOO_LONG }],
    ["type", { name: "play", type: null }],
  ])("reports an invalid %s", (field, element) => {
    expect(statsElement.safeParse(element).error?.issues).toMatchObject([{ path: [field] }]);
  });
});

describe("statsPage", () => {
  const PATH = `/${"a".repeat(1999)}`;

  it("has a path of at most 2000 characters and a name of at most 500", () => {
    expect(statsPage.parse({ path: PATH, name: LONGEST })).toEqual({ path: PATH, name: LONGEST });
    expect(statsPage.safeParse({ path: `${PATH}a`, name: "" }).error?.issues).toMatchObject([{ path: ["path"] }]);
    expect(statsPage.safeParse({ path: "/", name: TOO_LONG }).error?.issues).toMatchObject([{ path: ["name"] }]);
    expect(statsPage.safeParse({}).error?.issues).toMatchObject([{ path: ["path"] }, { path: ["name"] }]);
  });
});

describe("attribution", () => {
  it("has five marks, all optional", () => {
    expect(Object.keys(attribution.shape)).toEqual(MARKS);
    expect(attribution.parse({ "utm-id": "7" })).toEqual({});
  });

  it.each(MARKS)("accepts 500 characters of %s", (mark) => {
    for (const accepted of [LONGEST, "", null])
      expect(attribution.parse({ [mark]: accepted })).toEqual({ [mark]: accepted });
    for (const refused of [TOO_LONG, 7]) {
      expect(attribution.safeParse({ [mark]: refused }).error?.issues).toMatchObject([{ path: [mark] }]);
    }
  });
});
