import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { changeEmail, endOtherSessions, listSessions } from "~contract/calls/account";
import { getProfile } from "~contract/calls/profile";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import {
  isSignedIn,
  linkIn,
  logIn,
  newestLink,
  NEW_PASSWORD,
  PASSWORD,
  signUp,
} from "../../tests/fixtures/account-mail";
import { startTestApi, type TestApi, type TestVisitor } from "../../tests/setup/test-api";

const UNKNOWN_ID = "11111111-1111-4111-8111-111111111111";
const MINUTE_MS = 60_000;

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => {
  vi.useRealTimers();
});

const sessionsOf = async (visitor: TestVisitor) =>
  (await dataOf(listSessions, visitor.fetch("/profile/sessions"))).sessions;
const emailOf = async (visitor: TestVisitor) => (await dataOf(getProfile, visitor.fetch("/profile"))).email;
const follow = (link: string) => api.visitor().postForm(link, { intent: "confirm" });

describe("the sessions of an account", () => {
  it("are listed with their user agents, and without their tokens", async () => {
    const ada = await signUp(api, "Ada");
    const phone = api.visitor();
    const body = new URLSearchParams({ intent: "log-in", login: "ada", password: PASSWORD });
    await phone.fetch("/session/login", { method: "POST", body, headers: { "user-agent": "Phone/1.0" } });
    await signUp(api, "Bob");
    const listing = await (await phone.fetch("/profile/sessions")).text();
    for (const { cookies } of [ada, phone]) {
      expect(listing).not.toContain(decodeURIComponent(String(cookies.get("session"))).split(".")[0]);
    }
    const sessions = await sessionsOf(phone);
    expect(sessions.map(({ userAgent, isCurrent }) => [userAgent, isCurrent])).toEqual([
      ["Phone/1.0", true],
      [null, false],
    ]);
  });

  it("report their last activity, to some minutes", async () => {
    const ada = await signUp(api, "Ada");
    const lastActive = async () => Date.parse((await sessionsOf(ada))[0]?.lastActiveAt ?? "");
    const first = await lastActive();
    vi.useFakeTimers({ toFake: ["Date"], now: first + 9 * MINUTE_MS });
    expect(await lastActive()).toBe(first);
    vi.setSystemTime(first + 11 * MINUTE_MS);
    expect(await lastActive()).toBe(first + 11 * MINUTE_MS);
  });

  it("can be ended one by one, immediately, and only by their owner", async () => {
    const ada = await signUp(api, "Ada");
    const { visitor: phone } = await logIn(api, "ada");
    const bob = await signUp(api, "Bob");
    const [other] = (await sessionsOf(ada)).filter(({ isCurrent }) => !isCurrent);
    const path = `/profile/sessions/${String(other?.sessionId)}`;
    expect(await failureOf(bob.send("DELETE", path))).toBe("404 session_not_found");
    expect(await isSignedIn(phone)).toBe(true);
    const cookies = new Map(phone.cookies);
    expect((await ada.send("DELETE", path)).status).toBe(200);
    expect(await failureOf(phone.fetch("/profile"))).toBe("403 sign_in_required");
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    expect(await failureOf(api.fetch("/profile", { headers: { cookie } }))).toBe("403 sign_in_required");
    expect(await failureOf(ada.send("DELETE", path))).toBe("404 session_not_found");
    expect(await failureOf(ada.send("DELETE", `/profile/sessions/${UNKNOWN_ID}`))).toBe("404 session_not_found");
    expect(await isSignedIn(ada)).toBe(true);
  });

  it("can all be ended except the current one", async () => {
    const ada = await signUp(api, "Ada");
    const others = [await logIn(api, "ada"), await logIn(api, "ada")];
    const bob = await signUp(api, "Bob");
    expect(await dataOf(endOtherSessions, ada.send("DELETE", "/profile/sessions"))).toEqual({ ended: 2 });
    for (const { visitor } of others) expect(await isSignedIn(visitor)).toBe(false);
    expect([await isSignedIn(ada), await isSignedIn(bob)]).toEqual([true, true]);
    expect(await sessionsOf(ada)).toHaveLength(1);
  });

  it("can end the current one, together with its cookie", async () => {
    const ada = await signUp(api, "Ada");
    const [current] = await sessionsOf(ada);
    await ada.send("DELETE", `/profile/sessions/${String(current?.sessionId)}`);
    expect([await isSignedIn(ada), ada.cookies.has("session")]).toEqual([false, false]);
  });
});

