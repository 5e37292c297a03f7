import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { messages } from "~api/db/schema";
import { gameId } from "~api/seed/demo-games";
import { loader as messagesLoader, action as messagesAction } from "~/routes/($locale).messages/route";
import { loader as profileLoader } from "~/routes/($locale).profile._index/route";
import { loader as purchasesLoader } from "~/routes/($locale).profile.purchases/route";
import type { Member } from "../fixtures/members";
import { aPlayer, requestFriendship, befriend, changeFriends } from "../fixtures/people";
import { grantPixels, storeItem } from "../fixtures/spending";
import { runAction, runLoader } from "../setup/portal";
import { openPortal } from "../setup/portal-visitors";

let database: Awaited<ReturnType<typeof openPortal>>;

beforeAll(async () => {
  database = await openPortal();
});

const profile = (visitor: Member, path = "/profile/") =>
  runLoader(profileLoader, "/:locale?/profile", path, { visitor });
const purchases = (visitor: Member, path = "/profile/purchases/") =>
  runLoader(purchasesLoader, "/:locale?/profile/purchases", path, { visitor });
const inbox = async (visitor: Member, path = "/messages/") =>
  (await runLoader(messagesLoader, "/:locale?/messages", path, { visitor })).payload.inbox;
const changeInbox = (visitor: Member, fields: Record<string, string>) =>
  runAction(messagesAction, "/messages/", { visitor, body: new URLSearchParams(fields) });

describe("the profile", () => {
  it("shows the owner's details in the page's language, and some friends", async () => {
    const ada = await aPlayer("ada_profile");
    await befriend(await aPlayer("bo_profile"), ada);
    const changes = { profileVersion: "1", name: "Ada", countryCode: "DE", description: "Plays at night." };
    expect((await ada.send("PATCH", "/profile", changes)).status).toBe(200);
    const { profile: page } = (await profile(ada, "/de/profile/")).payload;
    expect(page.about).toMatchObject({ name: "Ada", country: "Deutschland", description: "Plays at night." });
    expect(page).toMatchObject({ publicHref: "/de/users/ada_profile/", bestScores: [] });
    expect(page.friends).toMatchObject([{ username: "bo_profile", href: "/de/users/bo_profile/" }]);
  });
});

describe("purchases", () => {
  it("are empty before the first purchase", async () => {
    const { page } = (await purchases(await aPlayer("ada_saves"))).payload;
    expect(page).toMatchObject({ purchases: [], pager: null });
    expect(page.wallet.entries).toEqual([]);
    expect(page.wallet.balances.map(({ name, amount }) => [name, amount])).toEqual([
      ...[
        ["RPx", "0"],
        ["GPx", "0"],
        ["BPx", "0"],
      ],
    ]);
  });

  it("show the receipt, the balance and the wallet's history", async () => {
    const ada = await aPlayer("ada_spends");
    await grantPixels({ database }, ada.userId, 1_250);
    const itemId = await storeItem({ database }, { gameId: gameId("softfall"), price: 30 });
    const bought = await ada.send("POST", `/gxc/games/${gameId("softfall")}/items/${itemId}/purchase`);
    expect(bought.status).toBe(200);
    const { page } = (await purchases(ada, "/de/profile/purchases/")).payload;
    expect(page.purchases).toMatchObject([{ title: "Softfall", item: "Vollversion", price: "30\u00a0RPx" }]);
    expect(page.purchases[0]?.date).toMatch(/^vor \d+ Sekunden?$/);
    expect(page.wallet.balances[0]).toMatchObject({ name: "RPx", amount: "1\u00a0220" });
    expect(page.wallet.entries).toMatchObject([
      { reason: "Kauf", subject: "Softfall", amount: "−30\u00a0RPx", balanceAfter: "Stand 1\u00a0220\u00a0RPx" },
      { reason: "Geschenk", subject: "Welcome", amount: "+1\u00a0250\u00a0RPx" },
    ]);
  });

  it("have a pager for each list", async () => {
    const ada = await aPlayer("ada_turns");
    for (let grant = 0; grant < 51; grant++) await grantPixels({ database }, ada.userId, 1);
    const { page } = (await purchases(ada, "/profile/purchases/?history=1")).payload;
    expect(page.wallet.pager).toMatchObject({ previous: "/profile/purchases/", next: "/profile/purchases/?history=2" });
    expect(await purchases(ada, "/profile/purchases/?history=9")).toMatchObject({ location: "/profile/purchases/" });
  });
});

describe("the inbox", () => {
  it("shows a friend request that can be accepted in place", async () => {
    const [ada, bo] = [await aPlayer("ada_inbox"), await aPlayer("bo_inbox")];
    const requestId = await requestFriendship(bo, ada);
    const [message] = (await inbox(ada)).messages;
    expect(message).toMatchObject({ isUnread: true, href: "/users/bo_inbox/", requestId });
    expect(message?.sentence).toEqual([
      { text: "bo_inbox", isName: true },
      { text: " wants to be friends", isName: false },
    ]);
    const target = "/messages/?unread=true";
    expect(await changeFriends(ada, { intent: "accept", requestId, target })).toMatchObject({ location: target });
    expect((await inbox(ada)).messages).toMatchObject([{ requestId: null, isUnread: true }]);
    expect((await inbox(bo)).messages[0]?.sentence.at(-1)?.text).toBe(" accepted your friend request");
  });

  it("leaves messages unread until they are marked, one by one or all at once", async () => {
    const ada = await aPlayer("ada_reads");
    const [first] = await fillInbox(ada, 3);
    expect((await inbox(ada)).unread).toBe(3);
    expect((await inbox(ada)).unread).toBe(3);
    const here = "/messages/?page=0";
    expect(await changeInbox(ada, { intent: "read", messageId: first ?? "", target: here })).toMatchObject({
      status: 302,
      location: here,
    });
    expect((await inbox(ada, "/messages/?unread=true")).messages).toHaveLength(2);
    await changeInbox(ada, { intent: "read-all" });
    expect(await inbox(ada, "/messages/?unread=true")).toMatchObject({ messages: [], unread: 0 });
    expect((await inbox(ada)).messages).toHaveLength(3);
  });

  it("deletes a message once", async () => {
    const ada = await aPlayer("ada_deletes");
    const [messageId = ""] = await fillInbox(ada, 1);
    expect((await changeInbox(ada, { intent: "delete", messageId })).status).toBe(302);
    expect((await inbox(ada)).messages).toEqual([]);
    const again = await changeInbox(ada, { intent: "delete", messageId });
    expect([again.status, again.payload]).toEqual([409, { ok: false, error: "message_not_found" }]);
  });

  it("has pages, and redirects from beyond the last", async () => {
    const ada = await aPlayer("ada_pages_on");
    await fillInbox(ada, 26);
    expect((await inbox(ada, "/de/messages/?unread=true&page=1")).pager).toMatchObject({
      previous: "/de/messages/?unread=true",
    });
    const behind = await runLoader(messagesLoader, "/:locale?/messages", "/messages/?page=2", { visitor: ada });
    expect(behind).toMatchObject({ status: 302, location: "/messages/" });
  });
});

async function fillInbox(member: Member, count: number): Promise<string[]> {
  const data = {
    messageType: "FAVORITE_GAME_UPDATED",
    mainEntityId: gameId("softfall"),
    gameTitle: "Softfall",
  } as const;
  const createdAt = new Date();
  const rows = Array.from({ length: count }, () => ({
    ...{ messageId: randomUUID(), userId: member.userId, data, createdAt },
  }));
  await database.insert(messages).values(rows);
  return rows.map(({ messageId }) => messageId);
}
