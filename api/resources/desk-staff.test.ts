import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import * as calls from "~contract/calls/desk-staff";
import { permissionsOf, type StaffRole } from "~contract/entities/staff";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { deleteOwnAccount, setKnownPassword } from "../../tests/fixtures/passwords";
import { appoint } from "../../tests/fixtures/staff";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { auditLog, staffMembers, user } from "../db/schema";
import { recordAudit } from "../store/staff/audit-log";
import { appointOwner } from "../store/staff/staff-members";

const UNKNOWN_ID = "11111111-1111-4111-8111-111111111111";
const REASON = "They answer the mails.";

let api: TestApi;
let ada: Member;
let bo: Member;
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  ada = await aMember(api, "Ada_L");
  bo = await aMember(api, "Bo.K");
  await appoint(api.database, ada, { role: "OWNER", since: new Date("2026-01-01T10:00:00Z") });
});

const add = (username: string, role: StaffRole, { by = ada, reason = REASON } = {}) =>
  by.send("POST", "/desk/staff", { username, role, reason });
const change = (member: Member, role: StaffRole, { by = ada, reason = REASON } = {}) =>
  by.send("PATCH", `/desk/staff/${member.userId}`, { role, reason });
const remove = (member: Member, { by = ada, reason = REASON } = {}) =>
  by.send("POST", `/desk/staff/${member.userId}/removal`, { reason });
const rolesAtDesk = async () => {
  const rows = await api.database.select().from(staffMembers);
  return Object.fromEntries(rows.map(({ userId, role }) => [userId, role]));
};
const loggedRows = () => api.database.select().from(auditLog).orderBy(asc(auditLog.createdAt));
const listLog = (query = "", by = ada) => dataOf(calls.listAuditEntries, by.fetch(`/desk/audit-log${query}`));

describe("the profile of somebody at the desk", () => {
  it("has the role, its permissions and whether a second factor is missing", async () => {
    await appoint(api.database, bo, { role: "SUPPORT", hasSecondFactor: false });
    const support = await dataOf(calls.getDeskProfile, bo.fetch("/desk/profile"));
    expect(support).toMatchObject({ userId: bo.userId, username: "Bo.K", role: "SUPPORT", hasSecondFactor: false });
    expect([support.permissions, support.needsSecondFactor]).toEqual([permissionsOf("SUPPORT"), false]);
    await appoint(api.database, bo, { role: "OWNER", hasSecondFactor: false });
    const owner = await dataOf(calls.getDeskProfile, bo.fetch("/desk/profile"));
    expect(owner).toMatchObject({ role: "OWNER", hasSecondFactor: false, needsSecondFactor: true });
    expect(await failureOf(bo.fetch("/desk/staff"))).toBe("403 second_factor_required");
  });
});

