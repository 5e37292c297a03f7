import { and, eq, like, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { PERSONAL_DATA_KINDS } from "~contract/entities/personal-data";
import {
  confirmNewest,
  isSignedIn,
  logIn,
  newestLink,
  NEW_PASSWORD,
  PASSWORD,
  signUp,
  type Owner,
} from "../../tests/fixtures/account-mail";
import { startTestApi, type TestApi, type TestVisitor } from "../../tests/setup/test-api";
import { signInAttempts, user } from "../db/schema";
import { LOCALES } from "./languages";

const EXISTING = "known@example.org";
const GUESS = "a guess of a stranger";
const TAKEN = "You already have an account";

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
});

const isConfirmed = async ({ userId }: Owner) =>
  (await api.database.$count(user, and(eq(user.id, userId), eq(user.emailVerified, true)))) > 0;
const subjectsTo = async (address: string) =>
  (await api.mails()).filter(({ to }) => to === address).map(({ subject }) => subject);

async function signUpAndConfirm(username: string, options: { email?: string; password?: string } = {}): Promise<Owner> {
  const owner = await signUp(api, username, options);
  await confirmNewest(api, owner.email);
  return owner;
}

/** All responses to a stranger who signs up with this address. */
async function responsesFor({ username, email }: { username: string; email: string }): Promise<string[]> {
  const stranger = api.visitor();
  const responses: string[] = [];
  const record = async (response: Promise<Response>) => {
    const { status, headers } = await response;
    const text = `${String(status)}\n${JSON.stringify([...headers])}\n${await (await response).text()}`;
    responses.push(withoutIds(text.replaceAll(username, "<name>").replaceAll(email, "<address>")));
  };
  const form = (visitor: TestVisitor, path: string, fields: Record<string, string>) =>
    record(visitor.postForm(path, fields));
  const fields = { intent: "sign-up", username, email, password: GUESS };
  await form(stranger, "/session/login?form=sign-up", fields);
  await api.mails();
  for (const path of ["/session/status", "/profile", "/profile/friend-suggestions?search=known"]) {
    await record(stranger.fetch(path));
  }
  await record(stranger.postJson("/profile/activation-mail", {}));
  await api.mails();
  for (const login of [email, username]) {
    await form(api.visitor(), "/session/login", { intent: "log-in", login, password: GUESS });
    await form(api.visitor(), "/session/login", { intent: "log-in", login, password: "another guess" });
  }
  await form(api.visitor(), "/session/forgot-password", { login: email });
  const secondSignUp = { ...fields, username: `${username}_2` };
  await form(api.visitor(), "/session/login?form=sign-up", secondSignUp);
  await api.database
    .update(signInAttempts)
    .set({ attempts: sql`${signInAttempts.attempts} + 7` })
    .where(like(signInAttempts.accountKey, "address:%"));
  for (let guess = 0; guess < 2; guess += 1) {
    await form(api.visitor(), "/session/login", { intent: "log-in", login: email, password: GUESS });
  }
  await api.mails();
  for (const kind of PERSONAL_DATA_KINDS) await record(stranger.fetch(`/profile/data/${kind}`));
  return responses;
}

