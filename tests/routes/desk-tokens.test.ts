import { beforeAll, describe, expect, it } from "vitest";
import { aStaffMember, changeTokens, tokensPage } from "../fixtures/desk-pages";
import type { Member } from "../fixtures/members";
import { confirmSessions } from "../fixtures/staff";
import { openPortal } from "../setup/portal-visitors";

const NEW = [
  ["intent", "create-token"],
  ["name", "nightly export"],
  ["permissions", "catalogue:read"],
  ["permissions", "catalogue:change"],
  ["expiryDays", "30"],
];

let editor: Member;
beforeAll(async () => {
  editor = await aStaffMember("token_editor", "EDITOR");
});

const listOf = async (member: Member, locale = "") => (await tokensPage(member, locale)).payload.list;

describe("the desk's tokens", () => {
  it("offer what the role permits, for some days", async () => {
    const { permissions, days, tokens } = await listOf(editor, "/de");
    expect(permissions.map(({ value }) => value)).not.toContain("site:change");
    expect(permissions[0]).toEqual({ value: "catalogue:read", label: "Den Katalog mit Entwürfen sehen" });
    expect(days.map(({ label }) => label)).toEqual(["30 Tage", "90 Tage", "365 Tage"]);
    expect(tokens).toEqual([]);
    const owner = await aStaffMember("token_owner", "OWNER");
    expect((await listOf(owner)).permissions.map(({ value }) => value)).toContain("site:change");
  });

  it("are created once their maker has confirmed, shown once, and revoked", async () => {
    await confirmSessions(await openPortal(), editor.userId, null);
    const location = "/desk/confirmation/?target=%2Fdesk%2Ftokens%2F";
    expect(await changeTokens(editor, NEW)).toMatchObject({ status: 307, location });
    await confirmSessions(await openPortal(), editor.userId, new Date());
    const { status, payload } = await changeTokens(editor, NEW);
    expect([status, payload]).toMatchObject([200, { ok: true, name: "nightly export" }]);
    expect(JSON.stringify(payload)).toContain('"secret":"spd_');
    const [token] = (await listOf(editor)).tokens;
    expect(token).toMatchObject({ name: "nightly export", maker: "token_editor" });
    expect(token?.permissions).toBe("Change the catalogue and publish · See the catalogue with its drafts");
    expect(token?.use).toMatch(/^valid until .+ · never used$/);
    const revocation = [
      ["intent", "revoke-token"],
      ["subject", token?.id ?? ""],
    ];
    expect(await changeTokens(editor, revocation)).toMatchObject({ status: 302, location: "/desk/tokens/" });
    expect((await listOf(editor)).tokens).toEqual([]);
    const again = await changeTokens(editor, revocation);
    expect(again).toMatchObject({ status: 409, payload: { message: "This token is no longer valid." } });
  });

  it("say at the field what is missing", async () => {
    const without = NEW.filter(([name]) => name !== "permissions");
    const { status, payload } = await changeTokens(editor, without);
    expect(status).toBe(422);
    expect(JSON.stringify(payload)).toContain('"permissions":["Choose at least one."]');
  });

  it("are not for others at the desk", async () => {
    const moderator = await aStaffMember("token_moderator", "MODERATOR");
    expect((await tokensPage(moderator)).status).toBe(403);
    const refused = await changeTokens(moderator, NEW);
    expect(refused).toMatchObject({ status: 409, payload: { error: "staff_role_insufficient" } });
  });
});
