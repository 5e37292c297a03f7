import { beforeEach, describe, expect, it, vi } from "vitest";
import { callCounts, rateLimit, signInAttempts } from "../db/schema";
import { confirmNewest } from "../../tests/fixtures/account-mail";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";

const PAGE = "/session/login";
const MIRA = { username: "Mira_K", email: "mira@example.org", password: "lantern on a roof" };

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});

async function signUp(fields: Partial<typeof MIRA> = {}, headers: Record<string, string> = {}) {
  const body = new URLSearchParams({ intent: "sign-up", ...MIRA, ...fields });
  const init = { method: "POST", body, headers };
  const response = await api.visitor().fetch(`${PAGE}?form=sign-up`, init);
  return { status: response.status, html: await response.text(), response };
}

async function logIn(login: string, password: string, headers: Record<string, string> = {}) {
  const body = new URLSearchParams({ intent: "log-in", login, password });
  const response = await api.visitor().fetch(PAGE, { method: "POST", body, headers });
  return { status: response.status, html: await response.text(), response };
}

async function countSignIns(address: string, points: number): Promise<void> {
  const expire = new Date(Date.now() + 10 * 60_000);
  await api.database.insert(callCounts).values({ key: `sign-ins:${address}`, points, expire });
}

describe("problems of the sign-up form", () => {
  it.each([
    ["username", "ab", "A username needs at least 3 characters."],
    ["username", "x".repeat(25), "A username has at most 24 characters."],
    ["username", "mira k", "Use letters from A to Z"],
    ["email", "mira", "Enter an address like name@example.org."],
    ["password", "short", "A password needs at least 8 characters."],
    ["password", "x".repeat(129), "A password has at most 128 characters."],
    ["password", "password123", "one of the first that others would try"],
    ["password", "mira@example.org", "must not be your e-mail address"],
  ])("reports at %s what is wrong with %j", async (field, value, message) => {
    const { status, html } = await signUp({ [field]: value });
    expect(status).toBe(422);
    expect(html).toContain(message);
    expect(html).toMatch(new RegExp(`id="${field}"[^>]*aria-invalid="true"[^>]*aria-describedby="${field}-problem`));
    expect(html).toContain(`id="${field}-problem"`);
  });

  it("reports all fields at once", async () => {
    const { html } = await signUp({ username: "", email: "", password: "" });
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(3);
  });

  it("keeps the input, escaped, but never the password", async () => {
    const { html } = await signUp({ username: '"><script>alert(1)</script>', password: "a secret phrase" });
    expect(html).toContain('value="mira@example.org"');
    expect(html).toContain("&lt;script&gt;");
    expect(html).not.toContain("<script");
    expect(html).not.toContain("a secret phrase");
  });

  it("ignores spaces around an e-mail address and a username", async () => {
    expect((await signUp({ email: ` ${MIRA.email} `, username: ` ${MIRA.username} ` })).status).toBe(303);
  });

  it("reports that a username is taken", async () => {
    expect((await signUp()).status).toBe(303);
    const sameName = await signUp({ username: "mira_k", email: "other@example.org" });
    expect(sameName.status).toBe(422);
    expect(sameName.html).toContain("mira_k is taken.");
  });

  it("creates one account for concurrent forms", async () => {
    const responses = await Promise.all([signUp(), signUp(), signUp()]);
    expect(responses.map(({ status }) => status).sort()).toEqual([303, 422, 422]);
  });
});

