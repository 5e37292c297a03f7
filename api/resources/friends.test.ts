import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import {
  acceptFriendRequest,
  listFriends,
  listReceivedFriendRequests,
  listSentFriendRequests,
  sendFriendRequest,
} from "~contract/calls/friends";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { friendRequests, friendships, messages } from "../db/schema";

const REQUESTS = "/profile/friend-requests";
const UNKNOWN_ID = "11111111-1111-4111-8111-111111111111";

let api: TestApi;
let ada: Member;
let bo: Member;
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  ada = await aMember(api, "Ada_L");
  bo = await aMember(api, "Bo.K", { image: "/media/avatars/fox/webp-128x128.webp" });
});

const sendRequest = (from: Member, username: string) => from.send("POST", REQUESTS, { username });
const received = (member: Member, query = "") =>
  dataOf(listReceivedFriendRequests, member.fetch(`${REQUESTS}/received${query}`));
const sent = (member: Member) => dataOf(listSentFriendRequests, member.fetch(`${REQUESTS}/sent`));
const friendsOf = async (member: Member, query = "") =>
  (await dataOf(listFriends, member.fetch(`/profile/friends${query}`))).friends.map(({ username }) => username);
const accept = (member: Member, requestId: string, key?: string) =>
  member.send("POST", `${REQUESTS}/received/${requestId}/accept`, undefined, key ? { "Idempotency-Key": key } : {});
const decline = (member: Member, requestId: string) => member.send("DELETE", `${REQUESTS}/received/${requestId}`);
const cancel = (member: Member, requestId: string) => member.send("DELETE", `${REQUESTS}/sent/${requestId}`);

async function requestIdFrom(from: Member, to: Member): Promise<string> {
  return (await dataOf(sendFriendRequest, sendRequest(from, to.username))).requestId;
}

describe("friend requests", () => {
  it("are listed for both, with the other player's name and picture", async () => {
    const requestId = await requestIdFrom(bo, ada);
    const [request] = (await received(ada)).requests;
    expect(request).toMatchObject({
      requestId,
      userId: bo.userId,
      username: "Bo.K",
      pictureUrl: "/media/avatars/fox/webp-128x128.webp",
      pictureVariants: [{ variantKey: "webp-128x128" }],
    });
    expect((await sent(bo)).requests).toMatchObject([{ requestId, userId: ada.userId, pictureUrl: null }]);
    expect((await received(bo)).requests).toEqual([]);
    expect((await sent(ada)).requests).toEqual([]);
  });

  it("are sorted by newest or oldest, and paged", async () => {
    for (const [index, name] of ["one", "two", "three"].entries()) {
      const requestId = await requestIdFrom(await aMember(api, name), ada);
      const requestedAt = new Date(2026, 1, index + 1);
      await api.database.update(friendRequests).set({ requestedAt }).where(eq(friendRequests.requestId, requestId));
    }
    const names = async (query: string) => (await received(ada, query)).requests.map(({ username }) => username);
    expect(await names("")).toEqual(["three", "two", "one"]);
    expect(await names("?sort=newest")).toEqual(["three", "two", "one"]);
    expect(await names("?sort=oldest")).toEqual(["one", "two", "three"]);
    const second = await received(ada, "?sort=oldest&page=1&pageSize=2");
    expect(second.requests.map(({ username }) => username)).toEqual(["three"]);
    expect(second.pagination).toEqual({ currPage: 1, numPerPage: 2, totalItems: 3, totalPages: 2 });
  });

  it("make friends when they are accepted, once", async () => {
    const requestId = await requestIdFrom(bo, ada);
    const { friend } = await dataOf(acceptFriendRequest, accept(ada, requestId));
    expect(friend).toMatchObject({ userId: bo.userId, username: "Bo.K" });
    expect([await friendsOf(ada), await friendsOf(bo)]).toEqual([["Bo.K"], ["Ada_L"]]);
    expect((await received(ada)).requests).toEqual([]);
    expect(await failureOf(accept(ada, requestId))).toBe("404 friend_request_not_found");
    expect(await failureOf(sendRequest(ada, "bo.k"))).toBe("400 already_friends");
    expect(await failureOf(sendRequest(bo, "ADA_L"))).toBe("400 already_friends");
  });

  it("return the same response to a repeated key", async () => {
    const headers = { "Idempotency-Key": "ask-ada-once" };
    const first = await dataOf(sendFriendRequest, bo.send("POST", REQUESTS, { username: "Ada_L" }, headers));
    const repeated = await dataOf(sendFriendRequest, bo.send("POST", REQUESTS, { username: "Ada_L" }, headers));
    expect(repeated).toEqual(first);
    const other = bo.send("POST", REQUESTS, { username: "nobody" }, headers);
    expect(await failureOf(other)).toBe("400 idempotency_key_reused");
    const accepted = await dataOf(acceptFriendRequest, accept(ada, first.requestId, "accept-bo-once"));
    expect(await dataOf(acceptFriendRequest, accept(ada, first.requestId, "accept-bo-once"))).toEqual(accepted);
  });

  it("are accepted by a request in the other direction", async () => {
    const requestId = await requestIdFrom(bo, ada);
    const data = await dataOf(sendFriendRequest, sendRequest(ada, "bo.k"));
    expect(data).toEqual({ requestId, isAccepted: true });
    expect([await friendsOf(ada), await friendsOf(bo)]).toEqual([["Bo.K"], ["Ada_L"]]);
    expect((await sent(bo)).requests).toEqual([]);
  });

  it("are refused for unknown players, guests, oneself and when one was already sent", async () => {
    const guest = api.visitor();
    await guest.postForm("/session/login", { intent: "guest" });
    expect(await failureOf(guest.postJson(REQUESTS, { username: "Ada_L" }))).toBe("403 sign_in_required");
    expect(await failureOf(sendRequest(ada, "nobody_here"))).toBe("404 user_not_found");
    const oneself = await sendRequest(ada, "ada_l");
    expect(oneself.status).toBe(400);
    expect(await oneself.json()).toMatchObject({
      errors: [{ code: "invalid_request_payload", details: { fieldName: "username" } }],
    });
    expect(await failureOf(sendRequest(ada, " "))).toBe("400 invalid_request_payload");
    await requestIdFrom(bo, ada);
    expect(await failureOf(sendRequest(bo, "Ada_L"))).toBe("400 friend_request_already_sent");
  });

  it("are declined by the receiver and cancelled by the sender only", async () => {
    const declined = await requestIdFrom(bo, ada);
    expect(await failureOf(decline(bo, declined))).toBe("404 friend_request_not_found");
    expect(await failureOf(cancel(ada, declined))).toBe("404 friend_request_not_found");
    expect(await failureOf(accept(bo, declined))).toBe("404 friend_request_not_found");
    expect((await decline(ada, declined)).status).toBe(200);
    const cancelled = await requestIdFrom(bo, ada);
    expect((await cancel(bo, cancelled)).status).toBe(200);
    expect(await failureOf(accept(ada, cancelled))).toBe("404 friend_request_not_found");
    expect(await failureOf(decline(ada, "no-id"))).toBe("404 friend_request_not_found");
    expect(await friendsOf(ada)).toEqual([]);
  });

  it("leave one message in the inbox, however often they are repeated", async () => {
    for (let times = 0; times < 3; times += 1) await cancel(bo, await requestIdFrom(bo, ada));
    expect(await api.database.$count(messages, eq(messages.userId, ada.userId))).toBe(1);
  });

  it.each(["received", "sent"])("refuse invalid parameters for the list of %s ones", async (list) => {
    const failure = (query: string) => failureOf(ada.fetch(`${REQUESTS}/${list}?${query}`));
    expect(await failure("sort=best")).toBe("400 invalid_sort");
    expect(await failure("page=-1")).toBe("400 page_less_than_0");
    expect(await failure("pageSize=101")).toBe("400 page_size_too_high");
    expect(await failureOf(api.fetch(`${REQUESTS}/${list}`))).toBe("403 sign_in_required");
  });
});