describe("a new password", () => {
  const change = (fields: Record<string, unknown> = {}) => ({
    ...{ currentPassword: PASSWORD, newPassword: NEW_PASSWORD, signOutOthers: true },
    ...fields,
  });

  it("keeps this browser signed in, and others unless they are to be signed out", async () => {
    const ada = await signUp(api, "Ada");
    const { visitor: phone } = await logIn(api, "ada");
    expect((await ada.send("PUT", "/profile/password", change({ signOutOthers: false }))).status).toBe(200);
    expect([await isSignedIn(ada), await isSignedIn(phone)]).toEqual([true, true]);
    const again = change({ currentPassword: NEW_PASSWORD, newPassword: PASSWORD });
    expect((await ada.send("PUT", "/profile/password?locale=de", again)).status).toBe(200);
    expect([await isSignedIn(ada), await isSignedIn(phone)]).toEqual([true, false]);
    expect((await logIn(api, "ada", NEW_PASSWORD)).isIn).toBe(false);
    const mails = await api.mails();
    expect(mails.slice(-2).map(({ subject }) => subject)).toEqual([
      "Your password was changed",
      "Dein Passwort wurde geändert",
    ]);
  });

  it.each([
    [{ currentPassword: "wrong" }, "wrong_password", { fieldName: "currentPassword" }],
    [{ newPassword: "short" }, "password_invalid", { fieldName: "newPassword", message: "tooShort" }],
    [{ newPassword: "ADA@example.org" }, "password_invalid", { fieldName: "newPassword", message: "isEmail" }],
  ])("is refused with %o", async (fields, code, details) => {
    const ada = await signUp(api, "Ada");
    const response = await ada.send("PUT", "/profile/password", change(fields));
    expect([response.status, await response.json()]).toEqual([400, { data: null, errors: [{ code, details }] }]);
    expect((await logIn(api, "ada", PASSWORD)).isIn).toBe(true);
  });

  it("is rate limited, so that a session cannot guess the current one", async () => {
    const ada = await signUp(api, "Ada");
    const guess = () => ada.send("PUT", "/profile/password", change({ currentPassword: "a guess" }));
    for (let round = 0; round < 10; round += 1) expect(await failureOf(guess())).toBe("400 wrong_password");
    expect(await failureOf(guess())).toBe("429 too_many_requests");
  });
});

