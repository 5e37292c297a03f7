import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { CANARY, CANARY_SECRETS } from "../../fixtures/canary-secrets";
import { observe } from "../../observatory/score";
import { startHttpsProxy, type HttpsProxy } from "../../setup/https-proxy";
import { waitForHydration } from "../wait-for-hydration";
import { expect, test as base } from "../portal";
import { gamePath } from "../seeded-addresses";

const test = base.extend<object, { front: HttpsProxy }>({
  front: [
    async ({ database }, use) => {
      const front = await startHttpsProxy();
      await use(front);
      front.stop();
      expect(database).toBe("embedded");
    },
    { scope: "worker" },
  ],

  environment: [
    async ({ front }, use) => {
      await use({
        ...CANARY_SECRETS,
        SITE_URL: front.url,
        TRUST_PROXY: "on",
        CONTACT_URL: "mailto:security@example.org",
      });
    },
    { scope: "worker" },
  ],

  baseURL: async ({ front }, use) => {
    await use(front.url);
  },
});

test.use({ ignoreHTTPSErrors: true });

test.beforeEach(({ portal, front }) => {
  front.target = portal.url;
});

const SERVER_ONLY = [
  ...Object.keys(CANARY_SECRETS),
  ...["DATABASE_URL", "SMTP_URL", "process.env", "node:crypto", "node:fs", "embedded.invalid"],
  ...["better-auth", "drizzle", "nodemailer", "rate-limiter-flexible", "pglite"],
];

const PAGES = [
  "/",
  "/de/discover/",
  gamePath("lantern-run"),
  "/legal/",
  "/nowhere/",
  "/embedded/api/session/login?target=%2F",
  "/embedded/api/docs/",
];

const newName = (start: string) => `${start}_${String(Date.now() % 1e9)}`;

async function signUpByForm(page: Page, username: string): Promise<void> {
  await page.goto("/embedded/api/session/login?target=%2F&form=sign-up");
  const form = page.locator("form", { has: page.locator("[name=email]") });
  await form.locator("[name=username]").fill(username);
  await form.locator("[name=email]").fill(`${username}@example.org`);
  await form.locator("[name=password]").fill("seven lanterns in a row");
  await form.locator("[name=password]").press("Enter");
  await page.waitForURL(/welcome/);
}

test("every kind of page gets an A+ by the HTTP Observatory's criteria", async ({ request, portal }) => {
  for (const address of PAGES) {
    const response = await request.get(address);
    const plain = await request.get(portal.url + address, {
      headers: { "x-forwarded-proto": "http" },
      maxRedirects: 0,
    });
    const verdict = observe({
      headers: response.headers(),
      setCookies: response.headersArray().flatMap(({ name, value }) => (/^set-cookie$/i.test(name) ? [value] : [])),
      html: await response.text(),
      plainLocation: plain.headers()["location"] ?? null,
    });
    expect.soft(verdict, address).toMatchObject({ grade: "A+" });
  }
});

test("plain http redirects to https at the same address of this site", async ({ request, portal, front }) => {
  const headers = { "x-forwarded-proto": "http" };
  const open = async (path: string) => {
    const response = await request.get(portal.url + path, { headers, maxRedirects: 0 });
    return [response.status(), response.headers()["location"]];
  };
  expect(await open("/de/discover/?page=2")).toEqual([308, `${front.url}/de/discover/?page=2`]);
  expect(await open("//evil.example/")).toEqual([404, undefined]);
});

test("cookies are bound to this host and hidden from scripts", async ({ page, context, front }) => {
  const name = newName("bound");
  await signUpByForm(page, name);
  const session = (await context.cookies()).find((cookie) => cookie.name === "__Host-session");
  expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: "Lax", path: "/", domain: "localhost" });
  const form = { theme: "lambda", mode: "dark", target: "/" };
  const post = { form, headers: { origin: front.url }, maxRedirects: 0 };
  await page.request.post("/api/theme/", post);
  const names = async () => (await context.cookies()).map((cookie) => cookie.name).sort();
  expect(await names()).toEqual(["__Host-session", "__Host-theme", "__Host-toast"]);
  expect((await context.cookies()).every(({ secure, sameSite }) => secure && sameSite === "Lax")).toBe(true);
  await page.goto("/profile/");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "lambda");
  expect(await (await page.request.get("/embedded/api/profile")).text()).toContain(name);
  expect(await page.evaluate(() => document.cookie)).not.toContain("session");

  const stranger = await context.request.get("/embedded/api/profile", {
    headers: { cookie: `session=${session?.value ?? ""}` },
  });
  expect(stranger.status()).toBe(403);
  await page.request.post("/api/logout/", { ...post, form: { target: "/" } });
  expect(await names()).not.toContain("__Host-session");
});

test("a foreign script does not run, and the browser's report is accepted", async ({ page, consoleErrors }) => {
  await page.goto("/");
  await waitForHydration(page);
  const reportResponse = page.waitForResponse((response) => response.url().includes("/api/policy-reports/"));
  await page.evaluate(() => {
    document.body.insertAdjacentHTML("beforeend", '<img src="/nothing.png" alt="" onerror="window.name = \'taken\'">');
  });
  expect((await reportResponse).status()).toBe(204);
  expect(await page.evaluate(() => window.name)).toBe("");
  consoleErrors.length = 0;
});

test("security.txt names the contact", async ({ request, front }) => {
  const response = await request.get("/.well-known/security.txt");
  expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const text = await response.text();
  expect(text).toContain("Contact: mailto:security@example.org\n");
  expect(text).toContain(`Canonical: ${front.url}/.well-known/security.txt\n`);
  expect(Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? "")).toBeGreaterThan(Date.now());
});

test("no page contains a secret of the server", async ({ page }) => {
  await signUpByForm(page, newName("curious"));
  for (const address of [...PAGES, "/profile/", "/profile/links/", "/profile/account-details/"]) {
    const response = await page.request.get(address);
    expect(await response.text(), address).not.toMatch(CANARY);
    expect(JSON.stringify(response.headersArray()), address).not.toMatch(CANARY);
  }
});

test("no file of the build contains code or secrets of the server", () => {
  const folder = path.resolve("public/build");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  expect(files.filter((file) => file.endsWith(".map"))).toEqual([]);
  const scripts = files.filter((file) => /\.(js|css)$/.test(file));
  expect(scripts.length).toBeGreaterThan(50);
  for (const file of scripts) {
    const text = readFileSync(path.join(folder, file), "utf8");
    expect(text, file).not.toMatch(CANARY);
    expect(
      SERVER_ONLY.filter((name) => text.includes(name)),
      file,
    ).toEqual([]);
  }
});
