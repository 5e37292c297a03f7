import { asc, eq } from "drizzle-orm";
import type { StaffMember, StaffRole } from "~contract/entities/staff";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { user } from "../../db/schema/identity";
import { staffMembers } from "../../db/schema/staff";
import { findUserByName, personColumns, toPicturedPerson } from "../people/people";
import type { QueryContext } from "../query-context";
import { recordAudit } from "./audit-log";
import { revokeTokensOf } from "./tokens";

export type StaffAccess = { userId: string; role: StaffRole; hasSecondFactor: boolean };

/** Who changes something, and why. */
type Change = { actorId: string; reason: string };
type StaffContext = Pick<QueryContext, "database" | "mediaBaseUrl" | "now">;

const RANK: Record<StaffRole, number> = { OWNER: 0, EDITOR: 1, MODERATOR: 2, SUPPORT: 3 };

export async function findStaffAccess(database: Database, userId: string): Promise<StaffAccess | null> {
  const [member] = await database
    .select({ userId: staffMembers.userId, role: staffMembers.role, hasSecondFactor: user.twoFactorEnabled })
    .from(staffMembers)
    .innerJoin(user, eq(user.id, staffMembers.userId))
    .where(eq(staffMembers.userId, userId));
  return member ?? null;
}

/** Owners first, then in the order in which they came. */
export async function listStaff({
  database,
  mediaBaseUrl,
}: Pick<QueryContext, "database" | "mediaBaseUrl">): Promise<StaffMember[]> {
  const { role, since } = staffMembers;
  const rows = await database
    .select({ person: personColumns, role, since, hasSecondFactor: user.twoFactorEnabled })
    .from(staffMembers)
    .innerJoin(user, eq(user.id, staffMembers.userId))
    .orderBy(asc(since), asc(staffMembers.userId));
  return rows
    .map(({ person, since: date, ...row }) => ({
      ...toPicturedPerson(mediaBaseUrl, person),
      ...row,
      sinceDate: date.toISOString(),
    }))
    .sort((left, right) => RANK[left.role] - RANK[right.role]);
}

export async function addStaffMember(
  context: StaffContext,
  { username, role, actorId, reason }: Change & { username: string; role: StaffRole },
): Promise<StaffMember> {
  const { database, now } = context;
  const account = await findUserByName(database, username);
  if (!account) throw new ApiFailure("user_not_found");
  await database.transaction(async (transaction) => {
    const added = await transaction
      .insert(staffMembers)
      .values({ userId: account.id, role, since: now })
      .onConflictDoNothing()
      .returning({ userId: staffMembers.userId });
    if (added.length === 0) throw new ApiFailure("already_staff");
    const subject = subjectOf(account.id);
    await recordAudit(transaction, {
      ...{ actorId, action: "staff.added", subject, before: null },
      after: { role },
      reason,
      now,
    });
  });
  return requireMember(context, account.id);
}

export async function changeStaffRole(
  context: StaffContext,
  { userId, role, actorId, reason }: Change & { userId: string; role: StaffRole },
): Promise<StaffMember> {
  const { database, now } = context;
  await database.transaction(async (transaction) => {
    const staff = await lockStaff(transaction);
    const before = roleIn(staff, userId);
    if (before === role) throw new ApiFailure("no_changes");
    if (before === "OWNER") assertOtherOwner(staff, userId);
    await transaction.update(staffMembers).set({ role }).where(eq(staffMembers.userId, userId));
    const subject = subjectOf(userId);
    const values = { before: { role: before }, after: { role } };
    await recordAudit(transaction, { actorId, action: "staff.role-changed", subject, ...values, reason, now });
  });
  return requireMember(context, userId);
}

export async function removeStaffMember(
  { database, now }: Pick<QueryContext, "database" | "now">,
  { userId, actorId, reason }: Change & { userId: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const staff = await lockStaff(transaction);
    const role = roleIn(staff, userId);
    if (role === "OWNER") assertOtherOwner(staff, userId);
    await transaction.delete(staffMembers).where(eq(staffMembers.userId, userId));
    await revokeTokensOf(transaction, userId, now);
    const subject = subjectOf(userId);
    await recordAudit(transaction, {
      ...{ actorId, action: "staff.removed", subject },
      before: { role },
      after: null,
      reason,
      now,
    });
  });
}

export type Appointment = "appointed" | "was-owner" | "no-account";

/** By whoever has the server, without a session (scripts/appoint-owner.ts). */
export async function appointOwner(database: Database, username: string, now: Date): Promise<Appointment> {
  const account = await findUserByName(database, username);
  if (!account) return "no-account";
  return database.transaction(async (transaction) => {
    await lockStaff(transaction);
    const before = (await findStaffAccess(transaction, account.id))?.role ?? null;
    if (before === "OWNER") return "was-owner";
    await transaction
      .insert(staffMembers)
      .values({ userId: account.id, role: "OWNER", since: now })
      .onConflictDoUpdate({ target: staffMembers.userId, set: { role: "OWNER" } });
    await recordAudit(transaction, {
      ...{ actorId: null, subject: subjectOf(account.id), reason: null, now },
      action: before === null ? "staff.added" : "staff.role-changed",
      before: before === null ? null : { role: before },
      after: { role: "OWNER" },
    });
    return "appointed";
  });
}

function subjectOf(userId: string) {
  return { kind: "user" as const, id: userId, name: null };
}

async function requireMember(context: StaffContext, userId: string): Promise<StaffMember> {
  const member = (await listStaff(context)).find((candidate) => candidate.userId === userId);
  if (!member) throw new ApiFailure("staff_member_not_found");
  return member;
}

type Staff = { userId: string; role: StaffRole }[];

/** All rows, since the last owner depends on the others; there are few. */
async function lockStaff(transaction: Database): Promise<Staff> {
  const { userId, role } = staffMembers;
  return transaction.select({ userId, role }).from(staffMembers).orderBy(asc(userId)).for("update");
}

function roleIn(staff: Staff, userId: string): StaffRole {
  const member = staff.find((candidate) => candidate.userId === userId);
  if (!member) throw new ApiFailure("staff_member_not_found");
  return member.role;
}

function assertOtherOwner(staff: Staff, userId: string): void {
  if (!staff.some((member) => member.role === "OWNER" && member.userId !== userId)) throw new ApiFailure("last_owner");
}
