import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { user } from "~api/db/schema";
import { loader as peopleLoader } from "~/routes/api.people";
import { action as privacyAction, loader as privacyLoader } from "~/routes/($locale).profile.privacy/route";
import { loader as userLoader } from "~/routes/($locale).users.$username/route";
import type { PeopleSearchResponse } from "~/view-models/found-people";
import { PRIVACY_PARTS } from "~/view-models/privacy-page";
import { aPlayer, befriend, changeFriends, friendsPage } from "../fixtures/people";
import type { Member } from "../fixtures/members";
import { callRoute } from "../setup/call-route";
import { runAction, runLoader } from "../setup/portal";
import { newVisitor, openPortal } from "../setup/portal-visitors";

const PATTERN = "/:locale?/profile/privacy";
const PATH = "/profile/privacy/";
const CHOICES = Object.fromEntries(PRIVACY_PARTS.map((part) => [part, "FRIENDS"]));

const page = async (member: Pick<Member, "cookies">, path = PATH) =>
  (await runLoader(privacyLoader, PATTERN, path, { visitor: member })).payload.page;
const save = (visitor: Pick<Member, "cookies">, fields: Record<string, string>, path = PATH) =>
  runAction(privacyAction, path, { visitor, pattern: PATTERN, body: new URLSearchParams(fields) });
const profileOf = async (viewer: Pick<Member, "cookies">, username: string) =>
  (await runLoader(userLoader, "/:locale?/users/:username", `/users/${username}/`, { visitor: viewer })).payload
    .profile;

describe("the privacy form", () => {
  it("shows the choices and saves them as a plain form", async () => {
    const ada = await aPlayer("Priv_ada");
    const { choices, version } = await page(ada);
    expect(choices).toMatchObject({ bestScores: "EVERYONE", favorites: "FRIENDS" });
    const saved = await save(ada, { ...CHOICES, version, bestScores: "NOBODY" }, "/de/profile/privacy/");
    expect([saved.status, saved.location]).toEqual([302, "/de/profile/privacy/"]);
    expect((await page(ada)).choices).toEqual({ ...CHOICES, bestScores: "NOBODY" });
    const stranger = await aPlayer("Priv_bo");
    expect((await profileOf(stranger, "Priv_ada")).bestScores).toBeNull();
    expect((await profileOf(ada, "Priv_ada")).bestScores).toEqual([]);
  });

  it("is refused when sent twice, returns the choices, and then saves", async () => {
    const ada = await aPlayer("Priv_cy");
    const { version } = await page(ada);
    const fields = { ...CHOICES, version, country: "NOBODY" };
    const results = await Promise.all([save(ada, fields), save(ada, fields)]);
    expect(results.map(({ status }) => status).sort()).toEqual([302, 409]);
    const refused = results.find(({ status }) => status === 409);
    expect(refused?.payload).toEqual({
      ...{ ok: false, error: "version_conflict", version: String(Number(version) + 1) },
      choices: { ...CHOICES, country: "NOBODY" },
    });
    const again = await save(ada, { ...fields, version: String(Number(version) + 1) });
    expect(again.status).toBe(302);
  });

  it.each(PRIVACY_PARTS)("refuses other values for %s", async (part) => {
    const ada = await aPlayer(`Priv_w_${part}`.toLowerCase());
    const { version, choices } = await page(ada);
    expect((await save(ada, { ...CHOICES, version, [part]: "SOMEBODY" })).status).toBe(400);
    expect((await page(ada)).choices).toEqual(choices);
  });

  it("redirects an ended session to the login page and back", async () => {
    const refused = await save(newVisitor(), { ...CHOICES, version: "1" });
    expect([refused.status, refused.location]).toEqual([302, expect.stringMatching(/session\/login\?.*privacy/)]);
  });
});

describe("blocking", () => {
  it("starts on a profile, is listed under privacy, and is undone there", async () => {
    const [ada, bo] = [await aPlayer("Blk_ada"), await aPlayer("Blk_bo")];
    await befriend(bo, ada);
    expect((await profileOf(ada, "Blk_bo")).relation).toBe("FRIENDS");
    const target = "/users/Blk_bo/";
    const blocked = await changeFriends(ada, { intent: "block", userId: bo.userId, target });
    expect([blocked.status, blocked.location]).toEqual([302, target]);
    expect((await profileOf(ada, "Blk_bo")).relation).toBe("BLOCKED");
    expect((await profileOf(bo, "Blk_ada")).relation).toBe("NONE");
    expect((await friendsPage(bo)).payload.page.friends?.items).toEqual([]);
    const { blocked: listed } = await page(ada, "/ru/profile/privacy/");
    expect(listed).toMatchObject([{ username: "Blk_bo", note: expect.stringContaining("Заблокирован") as string }]);
    const request = await changeFriends(ada, { intent: "ask", username: "Blk_bo" });
    expect([request.status, request.payload]).toEqual([409, { ok: false, error: "user_blocked" }]);
    expect((await changeFriends(ada, { intent: "unblock", userId: bo.userId })).status).toBe(302);
    const repeated = await changeFriends(ada, { intent: "unblock", userId: bo.userId });
    expect(repeated.payload).toEqual({ ok: false, error: "block_not_found" });
    expect((await page(ada)).blocked).toEqual([]);
  });
});

describe("a name that is typed", () => {
  const found = async (visitor: Pick<Member, "cookies">, search: string, locale = "en") => {
    const path = `/api/people/?search=${search}&locale=${locale}`;
    return (await callRoute<PeopleSearchResponse | null>(peopleLoader, path, visitor)).body;
  };

  it("finds players whose name starts with it, and the possible action", async () => {
    const [ada, bo] = [await aPlayer("Typ_ada"), await aPlayer("Typ_bo")];
    expect(await found(ada, "typ_b")).toMatchObject({ people: [{ username: "Typ_bo", note: "", action: "ask" }] });
    await befriend(bo, ada);
    expect(await found(ada, "typ_b", "de")).toMatchObject({
      people: [{ note: "Schon in deiner Freundesliste", href: "/de/users/Typ_bo/", action: null }],
    });
    expect(await found(newVisitor(), "typ_b")).toBeNull();
  });

  it("without a match returns similar names", async () => {
    const ada = await aPlayer("Mnt_ada");
    await aPlayer("Mnt_mira");
    const result = await changeFriends(ada, { intent: "ask", username: "mnt_myra" });
    expect(result.payload).toMatchObject({ error: "user_not_found", found: [{ username: "Mnt_mira" }] });
    const unknown = await changeFriends(ada, { intent: "ask", username: "qqqqqq" });
    expect(unknown.payload).toEqual({ ok: false, error: "user_not_found", found: [] });
  });
});

describe("presence", () => {
  it("is shown to friends in their language", async () => {
    const [ada, bo] = [await aPlayer("Prs_ada"), await aPlayer("Prs_bo")];
    await befriend(ada, bo);
    const noteIn = async (path: string) => (await friendsPage(bo, path)).payload.page.friends?.items[0]?.note;
    expect(await noteIn("/profile/friends/")).toMatch(/^Active today · Friends since/);
    expect(await noteIn("/ru/profile/friends/")).toMatch(/^Активность: сегодня · /);
    const database = await openPortal();
    await database.update(user).set({ lastActiveFor: "NOBODY", lastActiveOn: null }).where(eq(user.id, ada.userId));
    expect(await noteIn("/profile/friends/")).toMatch(/^Friends since/);
  });
});
