import type { APIRequestContext, APIResponse, BrowserContext } from "@playwright/test";
import { waitForHydration } from "../wait-for-hydration";
import { startAttackerSite, type AttackerSite } from "./attacker-site";
import { expect, test, type Portal } from "../portal";
import { signUp } from "../sign-up";

const PASSWORD = "seven lanterns in a row";
const LOGIN = "/embedded/api/session/login?target=%2F";

let site: AttackerSite;
test.beforeAll(async () => {
  site = await startAttackerSite();
});
test.afterAll(() => {
  site.close();
});

const sessionOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === "session")?.value;

/** The status of the profile call with this session cookie alone. */
async function profileWith(request: APIRequestContext, { url }: Portal, session: string | undefined): Promise<number> {
  const headers = { cookie: `session=${session ?? ""}` };
  return (await request.get(`${url}/embedded/api/profile`, { headers })).status();
}

const newName = (start: string) => `${start}_${String(Date.now() % 1e9)}`;

test("clickjacking: no page of the portal loads in another site's frame", async ({ page, portal, consoleErrors }) => {
  for (const path of ["/", "/profile/account-details/", "/api/ping/", LOGIN, "/embedded/api/docs/"]) {
    site.show(`<iframe src="${portal.url}${path}" width="800" height="600"></iframe>`);
    for (const address of [site.crossSite, site.sameSite]) {
      await page.goto(address, { waitUntil: "load" });
      await expect.poll(() => page.frames()[1]?.url(), path).toContain("chrome-error://");
    }
  }
  // The browser logs the blocked frames.
  expect(consoleErrors.length).toBeGreaterThan(0);
  expect(consoleErrors.every((text) => /frame-ancestors|X-Frame-Options|ERR_BLOCKED_BY_RESPONSE/.test(text))).toBe(
    true,
  );
  consoleErrors.length = 0;
});

const selfSending = (action: string, fields: Record<string, string>, type = "application/x-www-form-urlencoded") =>
  `<form method="post" action="${action}" enctype="${type}">${Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name='${name}' value='${value}'>`)
    .join("")}</form><script>document.forms[0].submit()</script>`;

async function sendFrom(context: BrowserContext, address: string, path: string): Promise<number> {
  const tab = await context.newPage();
  const pending = tab.waitForResponse((response) => response.url().includes(path));
  await tab.goto(address, { waitUntil: "commit" });
  const status = (await pending).status();
  // A tab closed during a navigation may never emit its close event.
  await expect.poll(() => tab.url()).not.toBe(address);
  await tab.close();
  return status;
}

test("CSRF: another site's forms and scripts change nothing", async ({ page, context, portal, consoleErrors }) => {
  await signUp(page, portal, newName("victim"));
  const session = await sessionOf(context);
  const before = await (await page.request.get(`${portal.url}/embedded/api/profile`)).text();
  const json = `{"challengeId":null,"gameId":"5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e09","x":"`;
  const forms: [string, string][] = [
    ["/api/logout/", selfSending(`${portal.url}/api/logout/`, { target: "/" })],
    ["/profile/account-details/", selfSending(`${portal.url}/profile/account-details/`, { intent: "save", name: "x" })],
    ["/session/login", selfSending(portal.url + LOGIN, { intent: "log-in", login: "evil", password: PASSWORD })],
    ["/profile/favorites", selfSending(`${portal.url}/embedded/api/profile/favorites`, { [json]: '"}' }, "text/plain")],
  ];
  for (const [path, html] of forms) {
    site.show(html);
    expect(await sendFrom(context, site.crossSite, path), `${path} of another site`).toBe(403);
    expect(await sendFrom(context, site.sameSite, path), `${path} of a neighbour`).toBe(403);
  }
  site.show("");
  await page.goto(site.sameSite);
  const read = await page.evaluate(async (url) => {
    const requests = [
      fetch(`${url}/embedded/api/profile`, { credentials: "include" }),
      fetch(`${url}/embedded/api/profile`, { method: "DELETE", credentials: "include" }),
      fetch(`${url}/api/logout/`, { method: "POST", mode: "no-cors", credentials: "include" }),
    ];
    const results = await Promise.allSettled(requests);
    return results.map((result) => (result.status === "fulfilled" ? result.value.type : "refused"));
  }, portal.url);
  expect(read.slice(0, 2)).toEqual(["refused", "refused"]);
  expect(await sessionOf(context)).toBe(session);
  expect(await (await page.request.get(`${portal.url}/embedded/api/profile`)).text()).toBe(before);
  consoleErrors.length = 0;
});

