import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rateLimit } from "~api/db/schema";
import { loader as rootLoader } from "~/root";
import { action, loader } from "~/routes/($locale).profile.account-details/route";
import { connectGameMaker, requestToken } from "../fixtures/tool-sign-in";
import { runAction, runLoader } from "../setup/portal";
import { newVisitor, openPortal, signUp } from "../setup/portal-visitors";
import type { TestVisitor } from "../setup/test-api";

const PATH = "/profile/account-details/";
const PATTERN = "/:locale?/profile/account-details";
const PASSWORD = "seven lanterns in a row";
const NEW_PASSWORD = "eight lanterns in a row";

beforeAll(async () => {
  await openPortal();
});
beforeEach(async () => {
  // All accounts sign up from one address.
  await (await openPortal()).delete(rateLimit);
});

const security = async (visitor: TestVisitor, path = PATH) =>
  (await runLoader(loader, PATTERN, path, { visitor })).payload.security;
const post = (visitor: TestVisitor, fields: Record<string, string>, path = PATH) =>
  runAction(action, path, { visitor, pattern: PATTERN, body: new URLSearchParams(fields) });
const statusOf = async (visitor: TestVisitor) =>
  (await runLoader(rootLoader, "*", "/", { visitor })).payload.session.status;

async function logIn(login: string, password = PASSWORD): Promise<TestVisitor> {
  const visitor = newVisitor();
  await visitor.postForm("/session/login", { intent: "log-in", login, password, remember: "on" });
  return visitor;
}