describe("a new e-mail address", () => {
  const requestChange = (owner: Awaited<ReturnType<typeof signUp>>, email: string, currentPassword = PASSWORD) =>
    owner.send("PUT", "/profile/email", { email, currentPassword });

  it("limits the mails to an address silently, whichever accounts ask; password links still go out", async () => {
    const owners = [await signUp(api, "Ada"), await signUp(api, "Bob")];
    for (let round = 0; round < 4; round += 1) {
      for (const owner of owners)
        expect(await dataOf(changeEmail, requestChange(owner, "eve@example.org"))).toEqual({ link: null });
    }
    expect((await api.mails()).filter(({ to }) => to === "eve@example.org")).toHaveLength(6);
    await signUp(api, "Eve");
    await api.visitor().postForm("/session/forgot-password", { login: "eve" });
    const mails = (await api.mails()).filter(({ to }) => to === "eve@example.org").slice(6);
    expect(mails.map(({ subject }) => subject)).toEqual(["Choose a new password"]);
  });

  it("becomes the account's once its link is followed; the old address is notified before", async () => {
    const ada = await signUp(api, "Ada");
    expect(await dataOf(changeEmail, requestChange(ada, " New@Example.org "))).toEqual({ link: null });
    const mails = (await api.mails()).slice(1);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual(
      expect.arrayContaining([
        ["ada@example.org", "Your e-mail address is about to change"],
        ["new@example.org", "Confirm your new e-mail address"],
      ]),
    );
    expect(mails.find(({ to }) => to === ada.email)?.text).toContain("new@example.org");
    expect(await emailOf(ada)).toBe("ada@example.org");
    const link = await newestLink(api, "new@example.org");
    expect(await (await api.visitor().fetch(link)).text()).toContain("new@example.org becomes the address");
    expect(await (await follow(link)).text()).toContain("Address changed");
    expect(await emailOf(ada)).toBe("new@example.org");
    // A second submit succeeds again.
    expect((await follow(link)).status).toBe(200);
    expect((await logIn(api, "ada@example.org")).isIn).toBe(false);
    expect((await logIn(api, "new@example.org")).isIn).toBe(true);
    expect((await dataOf(getProfile, ada.fetch("/profile"))).signUpSteps).toContainEqual(
      expect.objectContaining({ stepName: "USER_ACTIVATED", status: "DONE" }),
    );
  });

  it.each([
    ["nonsense", PASSWORD, "400 email_invalid"],
    ["", PASSWORD, "400 email_invalid"],
    ["Ada@example.org", PASSWORD, "400 email_unchanged"],
    ["new@example.org", "wrong", "400 wrong_password"],
    ["bob@example.org", "wrong", "400 wrong_password"],
  ])("%j with password %j is %s", async (email, password, failure) => {
    const ada = await signUp(api, "Ada");
    await signUp(api, "Bob");
    expect(await failureOf(requestChange(ada, email, password))).toBe(failure);
    expect(await api.mails()).toHaveLength(2);
  });

  it("that another account has confirmed meanwhile stays with that account", async () => {
    const ada = await signUp(api, "Ada");
    await requestChange(ada, "new@example.org");
    const link = await newestLink(api, "new@example.org");
    await signUp(api, "New");
    await follow(await newestLink(api, "new@example.org"));
    const response = await follow(link);
    expect(response.status).toBe(410);
    expect(await response.text()).toContain("has an account of its own by now");
    expect(await emailOf(ada)).toBe("ada@example.org");
  });

  it("is only changed by the latest link, within a day", async () => {
    const ada = await signUp(api, "Ada");
    await requestChange(ada, "first@example.org");
    await requestChange(ada, "second@example.org");
    const [first, second] = [await newestLink(api, "first@example.org"), await newestLink(api, "second@example.org")];
    expect((await follow(first)).status).toBe(410);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 25 * 60 * MINUTE_MS });
    const expired = await follow(second);
    expect(expired.status).toBe(410);
    expect(await expired.text()).toContain("account-details");
    expect(await emailOf(ada)).toBe("ada@example.org");
  });

  it("is not changed by a link from before the password was reset", async () => {
    const ada = await signUp(api, "Ada");
    await requestChange(ada, "thief@example.org");
    const thiefLink = await newestLink(api, "thief@example.org");
    await api.visitor().postForm("/session/forgot-password", { login: "ada" });
    const reset = (await api.mails()).filter(({ subject }) => subject === "Choose a new password").at(-1);
    await api.visitor().postForm(linkIn(reset?.text ?? ""), { password: NEW_PASSWORD });
    expect((await follow(thiefLink)).status).toBe(410);
    expect((await logIn(api, "ada@example.org", NEW_PASSWORD)).isIn).toBe(true);
  });
});

describe("concurrent sign-ups with the same name", () => {
  it("are refused except one, and nothing is logged", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const fields = (index: number) => ({
      username: "Twin",
      email: `twin${String(index)}@example.org`,
      password: PASSWORD,
    });
    const responses = await Promise.all(
      [1, 2, 3].map((index) =>
        api.visitor().postForm("/session/login?form=sign-up", { intent: "sign-up", ...fields(index) }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([303, 422, 422]);
    expect(log.mock.calls).toEqual([]);
    log.mockRestore();
  });
});
