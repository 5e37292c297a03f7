import { beforeAll, describe, expect, it } from "vitest";
import {
  aStaffMember,
  auditLogPage,
  changeSecondFactor,
  changeStaff,
  deskHome,
  secondFactorPage,
  staffPage,
} from "../fixtures/desk-pages";
import type { Member } from "../fixtures/members";
import { KNOWN_PASSWORD, setKnownPassword } from "../fixtures/passwords";
import { aPlayer } from "../fixtures/people";
import { totpCode, wrongTotpCode } from "../fixtures/totp";
import { openPortal } from "../setup/portal-visitors";

let owner: Member;
beforeAll(async () => {
  owner = await aStaffMember("desk_owner", "OWNER");
});

describe("the desk", () => {
  it("asks visitors to log in, and refuses accounts without a role", async () => {
    const { status, location } = await deskHome();
    expect(status).toBe(302);
    expect(decodeURIComponent(location ?? "")).toMatch(/\/session\/login\?.*target=http:\/\/portal\.test\/desk\//);
    expect((await deskHome(await aPlayer("no_role"))).status).toBe(403);
  });

  it("leads owners without a second factor to the page that sets one up", async () => {
    const fresh = await aStaffMember("fresh_owner", "OWNER", false);
    expect(await deskHome(fresh, "/de/desk/")).toMatchObject({ status: 302, location: "/de/desk/second-factor/" });
    expect((await secondFactorPage(fresh)).payload.secondFactor).toEqual({
      ...{ isSetUp: false, hasApp: false, isNeeded: true, isRemovable: false, passkeys: [], isPasskeyKept: false },
    });
  });

  it("shows each role what it may do, and the latest changes only to those who may read them", async () => {
    await aPlayer("newcomer_1");
    await changeStaff(owner, { intent: "add", username: "newcomer_1", role: "EDITOR", reason: "Hired." });
    const { home } = (await deskHome(owner)).payload;
    expect(home).toMatchObject({ role: "Owner", haveChangesFailed: false });
    expect(home.changes?.[0]).toMatchObject({ text: "desk_owner gave newcomer_1 a role.", reason: "Hired." });
    const support = (await deskHome(await aStaffMember("desk_support", "SUPPORT"))).payload;
    expect(support.home).toMatchObject({ changes: null, role: "Support" });
    expect((await auditLogPage(await aStaffMember("desk_support_2", "SUPPORT"))).status).toBe(403);
  });

  it("is neither stored nor indexed", async () => {
    const { headers, payload } = await deskHome(owner);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(payload.meta).toContainEqual({ name: "robots", content: "noindex" });
  });
});

describe("roles", () => {
  const memberOf = async (username: string) =>
    (await staffPage(owner)).payload.list.members.find((member) => member.username === username);

  it("are given, changed and taken away, each with a line in the log", async () => {
    const { userId } = await aPlayer("role_taker");
    const added = await changeStaff(owner, {
      intent: "add",
      username: "Role_Taker",
      role: "SUPPORT",
      reason: "Helps.",
    });
    expect(added).toMatchObject({ status: 302, location: "/desk/people/" });
    expect(await memberOf("role_taker")).toMatchObject({ role: "SUPPORT", hasSecondFactor: false });
    const subject = { subject: userId };
    await changeStaff(owner, { intent: "change-role", ...subject, role: "MODERATOR", reason: "Moderates now." });
    expect(await memberOf("role_taker")).toMatchObject({ roleText: "Moderator" });
    expect((await changeStaff(owner, { intent: "remove", ...subject, reason: "Left." })).status).toBe(302);
    expect(await memberOf("role_taker")).toBeUndefined();
    const { lines } = (await auditLogPage(owner, "/desk/audit-log/?search=ROLE_t")).payload.log;
    expect(lines.map(({ reason }) => reason)).toEqual(["Left.", "Moderates now.", "Helps."]);
    expect(lines[1]?.fields.map(({ field, parts }) => [field, ...parts.map(({ text }) => text)])).toEqual([
      ["Role", "Support", "Moderator"],
    ]);
  });

  it("are refused at the field, in the page's language, with what was typed", async () => {
    const fields = { intent: "add", username: "nobody_at_all", role: "EDITOR", reason: "Für die Texte." };
    const { status, payload } = await changeStaff(owner, fields, "/de/desk/people/");
    expect(status).toBe(409);
    expect(payload).toMatchObject({ ok: false, error: "user_not_found", formId: "form-add" });
    expect(payload).toMatchObject({ reply: { initialValue: { username: "nobody_at_all", reason: "Für die Texte." } } });
    const empty = await changeStaff(owner, { intent: "add", username: "", role: "KING", reason: "x".repeat(501) });
    expect(empty.status).toBe(422);
    expect(empty.payload).toMatchObject({
      reply: {
        error: { username: ["Fill this in."], role: ["This does not fit."], reason: ["At most 500 characters."] },
      },
    });
  });

  it("of somebody who has none cannot be taken away", async () => {
    const { payload, status } = await changeStaff(owner, {
      ...{ intent: "remove", subject: "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e09", reason: "Gone." },
    });
    expect(status).toBe(409);
    expect(payload).toMatchObject({ error: "staff_member_not_found", message: "This account has no role any more." });
  });

  it("are shown, not changed, by the others", async () => {
    const editor = await aStaffMember("desk_editor", "EDITOR");
    expect((await staffPage(editor)).payload.list.roles).toBeNull();
    const { userId } = owner;
    const refused = await changeStaff(editor, { intent: "remove", subject: userId, reason: "A coup." });
    expect(refused.payload).toMatchObject({ error: "staff_role_insufficient" });
  });
});

describe("the audit log's page", () => {
  it("filters by kind, and redirects unknown kinds to the whole list", async () => {
    const { log } = (await auditLogPage(owner, "/de/desk/audit-log/?action=staff.added")).payload;
    expect(log.action).toBe("staff.added");
    expect(new Set(log.lines.map(({ fields }) => fields[0]?.parts[0]?.change))).toEqual(new Set(["added"]));
    const unknown = await auditLogPage(owner, "/desk/audit-log/?action=coup&search=a");
    expect(unknown).toMatchObject({ status: 301, location: "/desk/audit-log/?search=a" });
    expect((await auditLogPage(owner, "/desk/audit-log/?search=no+such+name")).payload.log).toMatchObject({
      ...{ lines: [], isFiltered: true, pager: null },
    });
    expect((await auditLogPage(owner, "/desk/audit-log/?page=999")).status).toBe(404);
  });
});

describe("the second factor", () => {
  it("is set up with a code, and shown again with the same secret after a wrong one", async () => {
    const member = await aStaffMember("factor_owner", "OWNER", false);
    await setKnownPassword({ database: await openPortal() }, member.userId);
    const wrong = await changeSecondFactor(member, { intent: "start", currentPassword: "not this one" });
    expect(wrong.payload).toMatchObject({ reply: { error: { currentPassword: ["This is not your password."] } } });
    const { payload } = await changeSecondFactor(member, { intent: "start", currentPassword: KNOWN_PASSWORD });
    if (!("started" in payload) || !payload.started) throw new Error("nothing was started");
    const { address, secret, recoveryCodes, qrCode } = payload.started;
    expect(recoveryCodes).toHaveLength(10);
    expect(qrCode.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    const form = { intent: "confirm", address, recoveryCodes: recoveryCodes.join(" ") };
    const refused = await changeSecondFactor(member, { ...form, code: wrongTotpCode(secret) });
    expect(refused.payload).toMatchObject({ error: "second_factor_code_wrong", started: payload.started });
    const confirmed = await changeSecondFactor(member, { ...form, code: totpCode(secret) });
    expect(confirmed).toMatchObject({ status: 302, location: "/desk/second-factor/" });
    expect((await deskHome(member)).payload.home.secondFactor.isSetUp).toBe(true);
    const renewed = await changeSecondFactor(member, { intent: "renew", currentPassword: KNOWN_PASSWORD });
    expect(renewed.payload).toMatchObject({ ok: true, recoveryCodes: expect.any(Array) as unknown });
    const kept = await changeSecondFactor(member, { intent: "remove", currentPassword: KNOWN_PASSWORD });
    expect(kept.payload).toMatchObject({ error: "second_factor_required", message: "Owners need a second factor." });
  });
});
