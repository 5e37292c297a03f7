import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { purchases } from "~api/db/schema";
import { seedId } from "~api/seed/deterministic-ids";
import { gameId } from "~api/seed/demo-games";
import { action as changeFavorite } from "~/routes/api.favorites";
import { action as claim } from "~/routes/api.purchases";
import { action as changeDetails, loader as details } from "~/routes/($locale).profile.account-details/route";
import { action as changeInbox, loader as inbox } from "~/routes/($locale).messages/route";
import { loader as receipt } from "~/routes/($locale).profile.purchases_.$purchaseId/route";
import type { Member } from "../fixtures/members";
import { aPlayer, requestFriendship, changeFriends, friendsPage } from "../fixtures/people";
import { runAction, runLoader } from "../setup/portal";
import { openPortal } from "../setup/portal-visitors";

// The portal's forms with another user's ids; tests/contract/wrong-user covers the API's calls.
let database: Awaited<ReturnType<typeof openPortal>>;
let owner: Member;
let thief: Member;
const nameOf = (start: string) => `${start}_${crypto.randomUUID().slice(0, 8)}`;

beforeAll(async () => {
  database = await openPortal();
  [owner, thief] = [await aPlayer(nameOf("owner")), await aPlayer(nameOf("thief"))];
});

const DETAILS = "/:locale?/profile/account-details";

describe("with ids of another user, the portal's forms", () => {
  it("accept, decline and withdraw no friend request", async () => {
    const requester = await aPlayer(nameOf("asker"));
    const requestId = await requestFriendship(requester, owner);
    for (const intent of ["accept", "decline", "cancel"]) {
      const { status, payload } = await changeFriends(thief, { intent, requestId });
      expect([intent, status, payload]).toEqual([intent, 409, { ok: false, error: "friend_request_not_found" }]);
    }
    const { received } = (await friendsPage(owner)).payload.page;
    expect(received.items.map((item) => item.requestId)).toContain(requestId);
  });

  it("read and delete no message", async () => {
    const requester = await aPlayer(nameOf("writer"));
    await requestFriendship(requester, owner);
    const read = async () => {
      const { payload } = await runLoader(inbox, "/:locale?/messages", "/messages/", { visitor: owner });
      // The relative time changes between the requests.
      return JSON.stringify(payload.inbox).replace(/"date":"[^"]*"/g, "");
    };
    const before = await read();
    const [messageId] = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(before) ?? [];
    for (const intent of ["read", "delete"]) {
      const body = new URLSearchParams({ intent, messageId: String(messageId) });
      const { status } = await runAction(changeInbox, "/messages/", {
        ...{ visitor: thief, pattern: "/:locale?/messages", body },
      });
      expect([intent, status]).toEqual([intent, 409]);
    }
    expect(await read()).toBe(before);
  });

  it("remove no favourite", async () => {
    const change = (visitor: Member, fields: Record<string, string>) =>
      runAction(changeFavorite, "/api/favorites/", {
        visitor,
        body: new URLSearchParams({ kind: "game", id: gameId("lantern-run"), ...fields }),
      });
    const { payload } = await change(owner, {});
    if (!("favoriteId" in payload)) return expect.fail("not a favourite");
    const favoriteId = String(payload.favoriteId);
    await change(thief, { favoriteId });
    const favorites = await owner.fetch("/profile/favorites?type=games");
    expect(await favorites.text()).toContain(favoriteId);
  });

  it("end no session", async () => {
    const security = async () =>
      (await runLoader(details, DETAILS, "/profile/account-details/", { visitor: owner })).payload.security;
    const before = (await security()).sessions?.map(({ sessionId }) => sessionId);
    expect(before).toHaveLength(1);
    const body = new URLSearchParams({ intent: "end-session", sessionId: String(before?.[0]) });
    await runAction(changeDetails, "/profile/account-details/", { visitor: thief, pattern: DETAILS, body });
    expect((await security()).sessions?.map(({ sessionId }) => sessionId)).toEqual(before);
  });

  it("show no receipt", async () => {
    const itemId = seedId("item:pond-quartet:full-version");
    const body = new URLSearchParams({ gameId: gameId("pond-quartet"), itemId, key: crypto.randomUUID() });
    await runAction(claim, "/api/purchases/", { visitor: owner, body });
    const [purchase] = await database.select().from(purchases).where(eq(purchases.userId, owner.userId));
    const statusFor = async (visitor: Member) => {
      const path = `/profile/purchases/${String(purchase?.purchaseId)}/`;
      return (await runLoader(receipt, "/:locale?/profile/purchases/:purchaseId", path, { visitor })).status;
    };
    expect([await statusFor(owner), await statusFor(thief)]).toEqual([200, 404]);
  });
});
