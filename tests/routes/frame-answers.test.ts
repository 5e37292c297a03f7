import { beforeAll, describe, expect, it, vi } from "vitest";
import { loader as bellLoader } from "~/routes/api.bell";
import { loader as friendRequestsLoader } from "~/routes/api.friend-requests";
import { loader as sessionLoader } from "~/routes/api.session";
import { runLoader, type RequestOptions } from "../setup/portal";
import { newVisitor, openPortal, playAsGuest, signUp } from "../setup/portal-visitors";
import type { TestVisitor } from "../setup/test-api";

const as = (visitor?: TestVisitor): RequestOptions => (visitor ? { visitor } : {});
const session = (visitor?: TestVisitor) => runLoader(sessionLoader, "/api/session", "/api/session/", as(visitor));
const bell = (visitor?: TestVisitor) => runLoader(bellLoader, "/api/bell", "/api/bell/", as(visitor));
const friendRequests = (query: string, visitor?: TestVisitor) =>
  runLoader(friendRequestsLoader, "/api/friend-requests", `/api/friend-requests/${query}`, as(visitor));

/** Asking for a friendship puts a message into the other one's inbox. */
async function askForFriendship(from: TestVisitor, username: string): Promise<void> {
  expect((await from.postJson("/profile/friend-requests", { username })).status).toBe(200);
}

beforeAll(async () => {
  await openPortal();
});

describe("the session check", () => {
  it("tells whose session it is, and no cache does it for it", async () => {
    const ada = await signUp("checked_ada");
    const answer = await session(ada);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.payload.status).toBe("authenticated");
    expect(answer.payload.userId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("names nobody for visitors and guests", async () => {
    expect((await session()).payload).toEqual({ status: "signed-out", userId: null });
    expect((await session(await playAsGuest())).payload).toEqual({ status: "guest", userId: null });
  });

  it("notices that a session has ended", async () => {
    const leaver = await signUp("checked_leaver");
    const elsewhere = { ...leaver, cookies: new Map(leaver.cookies) };
    await leaver.fetch("/session/logout");
    expect((await session(elsewhere)).payload).toEqual({ status: "signed-out", userId: null });
  });
});

describe("the bell", () => {
  it("rings for an unread message and rests once it is read", async () => {
    const [ada, bo] = [await signUp("bell_ada"), await signUp("bell_bo")];
    expect((await bell(bo)).payload).toEqual({ hasUnread: false });
    await askForFriendship(ada, "bell_bo");
    expect((await bell(bo)).payload).toEqual({ hasUnread: true });
    await bo.postJson("/profile/v2/messages/read-all", {});
    const answer = await bell(bo);
    expect(answer.payload).toEqual({ hasUnread: false });
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  });

  it("never rings for visitors and guests, quietly", async () => {
    const warn = vi.spyOn(console, "warn");
    expect((await bell(newVisitor())).payload).toEqual({ hasUnread: false });
    expect((await bell(await playAsGuest())).payload).toEqual({ hasUnread: false });
    expect(warn).not.toHaveBeenCalled();
  });
});

describe("friend requests", () => {
  it("come by pages of 25 unless the query says otherwise", async () => {
    const asked = await signUp("asked_cleo");
    for (const name of ["asking_ada", "asking_bo"]) await askForFriendship(await signUp(name), "asked_cleo");
    const all = await friendRequests("", asked);
    expect(all.payload.requests.map(({ username }) => username).sort()).toEqual(["asking_ada", "asking_bo"]);
    expect(all.payload.pagination).toEqual({ currPage: 0, numPerPage: 25, totalItems: 2, totalPages: 1 });
    expect(all.headers.get("cache-control")).toBe("private, no-store");
    const second = await friendRequests("?page=1&pageSize=1", asked);
    expect(second.payload.requests).toHaveLength(1);
    expect(second.payload.pagination).toMatchObject({ currPage: 1, numPerPage: 1, totalPages: 2 });
  });

  it.each(["?page=-1", "?page=one", "?page=0.5", "?pageSize=0", "?pageSize=101"])("refuse %s", async (query) => {
    expect((await friendRequests(query, newVisitor())).status).toBe(400);
  });

  it("are nobody's without an account", async () => {
    expect((await friendRequests("")).status).toBe(403);
    expect((await friendRequests("", await playAsGuest())).status).toBe(403);
  });
});
