import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import * as calls from "~contract/calls/developer-studios";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { deleteOwnAccount, setKnownPassword } from "../../tests/fixtures/passwords";
import { addMember, storeStudio } from "../../tests/fixtures/stored-studios";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { studioApplications, studioInvitations, studioMembers, studios, studioTokens, user } from "../db/schema";
import { approveApplication, rejectApplication } from "../store/studios/applications";
import { saveAddressRule } from "../store/global-settings";

const DAY_MS = 86_400_000;
const APPLICATION = { name: "Kite Club", website: "https://kites.example/", message: "We fly." };

let api: TestApi;
let ada: Member;
let bo: Member;
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  ada = await aMember(api, "Ada_L");
  bo = await aMember(api, "Bo.K");
});

const teamOf = (studioId: string, member = ada) =>
  dataOf(calls.getStudioTeam, member.fetch(`/gamedev/studios/${studioId}/team`));
const rolesIn = async (studioId: string) => {
  const rows = await api.database.select().from(studioMembers).where(eq(studioMembers.studioId, studioId));
  return Object.fromEntries(rows.map(({ userId, role }) => [userId, role]));
};

describe("applications for a studio", () => {
  const apply = (member = ada, fields = {}) =>
    member.send("POST", "/gamedev/studio-applications", { ...APPLICATION, ...fields });
  const now = new Date();

  it("wait one at a time, and make the applicant the studio's owner when approved", async () => {
    const { applicationId, state } = await dataOf(calls.applyForStudio, apply());
    expect(state).toBe("WAITING");
    expect(await failureOf(apply(ada, { name: "Another" }))).toBe("400 application_waiting");
    const approved = await approveApplication(api.database, { actorId: null, applicationId, now });
    expect(approved?.name).toBe("Kite Club");
    expect(await approveApplication(api.database, { actorId: null, applicationId, now })).toBeNull();
    const { applications } = await dataOf(calls.listApplications, ada.fetch("/gamedev/studio-applications"));
    expect(applications).toMatchObject([{ state: "APPROVED", studioId: approved?.studioId, reason: null }]);
    const { studios: own } = await dataOf(calls.listDeveloperStudios, ada.fetch("/gamedev/studios"));
    expect(own).toMatchObject([{ name: "Kite Club", role: "OWNER", storedBytes: 0 }]);
    expect(own[0]?.gameMaxSize).toBeGreaterThan(100);
    const inbox = await (await ada.fetch("/profile/v2/messages")).text();
    expect(inbox).toContain("STUDIO_APPLICATION_APPROVED");
  });

  it("only one of two that arrive at once is taken", async () => {
    const statuses = await Promise.all([apply(), apply()].map(async (response) => (await response).status));
    expect(statuses.sort()).toEqual([200, 400]);
    expect(await api.database.$count(studioApplications)).toBe(1);
  });

  it("can be repeated after a rejection, whose reason the applicant reads", async () => {
    const { applicationId } = await dataOf(calls.applyForStudio, apply());
    await rejectApplication(api.database, { actorId: null, applicationId, reason: "Show us a game.", now });
    const { applications } = await dataOf(calls.listApplications, ada.fetch("/gamedev/studio-applications"));
    expect(applications).toMatchObject([{ state: "REJECTED", reason: "Show us a game.", studioId: null }]);
    expect(await (await ada.fetch("/profile/v2/messages")).text()).toContain("Show us a game.");
    expect((await apply()).status).toBe(200);
  });

  it("cannot take a studio's name, whatever its case, not even if both waited", async () => {
    const { applicationId } = await dataOf(calls.applyForStudio, apply());
    await api.database.insert(studios).values({ studioId: crypto.randomUUID(), name: "KITE club" });
    expect(await failureOf(apply(bo, { name: " kite  Club " }))).toBe("400 studio_name_taken");
    const approval = approveApplication(api.database, { actorId: null, applicationId, now });
    await expect(approval).rejects.toMatchObject({ code: "studio_name_taken" });
    const [row] = await api.database.select().from(studioApplications);
    expect(row).toMatchObject({ state: "waiting", decidedAt: null });
  });

  it("need a visible name and, where mails are sent, a confirmed address", async () => {
    expect(await failureOf(apply(ada, { name: "Kite\u202eClub" }))).toBe("400 invalid_request_payload");
    await saveAddressRule(api.database, true);
    expect(await failureOf(apply())).toBe("400 email_not_confirmed");
    await api.database.update(user).set({ emailVerified: true }).where(eq(user.id, ada.userId));
    expect((await apply()).status).toBe(200);
  });
});

