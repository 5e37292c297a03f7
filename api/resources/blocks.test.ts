import { beforeEach, describe, expect, it } from "vitest";
import { listBlocks } from "~contract/calls/blocks";
import {
  findPeople,
  listFriends,
  listReceivedFriendRequests,
  listSentFriendRequests,
  sendFriendRequest,
} from "~contract/calls/friends";
import { listMessages } from "~contract/calls/messages";
import { getUser } from "~contract/calls/profile";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { friendRequests, friendships } from "../db/schema";

let api: TestApi;
let ada: Member;
let bo: Member;
beforeEach(async () => {
  api = await startTestApi();
  ada = await aMember(api, "Ada_L", { lastActiveFor: "EVERYONE" });
  bo = await aMember(api, "Bo.K");
});

const sendRequest = (from: Member, username: string) => from.send("POST", "/profile/friend-requests", { username });
const block = (from: Member, other: Pick<Member, "userId">) => from.send("PUT", `/profile/blocks/${other.userId}`);
const unblock = (from: Member, other: Member) => from.send("DELETE", `/profile/blocks/${other.userId}`);
const accept = (by: Member, requestId: string) =>
  by.send("POST", `/profile/friend-requests/received/${requestId}/accept`);
const requestOf = async (from: Member, username: string) =>
  (await dataOf(sendFriendRequest, sendRequest(from, username))).requestId;
const profileFor = (viewer: Member, username: string) => dataOf(getUser, viewer.fetch(`/gxc/users/${username}`));
const friendsOf = async (member: Member) => (await dataOf(listFriends, member.fetch("/profile/friends"))).friends;
const receivedBy = async (member: Member) =>
  (await dataOf(listReceivedFriendRequests, member.fetch("/profile/friend-requests/received"))).pagination.totalItems;
const sentBy = async (member: Member) =>
  (await dataOf(listSentFriendRequests, member.fetch("/profile/friend-requests/sent"))).requests;
const typesFor = async (member: Member) =>
  (await dataOf(listMessages, member.fetch("/profile/v2/messages"))).messages.map(({ data }) => data.messageType);

async function befriend(): Promise<void> {
  expect((await accept(ada, await requestOf(bo, "Ada_L"))).status).toBe(200);
}

describe("blocking somebody", () => {
  it("ends friendship, requests and their messages, without notifying the other player", async () => {
    await befriend();
    expect(await typesFor(ada)).toEqual(["FRIEND_REQUEST_NEW"]);
    const before = await typesFor(bo);
    expect((await block(ada, bo)).status).toBe(200);
    expect([await friendsOf(ada), await friendsOf(bo)]).toEqual([[], []]);
    expect(await typesFor(ada)).toEqual([]);
    expect(await typesFor(bo)).toEqual(before);
    const cy = await aMember(api, "cy_1");
    await sendRequest(cy, "Ada_L");
    await block(ada, cy);
    expect([await receivedBy(ada), await sentBy(cy)]).toEqual([0, []]);
    await sendRequest(cy, "Bo.K");
    await block(cy, bo);
    expect(await receivedBy(bo)).toBe(0);
  });

  it("is listed, counts once, and can be undone once", async () => {
    await block(ada, bo);
    await block(ada, bo);
    const { people, pagination } = await dataOf(listBlocks, ada.fetch("/profile/blocks"));
    expect(people).toMatchObject([{ userId: bo.userId, username: "Bo.K" }]);
    expect(pagination.totalItems).toBe(1);
    const ofBo = await dataOf(listBlocks, bo.fetch("/profile/blocks"));
    expect([ofBo.people, ofBo.pagination.totalItems]).toEqual([[], 0]);
    expect((await unblock(ada, bo)).status).toBe(200);
    expect(await failureOf(unblock(ada, bo))).toBe("404 block_not_found");
    expect((await dataOf(sendFriendRequest, sendRequest(ada, "Bo.K"))).isAccepted).toBe(false);
  });

  it("is for other accounts only", async () => {
    expect(await failureOf(block(ada, ada))).toBe("400 invalid_request_payload");
    expect(await failureOf(block(ada, { userId: crypto.randomUUID() }))).toBe("404 user_not_found");
    const guest = api.visitor();
    await guest.postForm("/session/login", { intent: "guest" });
    expect(await failureOf(guest.fetch("/profile/blocks"))).toBe("403 sign_in_required");
  });
});

