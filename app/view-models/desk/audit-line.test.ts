import { describe, expect, it } from "vitest";
import { auditAction, type AuditEntry } from "~contract/entities/audit-entry";
import { aViewContext } from "../../../tests/fixtures/a-view-context";
import { toAuditLine } from "./audit-line";

const ID = "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e09";

const ENTRY: AuditEntry = {
  ...{ entryId: ID, date: "2026-11-28T09:14:00.000Z", origin: "DESK", actor: { userId: ID, username: "Mara" } },
  tokenName: null,
  ...{ action: "staff.role-changed", subject: { kind: "user", id: ID, name: "Ilse" } },
  ...{ before: { role: "SUPPORT" }, after: { role: "EDITOR" }, reason: "Writes the texts." },
};

const line = (changes: Partial<AuditEntry> = {}) => toAuditLine({ ...ENTRY, ...changes }, aViewContext());

describe("toAuditLine", () => {
  it("says who, what, when and why, with the values that differ", () => {
    expect(line()).toEqual({
      ...{ id: ID, date: "2026-11-28T09:14:00.000Z", time: "28 Nov 2026, 09:14 UTC", reason: "Writes the texts." },
      text: "Mara changed the role of Ilse.",
      fields: [{ field: "Role", before: "Support", after: "Editor" }],
    });
    expect(line({ after: null }).fields).toEqual([{ field: "Role", before: "Support", after: null }]);
  });

  it("names the token by which somebody did it, and what that may", () => {
    expect(line({ tokenName: "nightly" }).text).toBe("Mara (token “nightly”) changed the role of Ilse.");
    const { fields } = line({ before: null, after: { permissions: ["catalogue:read", "audit-log:read"] } });
    const after = "See the catalogue with its drafts, Read the audit log";
    expect(fields).toEqual([{ field: "Permissions", before: null, after }]);
  });

  it("names commands and deleted accounts in words", () => {
    expect(line({ actor: null, origin: "COMMAND" }).text).toMatch(/^A command on the server /);
    expect(line({ actor: null }).text).toMatch(/^A deleted account /);
    expect(line({ subject: { kind: "user", id: ID, name: "" } }).text).toContain("A deleted account");
  });

  it.each(auditAction.options)("has a sentence for %s", (action) => {
    // Nobody is there when a schedule fails.
    expect(line({ action }).text).toMatch(action === "content.failed" ? /^Ilse/ : /Mara.+Ilse/);
  });
});