describe("invitations", () => {
  let studioId: string;
  beforeEach(async () => {
    studioId = await storeStudio(api.database, ada);
  });

  const invite = (email = "bo@example.org", role = "DEVELOPER", query = "") =>
    ada.send("POST", `/gamedev/studios/${studioId}/invitations${query}`, { email, role });
  const accept = (secret: string, member = bo) => member.send("POST", "/gamedev/invitations/accept", { secret });
  const mailedSecret = async () => {
    const text = (await api.mails()).at(-1)?.text ?? "";
    return /\/studio\/invitations\/([\w-]+)\//.exec(text)?.[1] ?? "";
  };

  it("are mailed in the inviter's language, and let the reader join once", async () => {
    const { invitation, link } = await dataOf(calls.inviteMember, invite("Bo@Example.org", "TESTER", "?locale=de"));
    expect(invitation).toMatchObject({ email: "bo@example.org", role: "TESTER" });
    expect(link ?? null).toBeNull();
    const [mail] = await api.mails();
    expect(mail?.to).toBe("bo@example.org");
    expect(mail?.subject).toMatch(/^Einladung in das Studio Kite Club/);
    expect(mail?.text).toContain("Ada_L lädt dich");
    expect(mail?.text).toContain("14 Tage");
    expect(mail?.text).toMatch(/http:\/\/portal\.test\/de\/studio\/invitations\/[\w-]{43}\//);
    const secret = await mailedSecret();
    expect(JSON.stringify(await api.database.select().from(studioInvitations))).not.toContain(secret);
    expect(await dataOf(calls.acceptInvitation, accept(secret))).toMatchObject({ studioId, role: "TESTER" });
    expect(await failureOf(accept(secret))).toBe("404 invitation_not_found");
    expect(await rolesIn(studioId)).toEqual({ [ada.userId]: "OWNER", [bo.userId]: "TESTER" });
    expect((await teamOf(studioId)).invitations).toEqual([]);
  });

  it("can be accepted by one of two who press the button at once", async () => {
    await invite();
    const secret = await mailedSecret();
    const cy = await aMember(api, "Cy");
    const responses = await Promise.all([accept(secret), accept(secret, cy)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(Object.keys(await rolesIn(studioId))).toHaveLength(2);
  });

  it("never take a role away", async () => {
    await invite("ada@example.org", "TESTER");
    expect(await dataOf(calls.acceptInvitation, accept(await mailedSecret(), ada))).toMatchObject({ role: "OWNER" });
    await addMember(api.database, studioId, bo, "TESTER");
    await invite("bo@example.org", "DEVELOPER");
    expect(await dataOf(calls.acceptInvitation, accept(await mailedSecret()))).toMatchObject({ role: "DEVELOPER" });
  });

  it("end after two weeks, by being revoked, and by a newer one to the same address", async () => {
    await invite();
    const first = await mailedSecret();
    const { invitation } = await dataOf(calls.inviteMember, invite());
    const second = await mailedSecret();
    expect(await failureOf(accept(first))).toBe("404 invitation_not_found");
    const left = Date.parse(invitation.expiryDate) - Date.now();
    expect(Math.round(left / DAY_MS)).toBe(14);
    await api.database.update(studioInvitations).set({ expiresAt: new Date(Date.now() - 1) });
    expect(await failureOf(accept(second))).toBe("404 invitation_not_found");
    expect((await teamOf(studioId)).invitations).toEqual([]);
    const { invitation: third } = await dataOf(calls.inviteMember, invite());
    const path = `/gamedev/studios/${studioId}/invitations/${third.invitationId}`;
    expect((await ada.send("DELETE", path)).status).toBe(200);
    expect(await failureOf(accept(await mailedSecret()))).toBe("404 invitation_not_found");
    expect(await failureOf(ada.send("DELETE", path))).toBe("404 invitation_not_found");
  });

  it.each(["is removed", "becomes a developer"])("fall with the rights of the owner who %s", async (fall) => {
    await addMember(api.database, studioId, bo, "OWNER");
    await bo.send("POST", `/gamedev/studios/${studioId}/invitations`, { email: "cy@example.org", role: "OWNER" });
    const secret = await mailedSecret();
    const path = `/gamedev/studios/${studioId}/members/${bo.userId}`;
    const fallen = fall === "is removed" ? ada.send("DELETE", path) : ada.send("PATCH", path, { role: "DEVELOPER" });
    expect((await fallen).status).toBe(200);
    expect((await teamOf(studioId)).invitations).toEqual([]);
    expect(await failureOf(accept(secret, await aMember(api, "Cy")))).toBe("404 invitation_not_found");
    expect((await invite()).status).toBe(200);
    expect(await api.database.$count(studioInvitations)).toBe(1);
  });

  it("are limited to twenty open ones, even when sent at once", async () => {
    const sent = Array.from({ length: 22 }, (_, index) => invite(`friend-${String(index)}@example.org`));
    const statuses = await Promise.all(sent.map(async (response) => (await response).status));
    expect(statuses.filter((status) => status === 400)).toHaveLength(2);
    expect(await api.database.$count(studioInvitations)).toBe(20);
  });

  it("are limited by recipient", async () => {
    api = await startTestApi();
    ada = await aMember(api, "Ada_L");
    studioId = await storeStudio(api.database, ada);
    for (let count = 0; count < 6; count += 1) expect((await invite()).status).toBe(200);
    expect(await failureOf(invite())).toBe("429 too_many_requests");
    expect((await invite("somebody.else@example.org")).status).toBe(200);
  });
});

describe("members", () => {
  let studioId: string;
  beforeEach(async () => {
    studioId = await storeStudio(api.database, ada);
  });
  const pathOf = (member: Member) => `/gamedev/studios/${studioId}/members/${member.userId}`;
  const change = (by: Member, whom: Member, role: string) => by.send("PATCH", pathOf(whom), { role });
  const remove = (by: Member, whom: Member) => by.send("DELETE", pathOf(whom));

  it("are listed for members; invitations and tokens for owners only", async () => {
    await addMember(api.database, studioId, bo, "DEVELOPER");
    await ada.send("POST", `/gamedev/studios/${studioId}/invitations`, { email: "cy@example.org", role: "OWNER" });
    const token = { name: "Build server", scopes: ["gamedev:read"], expiryDays: 1 };
    await ada.send("POST", `/gamedev/studios/${studioId}/tokens`, token);
    const ofOwner = await teamOf(studioId);
    expect(ofOwner.members.map(({ username, role }) => [username, role])).toEqual([
      ["Ada_L", "OWNER"],
      ["Bo.K", "DEVELOPER"],
    ]);
    expect([ofOwner.invitations.length, ofOwner.tokens.length]).toEqual([1, 1]);
    const ofDeveloper = await teamOf(studioId, bo);
    expect(ofDeveloper).toMatchObject({ studio: { role: "DEVELOPER" }, invitations: [], tokens: [] });
    expect(ofDeveloper.members).toEqual(ofOwner.members);
  });

  it("are changed and removed by owners, and may leave themselves", async () => {
    const cy = await aMember(api, "Cy");
    await addMember(api.database, studioId, bo, "TESTER");
    await addMember(api.database, studioId, cy, "DEVELOPER");
    expect(await dataOf(calls.changeMember, change(ada, bo, "DEVELOPER"))).toMatchObject({ role: "DEVELOPER" });
    expect(await failureOf(remove(bo, cy))).toBe("403 studio_role_insufficient");
    expect((await remove(cy, cy)).status).toBe(200);
    expect((await remove(ada, bo)).status).toBe(200);
    expect(await failureOf(bo.fetch(`/gamedev/studios/${studioId}/team`))).toBe("404 studio_not_found");
  });

  it("keep an owner, even when two owners remove or demote each other at once", async () => {
    await addMember(api.database, studioId, bo, "OWNER");
    const removals = await Promise.all([remove(ada, bo), remove(bo, ada)]);
    expect(removals.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(Object.values(await rolesIn(studioId))).toEqual(["OWNER"]);
    await api.database.delete(studioMembers);
    for (const owner of [ada, bo]) await addMember(api.database, studioId, owner, "OWNER");
    await Promise.all([change(ada, ada, "TESTER"), change(bo, bo, "TESTER")]);
    expect(Object.values(await rolesIn(studioId)).sort()).toEqual(["OWNER", "TESTER"]);
  });

  it("are followed by the first developer when the only owner deletes the account", async () => {
    const cy = await aMember(api, "Cy");
    await addMember(api.database, studioId, bo, "DEVELOPER");
    await addMember(api.database, studioId, cy, "DEVELOPER");
    const earlier = { joinedAt: new Date(Date.now() - DAY_MS) };
    await api.database.update(studioMembers).set(earlier).where(eq(studioMembers.userId, cy.userId));
    await setKnownPassword(api, ada.userId);
    expect((await deleteOwnAccount(ada)).status).toBe(200);
    expect(await rolesIn(studioId)).toEqual({ [cy.userId]: "OWNER", [bo.userId]: "DEVELOPER" });
  });

  it("may all go with their accounts; the studio stays", async () => {
    await addMember(api.database, studioId, bo, "TESTER");
    await setKnownPassword(api, ada.userId);
    expect((await deleteOwnAccount(ada)).status).toBe(200);
    expect(await rolesIn(studioId)).toEqual({ [bo.userId]: "TESTER" });
    expect(await api.database.$count(studios, eq(studios.studioId, studioId))).toBe(1);
  });
});

describe("tokens", () => {
  it("end with the membership of their maker, and do not come back with it", async () => {
    const studioId = await storeStudio(api.database, ada);
    await addMember(api.database, studioId, bo, "OWNER");
    const body = { name: "Build server", scopes: ["gamedev:write", "gamedev:read"], expiryDays: 30 };
    const created = bo.send("POST", `/gamedev/studios/${studioId}/tokens`, body);
    const { token, secret } = await dataOf(calls.createStudioToken, created);
    expect(secret).toMatch(/^sps_[\w-]{43}$/);
    expect(token).toMatchObject({ name: "Build server", username: "Bo.K", gameId: null, lastUsedDate: null });
    expect(token.scopes).toEqual(["gamedev:read", "gamedev:write"]);
    expect(JSON.stringify(await api.database.select().from(studioTokens))).not.toContain(secret);
    const use = () => api.fetch("/gamedev/studios", { headers: { authorization: `Bearer ${secret}` } });
    expect((await use()).status).toBe(200);
    await ada.send("DELETE", `/gamedev/studios/${studioId}/members/${bo.userId}`);
    expect(await failureOf(use())).toBe("401 invalid_token");
    await addMember(api.database, studioId, bo, "OWNER");
    expect(await failureOf(use())).toBe("401 invalid_token");
    expect((await teamOf(studioId)).tokens).toEqual([]);
  });
});
