import { describe, expect, it } from "vitest";
import { MESSAGES } from "../../tests/faults/samples/messages";
import { MESSAGE_TYPES, messageData, messages } from "./message";

const [FIRST] = MESSAGES;
const TYPED = MESSAGES.map((message) => [message.data.messageType, message] as const);
const namedFields = (list: unknown) => messages.safeParse(list).error?.issues.map(({ path }) => path.join("."));

const PARTY = ["otherPartyUserPictureUrl", "otherPartyUsername"];
/** Required and optional fields besides the type. */
const FIELDS: Record<string, [required: string[], optional: string[]]> = {
  FRIEND_REQUEST_NEW: [["isPending", "mainEntityId"], PARTY],
  FRIEND_REQUEST_ACCEPTED: [["mainEntityId"], PARTY],
  FRIEND_BEAT_SCORE: [["mainEntityId"], ["challengeName", "gameTitle", ...PARTY]],
  FAVORITE_GROUP_NEW_GAME: [["mainEntityId"], ["gameTitle", "groupName", "studioName"]],
  FAVORITE_GAME_UPDATED: [["mainEntityId"], ["gameTitle"]],
  FAVORITE_GROUP_NEW_CHALLENGE: [["mainEntityId"], ["challengeName", "groupName", "studioName"]],
  FAVORITE_GAME_NEW_CHALLENGE: [["mainEntityId"], ["challengeName", "gameTitle"]],
  RELEASE_DELETION_ANNOUNCED: [["deletionDate", "mainEntityId", "version"], ["gameTitle"]],
  STUDIO_APPLICATION_APPROVED: [["mainEntityId", "studioName"], []],
  STUDIO_APPLICATION_REJECTED: [["mainEntityId", "reason", "studioName"], []],
  STUDIO_PAID: [["mainEntityId", "studioName", "sum"], []],
  STUDIO_PAYOUT_REVERSED: [["mainEntityId", "reason", "studioName", "sum"], []],
  GAME_STOPPED: [["mainEntityId", "reason"], ["gameTitle"]],
  APPEAL_REJECTED: [["mainEntityId", "reason"], ["gameTitle"]],
  GAME_RESTORED: [["mainEntityId"], ["gameTitle"]],
  GAME_SENT_BACK: [["mainEntityId", "reason"], ["gameTitle"]],
  GAME_APPROVED: [["mainEntityId"], ["gameTitle", "publishDate"]],
  SCORES_DISQUALIFIED: [["mainEntityId", "reason"], ["challengeName"]],
  SCORES_READMITTED: [["mainEntityId", "reason"], ["challengeName"]],
  SCORES_COUNTED: [["mainEntityId", "reason"], ["challengeName"]],
  SCORES_REMOVED: [["mainEntityId", "reason"], ["challengeName"]],
  REPORT_ANSWERED: [["mainEntityId", "subjectName", "answer"], []],
  CHALLENGE_WON: [["mainEntityId", "rank"], ["challengeName"]],
  ACCOUNT_NOTICE: [["mainEntityId", "notice"], []],
  PURCHASE_REFUNDED: [
    ["mainEntityId", "sum"],
    ["gameTitle", "reason"],
  ],
  PURCHASE_WITHDRAWN: [["mainEntityId"], ["gameTitle"]],
  PURCHASE_RESTORED: [["mainEntityId"], ["gameTitle"]],
  PIXELS_GRANTED: [["mainEntityId", "reason", "sum"], []],
  TESTER_INVITED: [["mainEntityId", "trackId"], ["gameTitle"]],
  REVIEW_ANSWERED: [["mainEntityId"], ["gameTitle", "studioName"]],
  REVIEW_REMOVED: [["mainEntityId", "reason"], ["gameTitle"]],
  REVIEW_RESTORED: [["mainEntityId", "reason"], ["gameTitle"]],
};

describe("messageData", () => {
  it("has its types", () => {
    expect(MESSAGE_TYPES).toEqual(Object.keys(FIELDS));
    expect(TYPED.map(([type]) => type)).toEqual(MESSAGE_TYPES);
  });

  it.each(TYPED)("keeps the fields of %s and drops others", (_, { data }) => {
    expect(messageData.parse({ ...data, more: 1 })).toEqual(data);
  });

  it.each(TYPED)("validates the fields of %s", (type, { data }) => {
    const [required = [], optional = []] = FIELDS[type] ?? [];
    expect(Object.keys(data).sort()).toEqual([...required, ...optional, "messageType"].sort());
    for (const field of [...required, ...optional, "messageType"]) {
      const named = (value: unknown) =>
        messageData.safeParse({ ...data, [field]: value }).error?.issues.map(({ path }) => path.join("."));
      const ifEmpty = optional.includes(field) ? undefined : [field];
      expect(named(undefined), `${field} missing`).toEqual(ifEmpty);
      expect(named(null), `${field} null`).toEqual(ifEmpty);
      expect(named(7), `${field} a number`).toEqual([field]);
    }
  });

  it.each(TYPED)("requires an id as the main entity of %s", (_, { data }) => {
    const { error } = messageData.safeParse({ ...data, mainEntityId: "lant01" });
    expect(error?.issues).toMatchObject([{ path: ["mainEntityId"] }]);
  });

  it("requires a URL as the picture", () => {
    const picture = { otherPartyUserPictureUrl: "//evil.example/a.webp" };
    expect(messageData.safeParse({ ...FIRST?.data, ...picture }).error?.issues).toMatchObject([
      { path: ["otherPartyUserPictureUrl"] },
    ]);
  });
});

describe("messages", () => {
  it("are parsed in their order", () => {
    expect(messages.parse([])).toEqual([]);
    expect(messages.parse(MESSAGES)).toEqual(MESSAGES);
    expect(messages.parse([{ ...FIRST, expiredAt: null, more: 1 }])).toEqual([{ ...FIRST, expiredAt: null }]);
  });

  it("omit those without data and those of an unknown type", () => {
    const dropped = [null, { messageType: "FROM_TOMORROW" }, { messageType: "" }, { messageType: "friend_beat_score" }];
    const list = dropped.map((data) => ({ ...FIRST, data }));
    expect(messages.parse([...list, ...MESSAGES])).toEqual(MESSAGES);
    expect(messages.parse([...MESSAGES, ...list])).toEqual(MESSAGES);
    expect(messages.parse(list)).toEqual([]);
  });

  it.each([
    ["1.data", "a text"],
    ["1.data", 7],
    ["1.data", undefined],
    ["1.data.messageType", {}],
    ["1.data.messageType", { messageType: 7 }],
    ["1.data.messageType", { messageType: null }],
    ["1.data.mainEntityId", { messageType: "FAVORITE_GAME_UPDATED" }],
  ])("report %s when the data is %j", (path, data) => {
    expect(namedFields([FIRST, { ...FIRST, data }])).toEqual([path]);
  });

  it.each([
    ["messageId", "1"],
    ["messageId", undefined],
    ["read", "no"],
    ["read", undefined],
    ["createdAt", "2026-11-20"],
    ["createdAt", null],
    ["expiredAt", "soon"],
    ["expiredAt", undefined],
  ])("report the field %s that is %j, even of an omitted message", (field, value) => {
    expect(namedFields([{ ...FIRST, [field]: value }])).toEqual([`0.${field}`]);
    expect(namedFields([{ ...FIRST, data: null, [field]: value }])).toEqual([`0.${field}`]);
  });

  it.each([[null], [{}], [undefined]])("must be a list and not %j", (list) => {
    expect(namedFields(list)).toEqual([""]);
  });
});
