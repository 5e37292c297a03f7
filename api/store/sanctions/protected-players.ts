import { and, inArray, notInArray } from "drizzle-orm";
import { permissionsOf, ROLES_BY_PERMISSION } from "~contract/entities/staff";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { staffMembers } from "../../db/schema/staff";
import { findStaffAccess, type StaffAccess } from "../staff/staff-members";

export type Moderator = Pick<StaffAccess, "userId" | "role">;

/** Nobody decides about themselves, and only owners about owners. */
export async function isProtected(database: Database, moderator: Moderator, userId: string): Promise<boolean> {
  if (moderator.userId === userId) return true;
  return moderator.role !== "OWNER" && (await findStaffAccess(database, userId))?.role === "OWNER";
}

export async function maySanction(database: Database, moderator: Moderator, userId: string): Promise<boolean> {
  const mayAnybody = permissionsOf(moderator.role).includes("players:sanction");
  return mayAnybody && !(await isProtected(database, moderator, userId));
}

export async function assertMaySanction(database: Database, moderator: Moderator, userId: string): Promise<void> {
  if (!(await maySanction(database, moderator, userId))) throw new ApiFailure("player_protected");
}

/** An owner may, and whoever is alone with it. */
export async function mayDecideOwn(database: Database, { userId, role }: Moderator, playerId: string) {
  if (role === "OWNER") return true;
  const isOther = and(
    inArray(staffMembers.role, [...ROLES_BY_PERMISSION["players:sanction"]]),
    notInArray(staffMembers.userId, [userId, playerId]),
  );
  return (await database.$count(staffMembers, isOther)) === 0;
}
