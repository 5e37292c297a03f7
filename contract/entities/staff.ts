import * as z from "zod";
import { assetUrl, dateTime, id } from "./identifiers";

/** Who runs the portal (docs/product/desk.md#roles); members of studios have roles of their own. */
export const staffRole = z.enum(["OWNER", "EDITOR", "MODERATOR", "SUPPORT"]);
export type StaffRole = z.output<typeof staffRole>;

export const staffPermission = z.enum([
  "desk:open",
  "catalogue:read",
  "catalogue:change",
  "catalogue:transfer",
  "site:read",
  "site:change",
  "applications:decide",
  "reviews:read",
  "reviews:decide",
  "reports:read",
  "reports:decide",
  "players:read",
  "players:sanction",
  "players:data",
  "words:change",
  "takedowns:change",
  "scores:moderate",
  "money:read",
  "money:change",
  "payouts:change",
  "studio-limits:change",
  "statistics:read",
  "audit-log:read",
  "staff:read",
  "staff:change",
  "tokens:change",
  "jobs:change",
  "health:read",
  "announcements:send",
]);
export type StaffPermission = z.output<typeof staffPermission>;

const EVERY_ROLE: readonly StaffRole[] = staffRole.options;

/** Which roles may make the calls that name a permission. */
export const ROLES_BY_PERMISSION: Readonly<Record<StaffPermission, readonly StaffRole[]>> = {
  "desk:open": EVERY_ROLE,
  "catalogue:read": EVERY_ROLE,
  "catalogue:change": ["OWNER", "EDITOR"],
  "catalogue:transfer": ["OWNER"],
  "site:read": EVERY_ROLE,
  "site:change": ["OWNER"],
  "applications:decide": ["OWNER", "EDITOR"],
  "reviews:read": ["OWNER", "EDITOR", "MODERATOR"],
  "reviews:decide": ["OWNER", "EDITOR"],
  "reports:read": EVERY_ROLE,
  "reports:decide": ["OWNER", "MODERATOR"],
  "players:read": ["OWNER", "MODERATOR", "SUPPORT"],
  "players:sanction": ["OWNER", "MODERATOR"],
  "players:data": ["OWNER", "SUPPORT"],
  "words:change": ["OWNER", "MODERATOR"],
  "takedowns:change": ["OWNER", "MODERATOR"],
  "scores:moderate": ["OWNER", "MODERATOR"],
  "money:read": ["OWNER", "SUPPORT"],
  "money:change": ["OWNER", "SUPPORT"],
  "payouts:change": ["OWNER"],
  "studio-limits:change": ["OWNER", "EDITOR"],
  "statistics:read": ["OWNER", "EDITOR"],
  "audit-log:read": ["OWNER", "EDITOR", "MODERATOR"],
  "staff:read": EVERY_ROLE,
  "staff:change": ["OWNER"],
  "tokens:change": ["OWNER", "EDITOR"],
  "jobs:change": ["OWNER"],
  "health:read": ["OWNER"],
  "announcements:send": ["OWNER", "EDITOR"],
};

/**
 * What a role may do.
 * @returns The permissions in the order of `staffPermission`.
 */
export function permissionsOf(role: StaffRole): StaffPermission[] {
  return staffPermission.options.filter((permission) => ROLES_BY_PERMISSION[permission].includes(role));
}

/** `hasSecondFactor` is whether log-in asks for more than the account's password. */
export const staffMember = z.object({
  userId: id,
  username: z.string(),
  pictureUrl: assetUrl,
  role: staffRole,
  hasSecondFactor: z.boolean(),
  sinceDate: dateTime,
});
export type StaffMember = z.output<typeof staffMember>;