function withoutIds(text: string): string {
  return text
    .replaceAll(/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g, "<id>")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "<moment>")
    .replaceAll(/session=[^;"]+/g, "session=<token>")
    .replaceAll(/"retry-after","\d+"/g, '"retry-after","<seconds>"');
}

describe("an address of an existing account", () => {
  it.each([
    ["confirmed", signUpAndConfirm],
    ["not confirmed", (name: string) => signUp(api, name)],
  ])(
    "that is %s gets the same responses as other addresses when a stranger signs up with it",
    async (_state, createOwner) => {
      await createOwner("Known");
      const forExisting = await responsesFor({ username: "stranger_1", email: EXISTING });
      const forUnknown = await responsesFor({ username: "stranger_2", email: "nobody@example.org" });
      expect(forExisting).toEqual(forUnknown);
      expect(forExisting[0]).toMatch(/^303/);
      expect(forExisting.map((text) => text.slice(0, 3))).toContain("429");
    },
  );

  it("takes the same number of password comparisons as other addresses, so that timing reveals nothing", async () => {
    await signUpAndConfirm("Known");
    const { password } = await api.identity.$context;
    const spies = [vi.spyOn(password, "hash"), vi.spyOn(password, "verify")];
    const workOf = async (email: string) => {
      for (const spy of spies) spy.mockClear();
      await signUp(api, `for_${email.slice(0, 5)}`, { email, password: GUESS });
      const work = [spies.map(({ mock }) => mock.calls.length)];
      for (const attempt of [GUESS, "another guess"]) {
        await logIn(api, email, attempt);
        work.push(spies.map(({ mock }) => mock.calls.length));
      }
      return work;
    };
    expect(await workOf(EXISTING)).toEqual(await workOf("other@example.org"));
    expect(await workOf("third@example.org")).toEqual([
      [1, 0],
      [1, 5],
      [1, 9],
    ]);
  });

  it("gets the same response as other addresses when an account changes to it", async () => {
    await signUpAndConfirm("Known");
    const changeTo = async (email: string) => {
      const stranger = await signUp(api, `for_${email.slice(0, 5)}`);
      const body = { email, currentPassword: PASSWORD };
      const response = await stranger.send("PUT", "/profile/email", body);
      const text = `${String(response.status)} ${JSON.stringify([...response.headers])} ${await response.text()}`;
      await api.mails();
      const links = await (await stranger.fetch("/profile/data/mailLinks")).text();
      return withoutIds(text + links).replaceAll(/known|other/g, "<name>");
    };
    expect(await changeTo(EXISTING)).toBe(await changeTo("other@example.org"));
    expect((await subjectsTo(EXISTING)).at(-1)).toBe(TAKEN);
    expect((await subjectsTo("other@example.org")).at(-1)).toBe("Confirm your new e-mail address");
  });

  it.each(LOCALES)("notifies its owner in %s, with a link to log in, and sends no activation link", async (locale) => {
    await signUpAndConfirm("Known");
    await signUp(api, "stranger", { email: EXISTING, locale });
    const mail = (await api.mails()).filter(({ to }) => to === EXISTING).at(-1);
    expect(mail?.subject === TAKEN).toBe(locale === "en");
    expect(mail?.text).toContain("Known");
    expect(mail?.text).toContain(`/session/login?locale=${locale}`);
    expect(mail?.text).not.toMatch(/stranger|token=|\{\{|mail\./);
    expect(mail?.html).toContain(`<html lang="${locale === "pt-br" ? "pt-BR" : locale}">`);
  });
});

describe("an address of several accounts", () => {
  it("belongs to whichever confirms it first; the other links then return 410", async () => {
    const [first, second] = [
      await signUp(api, "first", { email: EXISTING }),
      await signUp(api, "second", { email: EXISTING }),
    ];
    const seconds = await newestLink(api, EXISTING);
    const firsts = (await api.mails())[0]?.text ?? "";
    const path = /\/session\/activate\?\S+/.exec(firsts)?.[0] ?? "";
    expect((await api.visitor().postForm(path, { intent: "confirm" })).status).toBe(200);
    const rejected = await api.visitor().postForm(seconds, { intent: "confirm" });
    expect(rejected.status).toBe(410);
    expect(await rejected.text()).toContain("known@example.org belongs to another account by now.");
    const profiles = [await (await first.fetch("/profile")).text(), await (await second.fetch("/profile")).text()];
    expect(profiles.map((text) => /"USER_ACTIVATED","status":"(\w+)"/.exec(text)?.[1])).toEqual(["DONE", "AVAILABLE"]);
    expect(await isConfirmed(first)).toBe(true);
  });

  it("logs in to the account whose password it is, whichever is confirmed", async () => {
    const owner = await signUpAndConfirm("Known");
    await signUp(api, "stranger", { email: EXISTING, password: GUESS });
    const nameOf = async (password: string) => {
      const { visitor } = await logIn(api, "KNOWN@example.org", password);
      return /"userId":"([^"]+)"/.exec(await (await visitor.fetch("/session/status")).text())?.[1];
    };
    expect(await nameOf(PASSWORD)).toBe(owner.userId);
    const strangers = await nameOf(GUESS);
    expect([undefined, owner.userId]).not.toContain(strangers);
    expect((await logIn(api, EXISTING, "no password of any")).isIn).toBe(false);
    expect((await logIn(api, "known", GUESS)).isIn).toBe(false);
  });

  it("always logs its owner in, and the three newest of the others, with or without an owner", async () => {
    await signUpAndConfirm("Known");
    const outcomes = [];
    for (const email of [EXISTING, "nobody@example.org"]) {
      const passwords = [1, 2, 3, 4].map((index) => `${GUESS} ${String(index)}`);
      for (const password of passwords) {
        await signUp(api, `${email.slice(0, 5)}${String(password.at(-1))}`, { email, password });
      }
      for (const password of passwords) outcomes.push((await logIn(api, email, password)).isIn);
    }
    expect(outcomes).toEqual([false, true, true, true, false, true, true, true]);
    expect((await logIn(api, EXISTING)).isIn).toBe(true);
  });

  it("counts a stranger's correct passwords as guesses, and the owner's not at all", async () => {
    await signUpAndConfirm("Known");
    await signUp(api, "stranger", { email: EXISTING, password: GUESS });
    for (let time = 0; time < 11; time += 1) expect((await logIn(api, EXISTING)).isIn).toBe(true);
    for (let time = 0; time < 10; time += 1) expect((await logIn(api, EXISTING, GUESS)).isIn).toBe(true);
    expect((await logIn(api, EXISTING, GUESS)).isIn).toBe(false);
    expect((await logIn(api, "known")).isIn).toBe(true);
    const keys = (await api.database.select().from(signInAttempts)).map(({ accountKey }) => accountKey);
    expect(keys).toEqual([expect.stringMatching(/^address:\d{1,7}$/)]);
  });

  it("is sent a password link for each, until one of them has confirmed it", async () => {
    const [first, second] = [
      await signUp(api, "first", { email: EXISTING }),
      await signUp(api, "second", { email: EXISTING }),
    ];
    await api.visitor().postForm("/session/forgot-password", { login: EXISTING });
    const links = (await api.mails()).filter(({ subject }) => subject === "Choose a new password");
    expect(links.map(({ text }) => /Hello (\w+)/.exec(text)?.[1]).sort()).toEqual(["first", "second"]);
    const path = (text = "") => /\/session\/reset-password\?\S+/.exec(text)?.[0] ?? "";
    const responses = [];
    for (const { text } of links) responses.push(await api.visitor().postForm(path(text), { password: NEW_PASSWORD }));
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const confirmed = await api.database.select({ userId: user.id }).from(user).where(eq(user.emailVerified, true));
    const followed = links.map(({ text }) => (text.includes("Hello first") ? first : second));
    expect(confirmed).toEqual([{ userId: followed[0]?.userId }]);
    expect([await isSignedIn(first), (await logIn(api, "first", NEW_PASSWORD)).isIn]).toEqual([false, true]);
    await api.visitor().postForm("/session/forgot-password", { login: EXISTING });
    expect((await subjectsTo(EXISTING)).filter((subject) => subject === "Choose a new password")).toHaveLength(3);
  });
});