describe("a blocked player", () => {
  it("can still send a request, which the blocker never sees", async () => {
    await block(ada, bo);
    const requestId = await requestOf(bo, "Ada_L");
    expect((await profileFor(bo, "Ada_L")).friendship).toBe("REQUEST_SENT");
    expect((await sentBy(bo)).map(({ username }) => username)).toEqual(["Ada_L"]);
    expect(await failureOf(sendRequest(bo, "Ada_L"))).toBe("400 friend_request_already_sent");
    expect([await receivedBy(ada), await typesFor(ada)]).toEqual([0, []]);
    expect(await failureOf(accept(ada, requestId))).toBe("404 friend_request_not_found");
    expect(await failureOf(ada.send("DELETE", `/profile/friend-requests/received/${requestId}`))).toBe(
      "404 friend_request_not_found",
    );
    expect((await profileFor(ada, "Bo.K")).friendship).toBe("BLOCKED");
    expect(await failureOf(sendRequest(ada, "Bo.K"))).toBe("400 user_blocked");
    // Unblocking does not restore requests made meanwhile.
    await unblock(ada, bo);
    expect([await receivedBy(ada), await sentBy(bo)]).toEqual([0, []]);
    expect((await profileFor(ada, "Bo.K")).friendship).toBe("NONE");
  });

  it("may withdraw such a request like any other", async () => {
    await block(ada, bo);
    const requestId = await requestOf(bo, "Ada_L");
    expect((await bo.send("DELETE", `/profile/friend-requests/sent/${requestId}`)).status).toBe(200);
    expect(await sentBy(bo)).toEqual([]);
  });

  it("shares no presence with the blocker, in either direction", async () => {
    await ada.fetch("/profile");
    expect((await profileFor(bo, "Ada_L")).lastActive).toBe("TODAY");
    await block(ada, bo);
    expect((await profileFor(bo, "Ada_L")).lastActive).toBeNull();
    await unblock(ada, bo);
    await block(bo, ada);
    expect((await profileFor(bo, "Ada_L")).lastActive).toBeNull();
  });

  it("is not found by the blocker, but finds the blocker like a stranger", async () => {
    const find = async (member: Member, search: string) =>
      (await dataOf(findPeople, member.fetch(`/profile/friend-suggestions?search=${search}`))).people.map(
        ({ username, friendship }) => `${username} ${friendship}`,
      );
    await block(ada, bo);
    expect(await find(ada, "bo")).toEqual([]);
    expect(await find(bo, "ada")).toEqual(["Ada_L NONE"]);
  });
});

describe("concurrently", () => {
  const ROUNDS = 30;

  it("blocking wins over accepting, whichever came first", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const requestId = await requestOf(bo, "Ada_L");
      const calls = [() => accept(ada, requestId), () => (round % 3 === 0 ? block(bo, ada) : block(ada, bo))];
      const inOrder = round % 2 === 0 ? calls : [...calls].reverse();
      const statuses = (await Promise.all(inOrder.map((call) => call()))).map(({ status }) => status);
      expect([
        [200, 200],
        [200, 404],
      ]).toContainEqual(statuses.sort());
      expect(await api.database.$count(friendships)).toBe(0);
      expect(await api.database.$count(friendRequests)).toBe(0);
      await Promise.all([unblock(ada, bo), unblock(bo, ada)]);
    }
  });

  it("two players who block each other both succeed", async () => {
    await befriend();
    const responses = await Promise.all([block(ada, bo), block(bo, ada)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect([(await profileFor(ada, "Bo.K")).friendship, (await profileFor(bo, "Ada_L")).friendship]).toEqual([
      "BLOCKED",
      "BLOCKED",
    ]);
    expect(await failureOf(sendRequest(bo, "Ada_L"))).toBe("400 user_blocked");
  });

  it("a request and a block leave nothing that the blocker can see", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const calls = [() => sendRequest(bo, "Ada_L"), () => block(ada, bo)];
      await Promise.all((round % 2 === 0 ? calls : [...calls].reverse()).map((call) => call()));
      expect([await receivedBy(ada), await typesFor(ada)]).toEqual([0, []]);
      await unblock(ada, bo);
      expect(await sentBy(bo)).toEqual([]);
    }
  });
});
