import { describe, expect, it } from "vitest";
import { auditAction, type AuditEntry, type AuditValues } from "~contract/entities/audit-entry";
import type { StaffPermission } from "~contract/entities/staff";
import { aViewContext } from "../../../tests/fixtures/a-view-context";
import { toAuditLines } from "./audit-line";

const ID = "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e09";
const GONE = "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e08";
const OTHER = "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e07";

const ENTRY: AuditEntry = {
  ...{ entryId: ID, date: "2026-11-28T09:14:00.000Z", origin: "DESK", actor: { userId: ID, username: "Mara" } },
  tokenName: null,
  ...{ action: "staff.role-changed", subject: { kind: "user", id: ID, name: "Ilse" } },
  ...{ before: { role: "SUPPORT" }, after: { role: "EDITOR" }, reason: "Writes the texts." },
  revision: null,
};

const NAMES = [
  { id: ID, name: "Cosy" },
  { id: GONE, name: null },
];
const line = (changes: Partial<AuditEntry> = {}, permissions: readonly StaffPermission[] = []) =>
  toAuditLines({ entries: [{ ...ENTRY, ...changes }], names: NAMES }, permissions, aViewContext())[0] ?? expect.fail();

const of = (before: AuditValues | null, after: AuditValues | null) =>
  line({ before, after }).fields.map(({ field, parts }) => [field, ...parts.map(({ text }) => text)]);

describe("toAuditLines", () => {
  it("say who, what, when and why, with the values that differ", () => {
    expect(line()).toEqual({
      ...{ id: ID, date: "2026-11-28T09:14:00.000Z", time: "28 Nov 2026, 09:14 UTC", reason: "Writes the texts." },
      text: "Mara changed the role of Ilse.",
      fields: [
        {
          ...{ id: "role", field: "Role", lang: null },
          parts: [
            { text: "Support", change: "removed" },
            { text: "Editor", change: "added" },
          ],
        },
      ],
      restoration: null,
    });
    expect(line({ after: null }).fields[0]?.parts).toEqual([{ text: "Support", change: "removed" }]);
  });

  it("name what ids are about, and leave an id that nobody knows any more", () => {
    expect(of({ parentTagId: ID }, { parentTagId: null })).toEqual([["Below", "Cosy"]]);
    expect(of({ tags: [ID, OTHER] }, { tags: [ID, GONE] })).toEqual([
      ["Tags", "Cosy, ", `${OTHER}, `, `${GONE} (no longer exists)`],
    ]);
    expect(of(null, { "section Row": `GAMES · GAME ${ID} · /media/${ID}.png · TAG ${GONE}` })).toEqual([
      ["Section Row", `GAMES · Cosy · /media/${ID}.png · ${GONE} (no longer exists)`],
    ]);
    const reward = JSON.stringify({ rewardType: "SHARED_CONTENT", sharedContentId: ID });
    expect(of(null, { rewards: [reward] })).toEqual([["Rewards", "Content: Cosy"]]);
  });

  it("speak the page's language", () => {
    const values = { isHidden: true, startsAt: "2026-12-03T10:00:00.000Z", locales: ["de"], visibleFor: "GUESTS" };
    expect(of(null, { ...values, "Title.de": "Drachen", platforms: ["MOBILE"], ageRating: "TEENS" })).toEqual([
      ["Nobody sees it", "Yes"],
      ["Starts", "3 Dec 2026, 10:00 UTC"],
      ["Languages", "Deutsch"],
      ["Who sees it", "Who is not signed in"],
      ["Title, Deutsch", "Drachen"],
      ["Platforms", "Mobile"],
      ["Age rating", "13 and older"],
    ]);
    expect(of({ countries: ["DE"] }, { countries: [], exceptCountries: ["TR"] })).toEqual([
      ["Only in these countries", "Germany"],
      ["Everywhere but in these countries", "Türkiye"],
    ]);
    const recorded = (countries: string) => of(null, { "section Row": `GAMES · ALL · ${countries} · GAME ${ID}` });
    expect(recorded("ONLY_IN DE TR")).toEqual([["Section Row", "GAMES · ALL · Only in: Germany and Türkiye · Cosy"]]);
    expect(recorded("NOT_IN BR")).toEqual([["Section Row", "GAMES · ALL · Everywhere but in: Brazil · Cosy"]]);
    expect(line({ before: null, after: { "title.pt-br": "Pipas" } }).fields[0]).toMatchObject({ lang: "pt-br" });
  });

  it("lead those who may restore it to what was published", () => {
    const subject = { kind: "tag", id: ID, name: "Kites" } as const;
    expect(line({ subject, revision: 3 }, ["catalogue:change"]).restoration).toEqual({
      ...{ version: "Version 3", href: `/desk/tags/${ID}/?before=published&after=3#comparison` },
    });
    expect(line({ subject, revision: 3 }, ["catalogue:read"]).restoration).toBeNull();
    expect(line({ subject }, ["catalogue:change"]).restoration).toBeNull();
    const site = { kind: "site", id: ID, name: "settings" } as const;
    expect(line({ subject: site, revision: 3 }, ["catalogue:change"]).restoration).toBeNull();
    expect(line({ subject: site, revision: 3 }, ["site:change"]).restoration).not.toBeNull();
  });

  it("names the token by which somebody did it, and what that may", () => {
    expect(line({ tokenName: "nightly" }).text).toBe("Mara (token “nightly”) changed the role of Ilse.");
    const after = "See the catalogue with its drafts";
    expect(of(null, { permissions: ["catalogue:read"] })).toEqual([["Permissions", after]]);
  });

  it("names commands and deleted accounts in words", () => {
    expect(line({ actor: null, origin: "COMMAND" }).text).toMatch(/^A command on the server /);
    expect(line({ actor: null }).text).toMatch(/^A deleted account /);
    expect(line({ subject: { kind: "user", id: ID, name: "" } }).text).toContain("A deleted account");
  });

  it.each(auditAction.options)("has a sentence for %s", (action) => {
    // Nobody is there at the moment of a schedule.
    const isByItself = ["content.failed", "review.failed", "review.published"].includes(action);
    expect(line({ action }).text).toMatch(isByItself ? /^Ilse/ : /Mara.+Ilse/);
  });
});
