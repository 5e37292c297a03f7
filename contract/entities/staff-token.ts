import * as z from "zod";
import type { Call } from "../define-call";
import { dateTime, id } from "./identifiers";
import { staffPermission } from "./staff";

/** What scripts may be given; the rest of the desk needs somebody with a session. */
export const staffTokenPermission = staffPermission.extract([
  "catalogue:read",
  "catalogue:change",
  "catalogue:transfer",
  "site:read",
  "site:change",
  "statistics:read",
  "audit-log:read",
]);
export type StaffTokenPermission = z.output<typeof staffTokenPermission>;

/** `username` is of whoever made it; the last use is recorded every ten minutes. */
export const staffToken = z.object({
  tokenId: id,
  name: z.string(),
  permissions: z.array(staffTokenPermission),
  username: z.string(),
  creationDate: dateTime,
  expiryDate: dateTime,
  lastUsedDate: dateTime.nullable(),
});
export type StaffToken = z.output<typeof staffToken>;

/**
 * What a bearer token of the desk needs for a call.
 * @returns Undefined for calls that only somebody with a session may make.
 */
export function permissionOfTokens({
  permission,
  sudo,
}: Pick<Call, "permission" | "sudo">): StaffTokenPermission | undefined {
  return sudo ? undefined : staffTokenPermission.safeParse(permission).data;
}