describe("problems of the log-in form", () => {
  it("requires both fields", async () => {
    const { status, html } = await logIn("", "");
    expect(status).toBe(422);
    expect(html).toContain("Enter your username or your e-mail address.");
    expect(html).toContain("Enter your password.");
    const nameless = await logIn(" ", "lantern on a roof");
    expect(nameless.html).toContain("Enter your username or your e-mail address.");
    expect(nameless.html).not.toContain("Enter your password.");
    const open = await logIn("mira_k", "");
    expect(open.html).not.toContain("Enter your username or your e-mail address.");
    expect(open.html).toContain("Enter your password.");
    expect([nameless.status, open.status]).toEqual([422, 422]);
  });

  it("reports a server error, keeps the input and logs the error", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    vi.spyOn(api.database, "insert").mockImplementation(() => {
      throw new Error("The database is gone.");
    });
    const { status, html } = await logIn("mira_k", "lantern on a roof");
    expect(status).toBe(500);
    expect(html).toContain("Something broke on our side and nothing was saved.");
    expect(html).toContain('value="mira_k"');
    expect(logged).toHaveBeenCalledOnce();
    expect(logged.mock.calls[0]?.join(" ")).toContain("The login form (log-in) failed");
  });

  it("does not reveal whether the name or the password is wrong", async () => {
    await signUp();
    const wrong = [
      await logIn("mira_k", "wrong password"),
      await logIn("nobody", "wrong password"),
      await logIn("mira@example.org", "wrong password"),
      await logIn("nobody@example.org", "wrong password"),
      await logIn("x", "wrong password"),
      await logIn("not@an@address", "wrong password"),
    ];
    for (const { status, html } of wrong) {
      expect(status).toBe(422);
      expect(html).toContain("Name and password do not match.");
      expect(html).not.toContain("aria-invalid");
    }
  });

  it("limits attempts from one address", async () => {
    const claiming = (number: number) => ({ "x-forwarded-for": `198.51.100.${String(number)}, 192.0.2.1` });
    await countSignIns("192.0.2.1", 18);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect((await logIn(`nobody${String(attempt)}`, "wrong password", claiming(attempt))).status).toBe(422);
    }
    const { status, response, html } = await logIn("nobody", "wrong password", claiming(99));
    expect(status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(html).toContain("Too many attempts.");
    expect((await logIn("nobody", "wrong password", { "x-forwarded-for": "192.0.2.2" })).status).toBe(422);
  });

  it("does not count attempts of an address over its limit against an account", async () => {
    await signUp();
    const home = { "x-forwarded-for": "192.0.2.1" };
    await countSignIns("192.0.2.1", 20);
    const refused = [];
    for (let attempt = 0; attempt < 11; attempt += 1) refused.push((await logIn("mira_k", "wrong", home)).status);
    expect(new Set(refused)).toEqual(new Set([429]));
    expect((await logIn("mira_k", MIRA.password, { "x-forwarded-for": "192.0.2.2" })).status).toBe(303);
  });

  it("limits guesses from one address even with rate limits off", async () => {
    api = await startTestApi({ RATE_LIMITS: "off" });
    const home = { "x-forwarded-for": "192.0.2.1" };
    await countSignIns("192.0.2.1", 19);
    expect((await logIn("nobody", "wrong", home)).status).toBe(422);
    expect((await logIn("nobody", "wrong", home)).status).toBe(429);
  });

  it("limits guesses at an unknown name like those at an account, in a limited number of rows", async () => {
    const old = { attempts: 3, windowStartedAt: new Date(Date.now() - 16 * 60_000) };
    await api.database.insert(signInAttempts).values({ accountKey: "nobody:70000", ...old });
    const statuses = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const login = attempt % 2 === 0 ? "Nobody" : "nobody";
      statuses.push((await logIn(login, "wrong", { "x-forwarded-for": `192.0.2.${String(attempt)}` })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
    const rows = await api.database.select().from(signInAttempts);
    const buckets = rows.map(({ accountKey }) => /^nobody:(\d{1,5})$/.exec(accountKey)?.[1]);
    expect(buckets.map((bucket) => Number(bucket) < 65_536)).toEqual([true]);
  });

  it("limits guesses at one account from many addresses, by name and by e-mail each", async () => {
    await signUp();
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const login = ["Mira_K", "mira_k", "mira@example.org", "MIRA@example.org"][attempt % 4] ?? "";
      expect((await logIn(login, "wrong", { "x-forwarded-for": `192.0.2.${String(attempt)}` })).status).toBe(422);
    }
    expect((await logIn(MIRA.email, MIRA.password, { "x-forwarded-for": "198.51.100.2" })).status).toBe(429);
    const locked = await logIn("mira_k", MIRA.password, { "x-forwarded-for": "198.51.100.1" });
    expect(locked.status).toBe(429);
    expect(Number(locked.response.headers.get("retry-after"))).toBeGreaterThan(800);
    expect(Number(locked.response.headers.get("retry-after"))).toBeLessThanOrEqual(900);
    expect((await signUp({ username: "other", email: "other@example.org" })).status).toBe(303);
  });

  it("resets the count of wrong attempts after a correct one", async () => {
    await signUp();
    for (let round = 0; round < 2; round += 1) {
      for (let attempt = 0; attempt < 6; attempt += 1) {
        await logIn("mira_k", "wrong", { "x-forwarded-for": `192.0.2.${String(round * 10 + attempt)}` });
      }
      const right = await logIn("mira_k", MIRA.password, { "x-forwarded-for": `198.51.100.${String(round)}` });
      expect(right.status).toBe(303);
    }
  });

  it("counts guesses at each e-mail address separately", async () => {
    await signUp();
    for (let attempt = 0; attempt < 11; attempt += 1) {
      await logIn("other@example.org", "wrong", { "x-forwarded-for": `192.0.2.${String(attempt)}` });
    }
    expect((await logIn(MIRA.email, MIRA.password, { "x-forwarded-for": "198.51.100.1" })).status).toBe(303);
  });

  it("counts correct passwords for an e-mail address until it is confirmed", async () => {
    const logInOften = async () => {
      const statuses = [];
      for (let attempt = 0; attempt < 11; attempt += 1) {
        const from = { "x-forwarded-for": `192.0.2.${String(attempt)}` };
        statuses.push((await logIn(MIRA.email, MIRA.password, from)).status);
      }
      return statuses;
    };
    await signUp();
    expect(await logInOften()).toEqual([...Array<number>(10).fill(303), 429]);
    await api.database.delete(signInAttempts);
    await confirmNewest(api, MIRA.email);
    expect(await logInOften()).toEqual(Array<number>(11).fill(303));
  });

  it("keeps the choice to be remembered", async () => {
    const isChosen = async (fields: Record<string, string>) => {
      const form = { intent: "log-in", login: "mira_k", password: "wrong", ...fields };
      const html = await (await api.visitor().postForm(PAGE, form)).text();
      return /<input[^>]*name="remember"[^>]*>/.exec(html)?.[0].includes("checked");
    };
    expect(await isChosen({ remember: "on" })).toBe(true);
    expect(await isChosen({})).toBe(false);
  });

  it("limits new accounts from one address", async () => {
    const home = { "x-forwarded-for": "192.0.2.1" };
    const outcomes: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      const name = `player${String(index)}`;
      outcomes.push((await signUp({ username: name, email: `${name}@example.org` }, home)).status);
    }
    expect(outcomes.filter((status) => status === 303)).toHaveLength(10);
    expect(outcomes.at(-1)).toBe(429);
  });
});

describe("problems of the guest's button", () => {
  it("limits new guests from one address, to more than a school class", async () => {
    const beGuest = async (address: string) => {
      const body = new URLSearchParams({ intent: "guest" });
      const response = await api
        .visitor()
        .fetch(PAGE, { method: "POST", body, headers: { "x-forwarded-for": address } });
      return {
        status: response.status,
        wait: Number(response.headers.get("retry-after")),
        html: await response.text(),
      };
    };
    expect((await beGuest("192.0.2.1")).status).toBe(303);
    await api.database.update(rateLimit).set({ count: 59 });
    expect((await beGuest("192.0.2.1")).status).toBe(303);
    const refused = await beGuest("192.0.2.1");
    expect(refused.status).toBe(429);
    expect(refused.wait).toBeGreaterThan(0);
    expect(refused.html).toContain("Too many attempts.");
    expect((await beGuest("192.0.2.2")).status).toBe(303);
  });
});
