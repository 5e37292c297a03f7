import * as z from "zod";
import { defineCall } from "../define-call";
import { auditAction, auditEntry, namedId } from "../entities/audit-entry";
import { assetUrl, id } from "../entities/identifiers";
import { pageQuery, pagination } from "../entities/pagination";
import { staffMember, staffPermission, staffRole } from "../entities/staff";
import { PAGING_ERROR_CODES, STAFF_ERROR_CODES, SUDO_ERROR_CODES } from "../error-codes";
import { noBody, noParams } from "./request-parts";

export const MAX_REASON_LENGTH = 500;
/** Of what lists of the desk are searched for. */
export const MAX_DESK_SEARCH_LENGTH = 100;

const staffParams = z.object({ userId: id });
/** Of a change at the desk. */
export const deskReason = z.string().trim().min(1).max(MAX_REASON_LENGTH);

/** Owners without a second factor may do nothing but this until they have one. */
export const getDeskProfile = defineCall({
  name: "getDeskProfile",
  summary: "The viewer's role at the desk, and what it permits.",
  method: "GET",
  path: "/desk/profile",
  access: "signed-in",
  permission: "desk:open",
  params: noParams,
  query: noParams,
  body: noBody,
  data: z.object({
    userId: id,
    username: z.string(),
    pictureUrl: assetUrl,
    role: staffRole,
    permissions: z.array(staffPermission),
    hasSecondFactor: z.boolean(),
    needsSecondFactor: z.boolean(),
  }),
  errorCodes: ["sign_in_required", "staff_role_insufficient"],
});

export const listStaff = defineCall({
  name: "listStaff",
  summary: "Everybody with a role at the desk, owners first.",
  method: "GET",
  path: "/desk/staff",
  access: "signed-in",
  permission: "staff:read",
  params: noParams,
  query: noParams,
  body: noBody,
  data: z.object({ staff: z.array(staffMember) }),
  errorCodes: STAFF_ERROR_CODES,
});

export const addStaffMember = defineCall({
  name: "addStaffMember",
  summary: "Gives an account a role at the desk.",
  method: "POST",
  path: "/desk/staff",
  access: "signed-in",
  permission: "staff:change",
  sudo: true,
  params: noParams,
  query: noParams,
  body: z.object({
    username: z.string().trim().min(1).max(MAX_DESK_SEARCH_LENGTH),
    role: staffRole,
    reason: deskReason,
  }),
  data: staffMember,
  errorCodes: [...SUDO_ERROR_CODES, "invalid_request_payload", "user_not_found", "already_staff"],
});

/** The last owner stays one. */
export const changeStaffRole = defineCall({
  name: "changeStaffRole",
  summary: "Changes somebody's role at the desk.",
  method: "PATCH",
  path: "/desk/staff/{userId}",
  access: "signed-in",
  permission: "staff:change",
  sudo: true,
  params: staffParams,
  query: noParams,
  body: z.object({ role: staffRole, reason: deskReason }),
  data: staffMember,
  errorCodes: [...SUDO_ERROR_CODES, "invalid_request_payload", "staff_member_not_found", "last_owner", "no_changes"],
});

/** A POST, since it has a reason: bodies of DELETE requests get lost on the way. */
export const removeStaffMember = defineCall({
  name: "removeStaffMember",
  summary: "Takes somebody's role at the desk away.",
  method: "POST",
  path: "/desk/staff/{userId}/removal",
  access: "signed-in",
  permission: "staff:change",
  sudo: true,
  params: staffParams,
  query: noParams,
  body: z.object({ reason: deskReason }),
  data: z.unknown(),
  errorCodes: [...SUDO_ERROR_CODES, "invalid_request_payload", "staff_member_not_found", "last_owner"],
});

/**
 * `search` is part of a name, of the actor or of the subject; `subjectId` all of an id. `names` are those of the ids
 * among the values.
 */
export const listAuditEntries = defineCall({
  name: "listAuditEntries",
  summary: "What staff has changed, newest first.",
  method: "GET",
  path: "/desk/audit-log",
  access: "signed-in",
  permission: "audit-log:read",
  params: noParams,
  query: pageQuery.extend({
    action: auditAction.optional(),
    search: z.string().trim().min(1).max(MAX_DESK_SEARCH_LENGTH).optional(),
    subjectId: z.string().max(MAX_DESK_SEARCH_LENGTH).optional(),
  }),
  body: noBody,
  data: z.object({ entries: z.array(auditEntry), names: z.array(namedId), pagination }),
  errorCodes: [...STAFF_ERROR_CODES, "invalid_request_payload", ...PAGING_ERROR_CODES],
});