test("a stolen session: hidden from scripts, new at each login, invalid after logging out", async ({
  page,
  context,
  portal,
  playwright,
}) => {
  const thief = await playwright.request.newContext();
  // Session fixation: a session planted before the sign-up is invalid afterwards.
  await page.request.post(portal.url + LOGIN, { form: { intent: "guest" }, headers: { origin: portal.url } });
  const planted = await sessionOf(context);
  expect(planted).toBeTruthy();
  await signUp(page, portal, newName("robbed"));
  const stolen = await sessionOf(context);
  expect(stolen).not.toBe(planted);
  expect(await profileWith(thief, portal, planted)).toBe(403);

  await page.goto("/");
  await waitForHydration(page);
  expect(await page.evaluate(() => document.cookie)).not.toContain("session");
  expect(await page.content()).not.toContain(stolen?.split(".")[0]);

  expect(await profileWith(thief, portal, stolen)).toBe(200);
  await page.request.post(`${portal.url}/api/logout/`, { form: { target: "/" }, headers: { origin: portal.url } });
  expect(await sessionOf(context)).toBeUndefined();
  expect(await profileWith(thief, portal, stolen)).toBe(403);
  await thief.dispose();
});

test("a redirect never leaves the site, whatever the address contains", async ({ request, portal }) => {
  const evil = [
    "//evil.example/",
    "/\\evil.example/",
    "https://evil.example/",
    "/%2F%2Fevil.example/",
    "\t//evil.example",
  ];
  const paths = [
    "//evil.example",
    "/en//evil.example/",
    "/EN//evil.example",
    "/en/\\evil.example/",
    "/de//evil.example/",
    "/DE/%2F%2Fevil.example/",
    "/en///evil.example/..",
    ...evil.flatMap((target) =>
      [
        "/api/payment-return/?locale=de&order=5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e09&target=",
        "/profile/welcome/?target=",
        "/embedded/api/session/login?target=",
        "/embedded/api/session/activate?token=x&target=",
        "/unsubscribe/?token=x&target=",
      ].map((address) => address + encodeURIComponent(target)),
    ),
  ];
  for (const path of paths) expectSameOrigin(await request.get(portal.url + path, { maxRedirects: 0 }), portal, path);
  for (const target of evil) {
    for (const form of ["/api/logout/", "/api/consent/", "/api/theme/", "/api/sidebar/"]) {
      const fields = { target, marketing: "no", theme: "classic", mode: "dark" };
      const init = { form: fields, headers: { origin: portal.url }, maxRedirects: 0 };
      expectSameOrigin(await request.post(portal.url + form, init), portal, `${form} to ${target}`);
    }
  }
});

function expectSameOrigin(response: APIResponse, { url }: Portal, what: string): void {
  const { location } = response.headers();
  expect(response.status(), what).toBeLessThan(500);
  if (location !== undefined)
    expect(new URL(location, response.url()).origin, `${what} leads to ${location}`).toBe(url);
}

test("brute force: wrong passwords are soon limited, the account's own session is not", async ({
  page,
  portal,
  playwright,
}) => {
  const name = newName("locked");
  await signUp(page, portal, name);
  const guesser = await playwright.request.newContext();
  const guess = (number: number) =>
    guesser.post(portal.url + LOGIN, {
      form: { intent: "log-in", login: name, password: `guess number ${String(number)}` },
      headers: { origin: portal.url, "x-forwarded-for": `203.0.113.${String(number)}` },
    });
  const statuses: number[] = [];
  for (let number = 1; number <= 12; number++) statuses.push((await guess(number)).status());
  expect(statuses.slice(0, 10)).toEqual(Array<number>(10).fill(422));
  expect(statuses.slice(10)).toEqual([429, 429]);
  const last = await guess(13);
  expect(Number(last.headers()["retry-after"])).toBeGreaterThan(0);
  expect(Number(last.headers()["retry-after"])).toBeLessThanOrEqual(15 * 60);
  expect(await last.text()).toContain(name);
  // Existing sessions stay valid; logging in requires 15 minutes' wait or the mail link.
  expect((await page.request.get(`${portal.url}/embedded/api/profile`)).status()).toBe(200);
  await guesser.dispose();
});