describe("friends", () => {
  it("are listed by name, and paged", async () => {
    for (const name of ["zoe", "Cem", "alf"]) await accept(ada, await requestIdFrom(await aMember(api, name), ada));
    expect(await friendsOf(ada)).toEqual(["alf", "Cem", "zoe"]);
    expect(await friendsOf(ada, "?page=1&pageSize=2")).toEqual(["zoe"]);
  });

  it("are removed on both sides", async () => {
    await accept(ada, await requestIdFrom(bo, ada));
    const remove = (member: Member, userId: string) => member.send("DELETE", `/profile/friends/${userId}`);
    expect(await failureOf(remove(ada, UNKNOWN_ID))).toBe("404 friend_not_found");
    expect(await failureOf(remove(ada, "no-id"))).toBe("404 friend_not_found");
    const responses = await Promise.all([remove(ada, bo.userId), remove(bo, ada.userId)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await api.database.$count(friendships)).toBe(0);
    await requestIdFrom(ada, bo);
  });
});

describe("concurrently", () => {
  const ROUNDS = 50;
  const pairState = async () => ({
    friendships: await api.database.$count(friendships),
    requests: await api.database.$count(friendRequests),
  });
  const reset = async () => {
    await api.database.delete(friendships);
    await api.database.delete(friendRequests);
  };

  it("two players who request each other become friends", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const results = await Promise.all([
        dataOf(sendFriendRequest, sendRequest(ada, "Bo.K")),
        dataOf(sendFriendRequest, sendRequest(bo, "Ada_L")),
      ]);
      expect(results.map(({ isAccepted }) => isAccepted).sort()).toEqual([false, true]);
      expect(await pairState()).toEqual({ friendships: 2, requests: 0 });
      await reset();
    }
  });

  it("one of several equal requests succeeds", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const responses = await Promise.all([
        sendRequest(ada, "Bo.K"),
        sendRequest(ada, "Bo.K"),
        sendRequest(ada, "Bo.K"),
      ]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
      expect(await pairState()).toEqual({ friendships: 0, requests: 1 });
      await reset();
    }
  });

  it("either one acceptance or the cancellation succeeds", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const requestId = await requestIdFrom(bo, ada);
      const calls = [() => accept(ada, requestId), () => cancel(bo, requestId), () => accept(ada, requestId)];
      const inOrder = round % 2 === 0 ? calls : [...calls].reverse();
      const responses = await Promise.all(inOrder.map((call) => call()));
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
      const { friendships: sides, requests } = await pairState();
      const isAccepted = responses[1]?.status === 404;
      expect({ sides, requests }).toEqual({ sides: isAccepted ? 2 : 0, requests: 0 });
      await reset();
    }
  });

  it("a group in which everybody requests everybody ends with two-sided friendships", async () => {
    const crowd = [ada, bo, await aMember(api, "cy_1"), await aMember(api, "di_1")];
    const pending = crowd.flatMap((from) =>
      crowd.filter((to) => to !== from).map((to) => sendRequest(from, to.username)),
    );
    const responses = await Promise.all(pending);
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    expect(await pairState()).toEqual({ friendships: 12, requests: 0 });
    for (const { userId, friendId } of await api.database.select().from(friendships)) {
      const otherSide = and(eq(friendships.userId, friendId), eq(friendships.friendId, userId));
      expect(await api.database.$count(friendships, otherSide)).toBe(1);
    }
  });
});