describe("the staff", () => {
  it("is listed owners first, then by role and by when they came", async () => {
    const [cy, di, ed] = [await aMember(api, "Cy"), await aMember(api, "Di"), await aMember(api, "Ed")];
    await appoint(api.database, bo, {
      role: "SUPPORT",
      since: new Date("2026-01-02T10:00:00Z"),
      hasSecondFactor: false,
    });
    await appoint(api.database, cy, { role: "EDITOR", since: new Date("2026-01-05T10:00:00Z") });
    await appoint(api.database, di, { role: "EDITOR", since: new Date("2026-01-03T10:00:00Z") });
    await appoint(api.database, ed, { role: "OWNER", since: new Date("2026-01-04T10:00:00Z") });
    const { staff } = await dataOf(calls.listStaff, bo.fetch("/desk/staff"));
    expect(staff.map(({ username, role, hasSecondFactor }) => [username, role, hasSecondFactor])).toEqual([
      ["Ada_L", "OWNER", true],
      ["Ed", "OWNER", true],
      ["Di", "EDITOR", true],
      ["Cy", "EDITOR", true],
      ["Bo.K", "SUPPORT", false],
    ]);
    expect(staff[0]?.sinceDate).toBe("2026-01-01T10:00:00.000Z");
  });

  it("takes in an account by its name, whatever its case, once", async () => {
    const added = await dataOf(calls.addStaffMember, add(" bO.k ", "EDITOR"));
    expect(added).toMatchObject({ userId: bo.userId, username: "Bo.K", role: "EDITOR", hasSecondFactor: false });
    expect(await loggedRows()).toMatchObject([
      {
        ...{ origin: "DESK", action: "staff.added", actorId: ada.userId },
        ...{ subjectKind: "user", subjectId: bo.userId, subjectName: null },
        ...{ before: null, after: { role: "EDITOR" }, reason: REASON },
      },
    ]);
    expect(await failureOf(add("Bo.K", "SUPPORT"))).toBe("400 already_staff");
    expect(await failureOf(add("nobody", "SUPPORT"))).toBe("404 user_not_found");
    expect(await loggedRows()).toHaveLength(1);
  });

  it("takes in one account once, even if two owners do it at once", async () => {
    const cy = await aMember(api, "Cy");
    await appoint(api.database, cy, { role: "OWNER" });
    const responses = await Promise.all([add("Bo.K", "EDITOR"), add("Bo.K", "SUPPORT", { by: cy })]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await loggedRows()).toHaveLength(1);
  });

  it("has roles that change, with one entry for each change", async () => {
    await appoint(api.database, bo, { role: "SUPPORT" });
    const changed = await dataOf(calls.changeStaffRole, change(bo, "MODERATOR", { reason: "  They know the rules. " }));
    expect(changed).toMatchObject({ userId: bo.userId, role: "MODERATOR" });
    const entry = { action: "staff.role-changed", actorId: ada.userId, subjectId: bo.userId };
    const expected = {
      ...entry,
      before: { role: "SUPPORT" },
      after: { role: "MODERATOR" },
      reason: "They know the rules.",
    };
    expect(await loggedRows()).toMatchObject([expected]);
    expect(await failureOf(change(bo, "MODERATOR"))).toBe("400 no_changes");
    expect(await failureOf(ada.send("PATCH", `/desk/staff/${UNKNOWN_ID}`, { role: "EDITOR", reason: REASON }))).toBe(
      "404 staff_member_not_found",
    );
    expect(await failureOf(ada.send("PATCH", "/desk/staff/bo", { role: "EDITOR", reason: REASON }))).toBe(
      "404 staff_member_not_found",
    );
    expect(await loggedRows()).toHaveLength(1);
  });

  it("loses a member, who may do nothing at the desk from then on", async () => {
    await appoint(api.database, bo, { role: "MODERATOR" });
    expect((await bo.fetch("/desk/staff")).status).toBe(200);
    expect((await remove(bo)).status).toBe(200);
    expect(await loggedRows()).toMatchObject([
      { action: "staff.removed", actorId: ada.userId, before: { role: "MODERATOR" }, after: null, reason: REASON },
    ]);
    expect(await failureOf(bo.fetch("/desk/profile"))).toBe("403 staff_role_insufficient");
    expect(await failureOf(remove(bo))).toBe("404 staff_member_not_found");
    expect(await loggedRows()).toHaveLength(1);
  });

  it("changes with a reason only, which has to be a text", async () => {
    await appoint(api.database, bo, { role: "MODERATOR" });
    for (const reason of ["", "  ", "x".repeat(calls.MAX_REASON_LENGTH + 1)]) {
      const responses = [add("Cy", "EDITOR", { reason }), change(bo, "EDITOR", { reason }), remove(bo, { reason })];
      for (const response of responses) expect(await failureOf(response)).toBe("400 invalid_request_payload");
    }
    expect(await loggedRows()).toEqual([]);
  });

  it("changes together with its entry, or not at all", async () => {
    await appoint(api.database, bo, { role: "MODERATOR" });
    const subject = { kind: "user" as const, id: bo.userId, name: null };
    const failing = api.database.transaction(async (transaction) => {
      await transaction.delete(staffMembers).where(eq(staffMembers.userId, bo.userId));
      const values = { before: { role: "MODERATOR" }, after: null, reason: REASON, now: new Date() };
      await recordAudit(transaction, { actorId: UNKNOWN_ID, action: "staff.removed", subject, ...values });
    });
    await expect(failing).rejects.toThrow();
    expect([await rolesAtDesk(), await loggedRows()]).toMatchObject([{ [bo.userId]: "MODERATOR" }, []]);
  });
});

describe("the last owner", () => {
  it("neither leaves nor takes another role", async () => {
    await appoint(api.database, bo, { role: "EDITOR" });
    expect(await failureOf(change(ada, "EDITOR"))).toBe("400 last_owner");
    expect(await failureOf(remove(ada))).toBe("400 last_owner");
    expect(await loggedRows()).toEqual([]);
    expect((await change(bo, "OWNER")).status).toBe(200);
    expect((await remove(ada)).status).toBe(200);
    expect(await rolesAtDesk()).toEqual({ [bo.userId]: "OWNER" });
  });

  it.each([
    ["demote", (target: Member, by: Member) => change(target, "EDITOR", { by })],
    ["remove", (target: Member, by: Member) => remove(target, { by })],
  ])("remains when two owners %s each other at once", async (_, act) => {
    await appoint(api.database, bo, { role: "OWNER" });
    const statuses = await Promise.all([act(bo, ada), act(ada, bo)].map(async (response) => (await response).status));
    expect(statuses).toContain(200);
    expect(Object.values(await rolesAtDesk()).filter((role) => role === "OWNER")).toHaveLength(1);
    expect(await loggedRows()).toHaveLength(1);
  });

  it("may delete the account; a new one is appointed by the command", async () => {
    await setKnownPassword(api, ada.userId);
    expect((await deleteOwnAccount(ada)).status).toBe(200);
    expect(await rolesAtDesk()).toEqual({});
    expect(await appointOwner(api.database, "BO.K", new Date())).toBe("appointed");
    expect(await appointOwner(api.database, "Bo.K", new Date())).toBe("was-owner");
    expect(await appointOwner(api.database, "Ada_L", new Date())).toBe("no-account");
    expect(await loggedRows()).toMatchObject([
      { origin: "COMMAND", actorId: null, subjectId: bo.userId, before: null, after: { role: "OWNER" } },
    ]);
  });

  it("is appointed by the command also from another role", async () => {
    await appoint(api.database, bo, { role: "SUPPORT", since: new Date("2026-01-02T10:00:00Z") });
    expect(await appointOwner(api.database, "Bo.K", new Date())).toBe("appointed");
    const { staff } = await dataOf(calls.listStaff, ada.fetch("/desk/staff"));
    expect(staff[1]).toMatchObject({ username: "Bo.K", role: "OWNER", sinceDate: "2026-01-02T10:00:00.000Z" });
    expect(await loggedRows()).toMatchObject([
      { action: "staff.role-changed", before: { role: "SUPPORT" }, after: { role: "OWNER" }, reason: null },
    ]);
  });
});

