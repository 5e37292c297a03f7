import { waitForHydration } from "./wait-for-hydration";
import { expect, test } from "./portal";
import { signUp } from "./sign-up";

/** The transfer size of a response without a body. */
const HEADERS_ONLY_BYTES = 300;
/** The budget of docs/styles.md#budgets, and what some days' games and challenges are longer. */
const HOME_PAGE_BYTES = 16_384;
/** Brotli; the smallest files are sent uncompressed. */
const SCRIPT_BYTES = 95_000;

test("visitors share one cached page and its policy, and it hydrates", async ({ page, portal }) => {
  const fetchPage = async (path: string) => {
    const response = await fetch(portal.url + path);
    const policy = response.headers.get("content-security-policy");
    return { policy, age: response.headers.get("age"), html: await response.text() };
  };
  const first = await fetchPage("/discover/");
  await expect.poll(async () => (await fetchPage("/discover/")).age).not.toBeNull();
  const second = await fetchPage("/discover/");
  expect(second.policy).toBe(first.policy);
  expect(second.html).toBe(first.html);

  const response = await page.goto("/discover/");
  expect(response?.headers()["age"]).toBeDefined();
  await waitForHydration(page);
});

test("the home page fits its budget", async ({ request }) => {
  const headers = { "accept-encoding": "br" };
  const bytes = async () => {
    const sent = (await request.get("/", { headers })).headers();
    return sent["content-encoding"] === "br" ? Number(sent["content-length"] ?? Infinity) : Infinity;
  };
  await expect.poll(bytes).toBeLessThan(HOME_PAGE_BYTES);
});

test("the home page's scripts fit their budget", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const addresses = [...new Set([...html.matchAll(/\/build\/[^"'\s]+\.js/g)].map(([address]) => address))];
  expect(addresses.length).toBeGreaterThan(5);
  const sizes = addresses.map(async (address) => {
    const sent = (await request.get(address, { headers: { "accept-encoding": "br" } })).headers();
    return Number(sent["content-length"]);
  });
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThanOrEqual(SCRIPT_BYTES);
});

test("an unchanged page is revalidated without a body", async ({ page, portal }) => {
  await fetch(`${portal.url}/cookies/`).then((response) => response.text());
  await page.goto("/cookies/");
  await expect
    .poll(async () => {
      await page.reload();
      return page.evaluate(() =>
        performance
          .getEntriesByType("navigation")
          .map((entry) => entry instanceof PerformanceNavigationTiming && entry.transferSize),
      );
    })
    .toEqual([HEADERS_ONLY_BYTES]);
  await waitForHydration(page);
});

test("only a signed-in player gets their own page", async ({ page, browser, portal }) => {
  await page.goto("/");
  await signUp(page, portal, "keeper_player");
  await page.goto("/");
  await expect(page.locator("body")).toContainText("Log out");
  const visitor = await browser.newPage();
  await visitor.goto(portal.url);
  await expect(visitor.locator("body")).toContainText("Log in");
  await expect(visitor.locator("body")).not.toContainText("Log out");
  await visitor.close();
});