describe("the security part of the account's page", () => {
  it("shows whether the address is confirmed, and the account's sessions", async () => {
    const ada = await signUp("ada_security");
    await logIn("ada_security");
    const view = await security(ada, `/de${PATH}`);
    expect(view).toMatchObject({ email: "ada_security@example.org", isConfirmed: false });
    expect(view.sessions?.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect(view.sessions?.map(({ device }) => device)).toEqual(["Unbekannter Browser", "Unbekannter Browser"]);
    expect(view.sessions?.[0]?.lastActive).toBe("Gerade aktiv");
    expect(view.sessions?.[1]?.lastActive).toMatch(/^Zuletzt aktiv vor \d+ Sekunden?$/);
  });

  it("sends the activation mail again", async () => {
    const ada = await signUp("ada_again");
    expect(await post(ada, { intent: "send-activation" }, `/ru${PATH}`)).toMatchObject({
      status: 302,
      location: `/ru${PATH}`,
    });
  });
});

describe("the form for a new e-mail address", () => {
  const typed = { intent: "change-email", newEmail: " nova@example.org ", emailPassword: PASSWORD };

  it("redirects to the page, also when sent twice", async () => {
    const ada = await signUp("ada_moves");
    const results = await Promise.all([post(ada, typed), post(ada, typed)]);
    expect(results.map(({ status, location }) => [status, location])).toEqual([
      [302, PATH],
      [302, PATH],
    ]);
    expect((await security(ada)).email).toBe("ada_moves@example.org");
  });

  it("does not reveal that the address already has an account", async () => {
    await signUp("taken_mail");
    const ada = await signUp("ada_wants");
    const { status, location } = await post(ada, { ...typed, newEmail: "taken_mail@example.org" });
    expect([status, location]).toEqual([302, PATH]);
  });

  it.each([
    [{ newEmail: "nonsense" }, { newEmail: "email_invalid" }],
    [{ newEmail: "" }, { newEmail: "email_invalid" }],
    [{ emailPassword: "wrong" }, { emailPassword: "wrong_password" }],
    [{ emailPassword: "" }, { emailPassword: "wrong_password" }],
  ])("names the invalid field of %o and returns the address, but no password", async (fields, problems) => {
    const ada = await signUp(`ada_${String(Math.random()).slice(2, 10)}`);
    const { status, payload } = await post(ada, { ...typed, ...fields });
    expect(status).toBe(409);
    expect(payload).toEqual({
      ...{ ok: false, error: "refused", about: "email", problems },
      newEmail: { ...typed, ...fields }.newEmail,
    });
  });
});

describe("the form for a new password", () => {
  const typed = { intent: "change-password", currentPassword: PASSWORD, newPassword: NEW_PASSWORD };

  it("logs out other sessions on request", async () => {
    const ada = await signUp("ada_password");
    const phone = await logIn("ada_password");
    expect((await post(ada, { ...typed, signOutOthers: "on" })).status).toBe(302);
    expect([await statusOf(ada), await statusOf(phone)]).toEqual(["authenticated", "signed-out"]);
    expect(await statusOf(await logIn("ada_password", NEW_PASSWORD))).toBe("authenticated");
  });

  it("leaves other sessions, and refuses the old password when sent twice", async () => {
    const ada = await signUp("ada_stays");
    const phone = await logIn("ada_stays");
    expect((await post(ada, typed)).status).toBe(302);
    expect((await post(ada, typed)).payload).toMatchObject({ problems: { currentPassword: "wrong_password" } });
    expect(await statusOf(phone)).toBe("authenticated");
  });

  it.each([
    [{ currentPassword: "wrong" }, { currentPassword: "wrong_password" }],
    [{ newPassword: "short" }, { newPassword: "tooShort" }],
    [{ newPassword: "x".repeat(129) }, { newPassword: "tooLong" }],
    [{ newPassword: "password123" }, { newPassword: "tooCommon" }],
  ])("names the invalid field of %o", async (fields, problems) => {
    const ada = await signUp(`ada_${String(Math.random()).slice(2, 10)}`);
    const { status, payload } = await post(ada, { ...typed, ...fields });
    expect([status, payload]).toEqual([409, { ok: false, error: "refused", about: "password", problems }]);
    expect(JSON.stringify(payload)).not.toContain(PASSWORD);
  });
});

describe("connected tools", () => {
  it("are listed and ended, also when repeated", async () => {
    const ada = await signUp("ada_tools");
    expect((await security(ada)).tools).toEqual([]);
    const { refresh_token } = await connectGameMaker(ada);
    const [tool] = (await security(ada, `/de${PATH}`)).tools ?? [];
    expect(tool).toMatchObject({ name: "GameMaker", lastActive: expect.stringMatching(/^Zuletzt aktiv/) as string });
    const end = { intent: "end-tool", connectionId: String(tool?.connectionId) };
    for (const _ of ["once", "again"]) expect((await post(ada, end)).status).toBe(302);
    expect((await security(ada)).tools).toEqual([]);
    const fields = { grant_type: "refresh_token", refresh_token, client_id: "gxe-gamemaker-cli" };
    expect((await requestToken(ada, fields)).status).toBe(400);
  });
});

describe("logging out elsewhere", () => {
  it("ends one session or all others, also when repeated", async () => {
    const ada = await signUp("ada_ends");
    const [phone, tablet] = [await logIn("ada_ends"), await logIn("ada_ends")];
    const other = (await security(ada)).sessions?.find(({ isCurrent }) => !isCurrent);
    const end = { intent: "end-session", sessionId: String(other?.sessionId) };
    expect((await post(ada, end)).status).toBe(302);
    expect((await post(ada, end)).status).toBe(302);
    const states = async () => [await statusOf(phone), await statusOf(tablet)].sort();
    expect(await states()).toEqual(["authenticated", "signed-out"]);
    expect((await post(ada, { intent: "end-others" })).status).toBe(302);
    expect(await states()).toEqual(["signed-out", "signed-out"]);
    expect(await statusOf(ada)).toBe("authenticated");
  });

  it("redirects an ended session to the login page with a return target", async () => {
    const ada = await signUp("ada_ended");
    const phone = await logIn("ada_ended");
    await post(ada, { intent: "end-others" });
    for (const fields of [{ intent: "end-others" }, { intent: "send-activation" }]) {
      const { status, location } = await post(phone, fields, `/pl${PATH}`);
      expect([status, new URL(String(location)).pathname]).toEqual([302, "/embedded/api/session/login"]);
      expect(location).toContain(encodeURIComponent(`/pl${PATH}`));
    }
  });

  it("refuses unknown forms", async () => {
    const ada = await signUp("ada_nonsense_form");
    for (const fields of [{ intent: "end-session" }, { intent: "change-password" }, { intent: "unknown" }]) {
      expect((await post(ada, fields)).status).toBe(400);
    }
  });
});
