import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { ALL_CALLS } from "~contract/all-calls";
import { listAuditEntries } from "~contract/calls/desk-staff";
import { listDeskTags } from "~contract/calls/desk-tags";
import * as calls from "~contract/calls/desk-tokens";
import { createStudioToken } from "~contract/calls/developer-studios";
import { permissionOfTokens, staffTokenPermission, type StaffTokenPermission } from "~contract/entities/staff-token";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { appoint } from "../../tests/fixtures/staff";
import { storeStudio } from "../../tests/fixtures/stored-studios";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { staffTokens } from "../db/schema";
import { resetSecondFactor } from "../store/staff/second-factor-reset";

const TAG = {
  content: { alias: "kites", title: { en: "Kites" }, displayOrder: 3, icon: null, parentTagId: null, synonyms: [] },
};
const MINUTE_MS = 60_000;

let api: TestApi;
let ada: Member;
let bo: Member;
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  ada = await aMember(api, "Ada_L");
  bo = await aMember(api, "Bo.K");
  await appoint(api.database, ada, { role: "OWNER" });
  await appoint(api.database, bo, { role: "EDITOR" });
});

async function newToken(permissions: StaffTokenPermission[], by = bo): Promise<string> {
  const body = { name: "nightly", permissions, expiryDays: 30 };
  return (await dataOf(calls.createStaffToken, by.send("POST", "/desk/tokens", body))).secret;
}

