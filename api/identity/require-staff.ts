import { permissionsOf, type StaffPermission } from "~contract/entities/staff";
import { ApiFailure } from "../api-failure";
import type { ApiContext } from "../api-context";
import { isSessionConfirmed } from "../store/account/sessions";
import { findStaffAccess, type StaffAccess } from "../store/staff/staff-members";
import { requirePlayer, requireSignedInUserId } from "./require-session";

/** What everybody at the desk may do, so that owners without a second factor reach the page that sets one up. */
const WITHOUT_SECOND_FACTOR: StaffPermission = "desk:open";

/** How long a confirmation counts. */
export const CONFIRMATION_MS = 15 * 60_000;

/** Of a call with a permission; set by the route before its handler runs. */
export function staffOf(context: ApiContext): StaffAccess {
  const staff = context.get("staff");
  if (!staff) throw new ApiFailure("staff_role_insufficient");
  return staff;
}

export async function requireStaff(context: ApiContext, permission: StaffPermission): Promise<StaffAccess> {
  const staff = await findStaffAccess(context.get("database"), requireSignedInUserId(context));
  if (!staff || !permissionsOf(staff.role).includes(permission)) {
    throw new ApiFailure("staff_role_insufficient", { details: { message: `needs the permission ${permission}` } });
  }
  if (permission !== WITHOUT_SECOND_FACTOR && needsSecondFactor(staff)) throw new ApiFailure("second_factor_required");
  return staff;
}

/** For calls that a session which was left open or taken over shall not be enough for. */
export async function requireSudo(context: ApiContext): Promise<void> {
  const since = new Date(Date.now() - CONFIRMATION_MS);
  if (await isSessionConfirmed(context.get("database"), requirePlayer(context).sessionId, since)) return;
  throw new ApiFailure("sudo_required");
}

export function needsSecondFactor({ role, hasSecondFactor }: StaffAccess): boolean {
  return role === "OWNER" && !hasSecondFactor;
}
