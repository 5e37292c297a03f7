import type { LoaderFunctionArgs } from "@remix-run/node";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { loader as bellLoader } from "~/routes/api.bell";
import { loader as friendRequestsLoader } from "~/routes/api.friend-requests";
import { loader as sessionLoader } from "~/routes/api.session";
import { dataOf } from "../fixtures/api-responses";
import { newVisitor, openPortal, playAsGuest, signUp } from "../setup/portal-visitors";
import { TEST_SITE_URL, type TestVisitor } from "../setup/test-api";
import { getProfile } from "~contract/calls/profile";

type Loader = (args: LoaderFunctionArgs) => Promise<Response>;

/** Thrown responses count as well. */
async function load(loader: Loader, path: string, visitor = newVisitor()) {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const request = new Request(TEST_SITE_URL + path, { headers: { cookie } });
  const response = await loader({ request, params: {}, context: {} }).catch((thrown: unknown) => thrown);
  if (!(response instanceof Response)) throw response;
  const text = await response.text();
  const body: unknown = text === "" ? null : JSON.parse(text);
  return { status: response.status, cache: response.headers.get("cache-control"), body };
}

const session = (visitor?: TestVisitor) => load(sessionLoader, "/api/session/", visitor);
const bell = (visitor?: TestVisitor) => load(bellLoader, "/api/bell/", visitor);
const friendRequests = (query: string, visitor?: TestVisitor) =>
  load(friendRequestsLoader, `/api/friend-requests/${query}`, visitor);

async function sendFriendRequest(from: TestVisitor, username: string): Promise<void> {
  expect((await from.postJson("/profile/friend-requests", { username })).status).toBe(200);
}

beforeAll(async () => {
  await openPortal();
});

describe("the session check", () => {
  it("returns the session's user without caching", async () => {
    const ada = await signUp("checked_ada");
    const result = await session(ada);
    expect(result.cache).toBe("private, no-store");
    const { userId } = await dataOf(getProfile, ada.fetch("/profile"));
    expect(result.body).toEqual({ status: "authenticated", userId });
  });

  it("returns no user for visitors and guests", async () => {
    expect((await session()).body).toEqual({ status: "signed-out", userId: null });
    expect((await session(await playAsGuest())).body).toEqual({ status: "guest", userId: null });
  });

  it("notices that a session has ended", async () => {
    const leaver = await signUp("checked_leaver");
    const elsewhere = { ...leaver, cookies: new Map(leaver.cookies) };
    await leaver.fetch("/session/logout");
    expect((await session(elsewhere)).body).toEqual({ status: "signed-out", userId: null });
  });
});

describe("the bell", () => {
  it("rings for an unread message and stops once it is read", async () => {
    const [ada, bo] = [await signUp("bell_ada"), await signUp("bell_bo")];
    expect((await bell(bo)).body).toEqual({ hasUnread: false });
    await sendFriendRequest(ada, "bell_bo");
    expect((await bell(bo)).body).toEqual({ hasUnread: true });
    await bo.postJson("/profile/v2/messages/read-all", {});
    const result = await bell(bo);
    expect(result).toMatchObject({ body: { hasUnread: false }, cache: "private, no-store" });
  });

  it("never rings for visitors and guests, without a warning", async () => {
    const warn = vi.spyOn(console, "warn");
    expect((await bell(newVisitor())).body).toEqual({ hasUnread: false });
    expect((await bell(await playAsGuest())).body).toMatchObject({ hasUnread: false });
    expect(warn).not.toHaveBeenCalled();
  });
});

describe("friend requests", () => {
  it("are paged by 25 unless the query sets another size", async () => {
    const receiver = await signUp("asked_cleo");
    for (const name of ["asking_ada", "asking_bo"]) await sendFriendRequest(await signUp(name), "asked_cleo");
    const all = await friendRequests("", receiver);
    expect(all.cache).toBe("private, no-store");
    expect(all.body).toMatchObject({
      requests: [{ username: "asking_bo" }, { username: "asking_ada" }],
      pagination: { currPage: 0, numPerPage: 25, totalItems: 2, totalPages: 1 },
    });
    expect((await friendRequests("?page=1&pageSize=1", receiver)).body).toMatchObject({
      requests: [{ username: "asking_ada" }],
      pagination: { currPage: 1, numPerPage: 1, totalItems: 2, totalPages: 2 },
    });
  });

  it.each(["?page=-1", "?page=one", "?page=0.5", "?pageSize=0", "?pageSize=101"])("refuse %s", async (query) => {
    expect((await friendRequests(query, newVisitor())).status).toBe(400);
  });

  it("are empty without an account", async () => {
    for (const visitor of [newVisitor(), await playAsGuest()]) {
      const result = await friendRequests("", visitor);
      expect(result).toMatchObject({ status: 200, body: { requests: [], pagination: { totalItems: 0 } } });
    }
  });
});