const ask = (secret: string, path: string, init: RequestInit = {}) =>
  api.fetch(path, { ...init, headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" } });
const post = (secret: string, path: string, body: object) =>
  ask(secret, path, { method: "POST", body: JSON.stringify(body) });
const listed = async (by: Member) => (await dataOf(calls.listStaffTokens, by.fetch("/desk/tokens"))).tokens;

describe("a token of the desk", () => {
  it("does what it was given, in the name of its maker, and the log names it", async () => {
    const secret = await newToken(["catalogue:read", "catalogue:change"]);
    expect(secret).toMatch(/^spd_/);
    expect((await post(secret, "/desk/tags", TAG)).status).toBe(200);
    expect((await dataOf(listDeskTags, ask(secret, "/desk/tags"))).items).toMatchObject([{ alias: "kites" }]);
    const { entries } = await dataOf(listAuditEntries, ada.fetch("/desk/audit-log"));
    expect(entries[0]).toMatchObject({ action: "content.saved", actor: { username: "Bo.K" }, tokenName: "nightly" });
    const after = { permissions: ["catalogue:change", "catalogue:read"] };
    expect(entries[1]).toMatchObject({ action: "staff-token.created", tokenName: null, before: null, after });
    expect(JSON.stringify([entries, await api.database.select().from(staffTokens)])).not.toContain(secret);
  });

  it("does nothing else", async () => {
    const secret = await newToken(["catalogue:read"]);
    const refused = await post(secret, "/desk/tags", TAG);
    expect(await failureOf(refused)).toBe("403 insufficient_scope");
    expect(refused.headers.get("www-authenticate")).toContain(
      'realm="desk", error="insufficient_scope", scope="catalogue:change"',
    );
    for (const path of ["/desk/profile", "/desk/tokens", "/desk/staff", "/desk/audit-log"])
      expect(await failureOf(ask(secret, path)), path).toBe("403 insufficient_scope");
    expect(await failureOf(ask(secret, "/profile"))).toBe("403 sign_in_required");
  });

  it("never does what takes a confirmation", async () => {
    const secret = await newToken(staffTokenPermission.options, ada);
    expect(await failureOf(post(secret, "/desk/tokens", {}))).toBe("403 insufficient_scope");
    const sudo = ALL_CALLS.filter((call) => call.sudo);
    expect(sudo.length).toBeGreaterThan(5);
    expect(sudo.map(permissionOfTokens)).toEqual(sudo.map(() => undefined));
  });

  it("has no more rights than its maker has at present, and ends for good with the role", async () => {
    const secret = await newToken(["catalogue:read", "catalogue:change"]);
    await ada.send("PATCH", `/desk/staff/${bo.userId}`, { role: "SUPPORT", reason: "Less." });
    expect((await ask(secret, "/desk/tags")).status).toBe(200);
    expect(await failureOf(post(secret, "/desk/tags", TAG))).toBe("403 staff_role_insufficient");
    await ada.send("POST", `/desk/staff/${bo.userId}/removal`, { reason: "Left." });
    expect(await failureOf(ask(secret, "/desk/tags"))).toBe("401 invalid_token");
    await appoint(api.database, bo, { role: "EDITOR" });
    expect(await failureOf(ask(secret, "/desk/tags"))).toBe("401 invalid_token");
  });

  it("ends when it expires, and when the second factor of its maker is reset", async () => {
    const secret = await newToken(["catalogue:read"]);
    await resetSecondFactor(api.database, "Bo.K", new Date());
    expect(await failureOf(ask(secret, "/desk/tags"))).toBe("401 invalid_token");
    const expired = await newToken(["catalogue:read"], ada);
    await api.database
      .update(staffTokens)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(staffTokens.userId, ada.userId));
    expect(await failureOf(ask(expired, "/desk/tags"))).toBe("401 invalid_token");
  });

  it("is no token of a studio, nor the other way round", async () => {
    const path = `/gamedev/studios/${await storeStudio(api.database, ada)}/tokens`;
    const created = ada.send("POST", path, { name: "Builds", scopes: ["gamedev:read"], expiryDays: 30 });
    const { secret: ofStudio } = await dataOf(createStudioToken, created);
    expect(await failureOf(ask(ofStudio, "/desk/tags"))).toBe("401 invalid_token");
    const ofDesk = await newToken(["catalogue:read"]);
    expect(await failureOf(ask(ofDesk, "/gamedev/profile"))).toBe("401 invalid_token");
  });

  it("is not accepted from another site's page", async () => {
    const secret = await newToken(["catalogue:change"]);
    const headers = { authorization: `Bearer ${secret}`, origin: "https://evil.example" };
    const refused = api.fetch("/desk/tags", { method: "POST", body: JSON.stringify(TAG), headers });
    expect(await failureOf(refused)).toBe("403 invalid_request_payload");
  });

  it("records its last use every ten minutes", async () => {
    const secret = await newToken(["catalogue:read"]);
    const lastUse = async () => (await api.database.select().from(staffTokens))[0]?.lastUsedAt?.getTime();
    await ask(secret, "/desk/tags");
    expect(Date.now() - ((await lastUse()) ?? 0)).toBeLessThan(MINUTE_MS);
    const recently = new Date(Date.now() - 9 * MINUTE_MS);
    await api.database.update(staffTokens).set({ lastUsedAt: recently });
    await ask(secret, "/desk/tags");
    expect(await lastUse()).toBe(recently.getTime());
  });
});

describe("the list of tokens", () => {
  it("is everybody's for owners, who revoke them, and the own one for editors", async () => {
    const [ofAda, ofBo] = [await newToken(["statistics:read"], ada), await newToken(["catalogue:read"])];
    expect((await listed(ada)).map(({ username }) => username).sort()).toEqual(["Ada_L", "Bo.K"]);
    const own = await listed(bo);
    expect(own).toMatchObject([{ name: "nightly", permissions: ["catalogue:read"], lastUsedDate: null }]);
    const adas = (await listed(ada)).find(({ username }) => username === "Ada_L")?.tokenId ?? "";
    expect(await failureOf(bo.send("DELETE", `/desk/tokens/${adas}`))).toBe("404 token_not_found");
    expect((await ask(ofAda, "/desk/statistics?days=7")).status).toBe(200);
    const bos = `/desk/tokens/${own[0]?.tokenId ?? ""}`;
    expect((await ada.send("DELETE", bos)).status).toBe(200);
    expect(await failureOf(ask(ofBo, "/desk/tags"))).toBe("401 invalid_token");
    expect(await failureOf(ada.send("DELETE", bos))).toBe("404 token_not_found");
    const { entries } = await dataOf(listAuditEntries, ada.fetch("/desk/audit-log"));
    expect(entries[0]).toMatchObject({ action: "staff-token.revoked", subject: { name: "nightly" }, after: null });
  });

  it("needs a confirmed session to grow", async () => {
    await appoint(api.database, bo, { role: "EDITOR", isConfirmed: false });
    const body = { name: "nightly", permissions: ["catalogue:read"], expiryDays: 30 };
    expect(await failureOf(bo.send("POST", "/desk/tokens", body))).toBe("403 sudo_required");
  });

  it.each([
    ["permissions", { permissions: [] }],
    ["permissions", { permissions: ["staff:change"] }],
    ["name", { name: " " }],
    ["expiryDays", { expiryDays: 367 }],
  ])("says that %s is wrong", async (parameterName, wrong) => {
    const body = { name: "nightly", permissions: ["catalogue:read"], expiryDays: 30, ...wrong };
    const { errors } = (await (await bo.send("POST", "/desk/tokens", body)).json()) as { errors: unknown };
    expect(JSON.stringify(errors)).toContain(parameterName);
  });
});
