import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { sendFriendRequest } from "~contract/calls/friends";
import { listMessages, markMessage, readAllMessages } from "~contract/calls/messages";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { countQueries } from "../../tests/fixtures/count-queries";
import { aMember, type Member } from "../../tests/fixtures/members";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { messages, user } from "../db/schema";

const INBOX = "/profile/v2/messages";
const GAME_ID = "22222222-2222-4222-8222-222222222222";
const HOUR_MS = 3_600_000;

let api: TestApi;
let ada: Member;
let bo: Member;
beforeEach(async () => {
  api = await startTestApi();
  ada = await aMember(api, "Ada_L");
  bo = await aMember(api, "Bo.K", { image: "/media/avatars/fox/webp-128x128.webp" });
});

const inbox = (member: Member, query = "") => dataOf(listMessages, member.fetch(INBOX + query));
const fromHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

async function requestIdFrom(from: Member, to: Member): Promise<string> {
  const sent = from.send("POST", "/profile/friend-requests", { username: to.username });
  return (await dataOf(sendFriendRequest, sent)).requestId;
}

async function fillInbox(member: Member, count: number, row: Partial<typeof messages.$inferInsert> = {}) {
  const rows = Array.from({ length: count }, (_, index) => ({
    messageId: randomUUID(),
    userId: member.userId,
    data: { messageType: "FAVORITE_GAME_UPDATED", mainEntityId: GAME_ID, gameTitle: `Game ${String(index)}` } as const,
    createdAt: fromHours(index - count),
    ...row,
  }));
  await api.database.insert(messages).values(rows);
  return rows.map(({ messageId }) => messageId);
}

describe("messages about friends", () => {
  it("name the sender, and whether the request is still pending", async () => {
    const requestId = await requestIdFrom(bo, ada);
    const [message] = (await inbox(ada)).messages;
    expect(message).toMatchObject({ read: false, expiredAt: null });
    expect(message?.data).toEqual({
      messageType: "FRIEND_REQUEST_NEW",
      isPending: true,
      mainEntityId: requestId,
      otherPartyUsername: "Bo.K",
      otherPartyUserPictureUrl: "/media/avatars/fox/webp-128x128.webp",
    });
    await ada.send("DELETE", `/profile/friend-requests/received/${requestId}`);
    expect((await inbox(ada)).messages).toMatchObject([{ data: { isPending: false, mainEntityId: requestId } }]);
    expect((await inbox(bo)).messages).toEqual([]);
  });

  it("tell the sender that the request was accepted, by the receiver's current name", async () => {
    await ada.send("POST", `/profile/friend-requests/received/${await requestIdFrom(bo, ada)}/accept`);
    await api.database.update(user).set({ displayUsername: "Ada_Lovelace" }).where(eq(user.id, ada.userId));
    expect((await inbox(bo)).messages.map(({ data }) => data)).toEqual([
      {
        messageType: "FRIEND_REQUEST_ACCEPTED",
        mainEntityId: ada.userId,
        otherPartyUsername: "Ada_Lovelace",
        otherPartyUserPictureUrl: null,
      },
    ]);
  });

  it("omit the name of a deleted account", async () => {
    const requestId = await requestIdFrom(bo, ada);
    await api.database.delete(user).where(eq(user.id, bo.userId));
    expect((await inbox(ada)).messages.map(({ data }) => data)).toEqual([
      { messageType: "FRIEND_REQUEST_NEW", isPending: false, mainEntityId: requestId },
    ]);
  });
});

describe("the inbox", () => {
  it("lists the newest first, page by page, without expired messages", async () => {
    await fillInbox(ada, 3);
    await fillInbox(ada, 1, { expiredAt: fromHours(-1) });
    await fillInbox(ada, 1, { expiredAt: fromHours(1), createdAt: fromHours(-9) });
    const titles = async (query: string) =>
      (await inbox(ada, query)).messages.map(({ data }) => "gameTitle" in data && data.gameTitle);
    expect(await titles("")).toEqual(["Game 2", "Game 1", "Game 0", "Game 0"]);
    expect(await titles("?page=1&pageSize=3")).toEqual(["Game 0"]);
    const { pagination } = await inbox(ada, "?pageSize=3");
    expect(pagination).toEqual({ currPage: 0, numPerPage: 3, totalItems: 4, totalPages: 2 });
    expect((await inbox(bo)).messages).toEqual([]);
  });

  it("makes the same number of queries, however many messages it has", async () => {
    const queries = () => countQueries(api.database, () => inbox(ada));
    // The first request of a day writes the day.
    await inbox(ada);
    const empty = await queries();
    await fillInbox(ada, 20);
    await requestIdFrom(bo, ada);
    expect(await queries()).toBe(empty);
  });

  it("filters by read or unread", async () => {
    const [first = "", second = ""] = await fillInbox(ada, 2);
    const mark = (messageId: string, read: boolean) => ada.send("PATCH", `${INBOX}/${messageId}`, { read });
    expect(await dataOf(markMessage, mark(first, true))).toEqual({ messageId: first, read: true });
    expect((await inbox(ada, "?read=true")).messages).toMatchObject([{ messageId: first, read: true }]);
    const unread = await inbox(ada, "?read=false&page=0&pageSize=1");
    expect(unread.messages).toMatchObject([{ messageId: second, read: false }]);
    expect(unread.pagination.totalItems).toBe(1);
    await mark(first, false);
    expect((await inbox(ada, "?read=false")).pagination.totalItems).toBe(2);
  });

  it("can be marked as read completely", async () => {
    await fillInbox(ada, 3);
    const ofBo = await fillInbox(bo, 1);
    expect(await dataOf(readAllMessages, ada.send("POST", `${INBOX}/read-all`))).toEqual({ marked: 3 });
    expect(await dataOf(readAllMessages, ada.send("POST", `${INBOX}/read-all`))).toEqual({ marked: 0 });
    expect((await inbox(bo, "?read=false")).messages.map(({ messageId }) => messageId)).toEqual(ofBo);
  });

  it("deletes the owner's messages only", async () => {
    const [messageId = ""] = await fillInbox(ada, 1);
    const [expired = ""] = await fillInbox(ada, 1, { expiredAt: fromHours(-1) });
    const remove = (member: Member, which: string) => member.send("DELETE", `${INBOX}/${which}`);
    const mark = (member: Member, which: string) => member.send("PATCH", `${INBOX}/${which}`, { read: true });
    expect(await failureOf(remove(bo, messageId))).toBe("404 message_not_found");
    expect(await failureOf(mark(bo, messageId))).toBe("404 message_not_found");
    expect(await failureOf(mark(ada, expired))).toBe("404 message_not_found");
    expect((await remove(ada, messageId)).status).toBe(200);
    expect(await failureOf(remove(ada, messageId))).toBe("404 message_not_found");
    expect(await failureOf(mark(ada, "no-id"))).toBe("404 message_not_found");
  });

  it("is refused to visitors, and for invalid parameters", async () => {
    expect(await failureOf(api.fetch(INBOX))).toBe("403 sign_in_required");
    expect(await failureOf(ada.fetch(`${INBOX}?read=perhaps`))).toBe("400 invalid_request_payload");
    expect(await failureOf(ada.fetch(`${INBOX}?pageSize=0`))).toBe("400 page_size_less_than_1");
    const [messageId = ""] = await fillInbox(ada, 1);
    expect(await failureOf(ada.send("PATCH", `${INBOX}/${messageId}`, { read: "yes" }))).toBe(
      "400 invalid_request_payload",
    );
  });
});
