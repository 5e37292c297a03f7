import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { loader as rootLoader } from "~/root";
import { loader as userLoader } from "~/routes/($locale).users.$username/route";
import { aPlayer, requestFriendship, befriend, changeFriends, friendsPage } from "../fixtures/people";
import { runLoader } from "../setup/portal";
import { openPortal } from "../setup/portal-visitors";
import type { TestVisitor } from "../setup/test-api";

const user = (username: string, visitor?: TestVisitor, prefix = "") =>
  runLoader(userLoader, "/:locale?/users/:username", `${prefix}/users/${username}/`, visitor ? { visitor } : {});
const toastOf = async (visitor: TestVisitor) => (await runLoader(rootLoader, "*", "/", { visitor })).payload.toast;

beforeAll(async () => {
  await openPortal();
});

describe("sending a friend request", () => {
  it("shows the request on both sides, and accepting makes friends", async () => {
    const [ada, bo] = [await aPlayer("Ada_asks"), await aPlayer("bo_accepts")];
    const requestId = await requestFriendship(ada, bo);
    expect(await toastOf(ada)).toEqual({ type: "success", message: "Request sent to bo_accepts." });
    expect((await friendsPage(ada)).payload.page.sent?.items).toMatchObject([{ username: "bo_accepts", requestId }]);
    expect((await friendsPage(bo)).payload.page.received.items).toMatchObject([
      { username: "Ada_asks", href: "/users/Ada_asks/" },
    ]);

    expect(await changeFriends(bo, { intent: "accept", requestId, target: "/de/messages/?page=1" })).toMatchObject({
      status: 302,
      location: "/de/messages/?page=1",
    });
    const { received, friends } = (await friendsPage(bo)).payload.page;
    expect(received.items).toEqual([]);
    expect(friends?.items).toMatchObject([{ username: "Ada_asks" }]);
    expect(friends?.items[0]?.note).toMatch(/^Active today · Friends since \d/);
  });

  it("returns the problem of an invalid name", async () => {
    const [ada, bo] = [await aPlayer("ada_wrong"), await aPlayer("bo_wrong")];
    const errorOf = async (username: string) => {
      const { status, payload } = await changeFriends(ada, { intent: "ask", username });
      return [status, payload];
    };
    expect(await errorOf("  ")).toEqual([409, { ok: false, error: "username_missing" }]);
    expect(await errorOf("nobody_here")).toEqual([409, { ok: false, error: "user_not_found", found: [] }]);
    expect(await errorOf("ada_wrong")).toEqual([409, { ok: false, error: "self" }]);
    await requestFriendship(ada, bo);
    expect(await errorOf("bo_wrong")).toEqual([409, { ok: false, error: "friend_request_already_sent" }]);
    await changeFriends(bo, { intent: "ask", username: "ada_wrong" });
    expect(await errorOf("bo_wrong")).toEqual([409, { ok: false, error: "already_friends" }]);
  });

  it("never redirects to another site", async () => {
    const [ada, bo] = [await aPlayer("ada_stays"), await aPlayer("bo_stays")];
    const target = "//evil.example/";
    const fields = { intent: "ask", username: bo.username, target };
    const { location } = await changeFriends(ada, fields, "/tr/profile/friends/");
    expect(location).toBe("/tr/profile/friends/");
  });
});

describe("declining, withdrawing and removing", () => {
  it("remove the row, and return an error when it is already gone", async () => {
    const [ada, bo] = [await aPlayer("ada_leaves"), await aPlayer("bo_leaves")];
    const declined = await requestFriendship(ada, bo);
    expect((await changeFriends(bo, { intent: "decline", requestId: declined })).status).toBe(302);
    const again = await changeFriends(bo, { intent: "decline", requestId: declined });
    expect([again.status, again.payload]).toEqual([409, { ok: false, error: "friend_request_not_found" }]);

    const withdrawn = await requestFriendship(ada, bo);
    expect((await changeFriends(ada, { intent: "cancel", requestId: withdrawn })).status).toBe(302);
    expect((await friendsPage(bo)).payload.page.received.items).toEqual([]);

    await befriend(ada, bo);
    const friend = (await friendsPage(ada)).payload.page.friends?.items[0];
    expect((await changeFriends(ada, { intent: "remove", userId: friend?.userId ?? "" })).status).toBe(302);
    expect((await friendsPage(bo)).payload.page.friends?.items).toEqual([]);
    const stranger = await changeFriends(ada, { intent: "remove", userId: randomUUID() });
    expect(stranger.payload).toEqual({ ok: false, error: "friend_not_found" });
  });

  it("redirects a page beyond the last to the first", async () => {
    const ada = await aPlayer("ada_pages");
    for (const list of ["page", "received", "sent"]) {
      expect(await friendsPage(ada, `/de/profile/friends/?${list}=3`)).toMatchObject({
        status: 302,
        location: "/de/profile/friends/",
      });
    }
  });
});

describe("a public profile", () => {
  it("shows the relation of the two players", async () => {
    const [ada, bo] = [await aPlayer("ada_public"), await aPlayer("bo_public")];
    const relation = async (visitor?: TestVisitor) => (await user("bo_public", visitor)).payload.profile.relation;
    expect(await relation()).toBe("visitor");
    expect(await relation(bo)).toBe("own");
    expect(await relation(ada)).toBe("NONE");
    await requestFriendship(ada, bo);
    expect(await relation(ada)).toBe("REQUEST_SENT");
    expect((await user("ada_public", bo)).payload.profile.relation).toBe("REQUEST_RECEIVED");
    await changeFriends(bo, { intent: "ask", username: "ada_public" });
    expect(await relation(ada)).toBe("FRIENDS");
  });

  it("has one address and is not indexed", async () => {
    await aPlayer("Spelled.So");
    expect(await user("spelled.so", undefined, "/de")).toMatchObject({
      status: 301,
      location: "/de/users/Spelled.So/",
    });
    const { payload } = await user("Spelled.So");
    expect(payload.meta).toContainEqual({ name: "robots", content: "noindex" });
    expect(payload.meta).toContainEqual({ title: "Spelled.So | Subpixel" });
  });

  it.each(["nobody_at_all", "..%2f", "%00"])("does not exist for %s", async (username) => {
    expect((await user(username)).status).toBe(404);
  });
});
