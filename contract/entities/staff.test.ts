import { describe, expect, it } from "vitest";
import { permissionsOf, ROLES_BY_PERMISSION, staffPermission, staffRole } from "./staff";

/** By hand, as in docs/product/desk.md#permissions. */
const TABLE = {
  "desk:open": "OWNER EDITOR MODERATOR SUPPORT",
  "catalogue:read": "OWNER EDITOR MODERATOR SUPPORT",
  "catalogue:change": "OWNER EDITOR",
  "catalogue:transfer": "OWNER",
  "site:read": "OWNER EDITOR MODERATOR SUPPORT",
  "site:change": "OWNER",
  "applications:decide": "OWNER EDITOR",
  "reviews:read": "OWNER EDITOR MODERATOR",
  "reviews:decide": "OWNER EDITOR",
  "reports:read": "OWNER EDITOR MODERATOR SUPPORT",
  "reports:decide": "OWNER MODERATOR",
  "players:read": "OWNER MODERATOR SUPPORT",
  "players:sanction": "OWNER MODERATOR",
  "players:data": "OWNER SUPPORT",
  "words:change": "OWNER MODERATOR",
  "takedowns:change": "OWNER MODERATOR",
  "scores:moderate": "OWNER MODERATOR",
  "money:read": "OWNER SUPPORT",
  "money:change": "OWNER SUPPORT",
  "payouts:change": "OWNER",
  "studio-limits:change": "OWNER EDITOR",
  "statistics:read": "OWNER EDITOR",
  "audit-log:read": "OWNER EDITOR MODERATOR",
  "staff:read": "OWNER EDITOR MODERATOR SUPPORT",
  "staff:change": "OWNER",
  "tokens:change": "OWNER EDITOR",
  "jobs:change": "OWNER",
  "health:read": "OWNER",
  "announcements:send": "OWNER EDITOR",
};

describe("the permissions of the desk", () => {
  it("are in the table, and no others", () => {
    expect(staffPermission.options).toEqual(Object.keys(TABLE));
    expect(Object.keys(ROLES_BY_PERMISSION)).toEqual(Object.keys(TABLE));
  });

  it.each(Object.entries(TABLE))("%s is of %s", (permission, roles) => {
    const having = staffRole.options.filter((role) => permissionsOf(role).some((one) => one === permission));
    expect(having.join(" ")).toBe(roles);
  });

  it("are all an owner's, and everybody opens the desk", () => {
    expect(permissionsOf("OWNER")).toEqual(staffPermission.options);
    for (const role of staffRole.options) expect(permissionsOf(role)[0]).toBe("desk:open");
  });
});