describe("the audit log", () => {
  it("names people as they are called now, and nobody whose account is deleted", async () => {
    await add("Bo.K", "OWNER");
    await appoint(api.database, bo, { role: "OWNER" });
    await change(ada, "EDITOR", { by: bo });
    await api.database.update(user).set({ displayUsername: "Bo.New" }).where(eq(user.id, bo.userId));
    const { entries } = await listLog("", bo);
    expect(entries).toMatchObject([
      { actor: { userId: bo.userId, username: "Bo.New" }, subject: { kind: "user", id: ada.userId, name: "Ada_L" } },
      { actor: { userId: ada.userId, username: "Ada_L" }, subject: { kind: "user", id: bo.userId, name: "Bo.New" } },
    ]);
    await setKnownPassword(api, ada.userId);
    expect((await deleteOwnAccount(ada)).status).toBe(200);
    const left = await listLog("", bo);
    expect(left.entries.map(({ actor, subject }) => [actor?.username, subject])).toEqual([
      ["Bo.New", { kind: "user", id: ada.userId, name: "" }],
      [undefined, { kind: "user", id: bo.userId, name: "Bo.New" }],
    ]);
    expect(JSON.stringify(await loggedRows())).not.toContain("Ada_L");
  });

  it("is filtered by action, by a part of a name and by a subject", async () => {
    const cy = await aMember(api, "Cy_Moss");
    await add("Bo.K", "EDITOR");
    await add("Cy_Moss", "SUPPORT");
    await change(cy, "EDITOR");
    await remove(bo);
    const found = async (query: string) =>
      (await listLog(query)).entries.map(({ action, subject }) => `${action} ${subject.name}`);
    const everything = ["staff.removed Bo.K", "staff.role-changed Cy_Moss", "staff.added Cy_Moss", "staff.added Bo.K"];
    expect(await found("")).toEqual(everything);
    expect(await found("?action=staff.added")).toEqual(["staff.added Cy_Moss", "staff.added Bo.K"]);
    expect(await found("?search=mOSS")).toEqual(["staff.role-changed Cy_Moss", "staff.added Cy_Moss"]);
    expect(await found("?search=ADA_")).toEqual(everything);
    expect(await found("?search=%25")).toEqual([]);
    expect(await found(`?subjectId=${bo.userId}`)).toEqual(["staff.removed Bo.K", "staff.added Bo.K"]);
    expect(await found(`?subjectId=${bo.userId}&search=moss`)).toEqual([]);
    expect(await found("?action=staff.added&search=bo.k")).toEqual(["staff.added Bo.K"]);
    expect(await failureOf(ada.fetch("/desk/audit-log?action=staff.praised"))).toBe("400 invalid_request_payload");
  });

  it("is paged, newest first, and counts what it finds", async () => {
    const createdAt = (index: number) => new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 2) * 1000);
    const rows = Array.from({ length: 7 }, (_, index) => ({
      ...{ entryId: randomUUID(), createdAt: createdAt(index), actorId: ada.userId, action: "staff.added" as const },
      ...{ subjectKind: "user" as const, subjectId: index < 5 ? bo.userId : ada.userId, reason: String(index) },
      origin: "DESK" as const,
    }));
    await api.database.insert(auditLog).values(rows);
    const pages = [
      await listLog("?pageSize=3"),
      await listLog("?pageSize=3&page=1"),
      await listLog("?pageSize=3&page=2"),
    ];
    expect(pages.map(({ pagination }) => pagination)).toEqual(
      [0, 1, 2].map((currPage) => ({ currPage, numPerPage: 3, totalItems: 7, totalPages: 3 })),
    );
    const entries = pages.flatMap((page) => page.entries);
    expect(new Set(entries.map(({ entryId }) => entryId)).size).toBe(7);
    expect(entries.map(({ date }) => date)).toEqual(
      entries
        .map(({ date }) => date)
        .sort()
        .reverse(),
    );
    const ofBo = await listLog(`?pageSize=2&page=1&subjectId=${bo.userId}`);
    expect([ofBo.entries.length, ofBo.pagination.totalItems]).toEqual([2, 5]);
    expect((await listLog("?page=9")).entries).toEqual([]);
  });
});
