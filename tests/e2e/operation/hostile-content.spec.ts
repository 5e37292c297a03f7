import { expect, test, type Page } from "@playwright/test";
import { HOSTILE_TEXTS } from "../../faults/hostile-content/hostile-texts";
import { ID } from "../../faults/samples/entities";
import { waitForHydration } from "../wait-for-hydration";
import { pageProblems, recordViolations } from "./hostile-page";
import { withHostilePortal } from "./hostile-portal";

/** Pages with a text of their own: of what they are about, or of whose they are. The API responds alike to any id. */
const PAGES_WITH_OWN_TEXT = [
  // First, as a session's first page leads here while the account is suspended.
  "/profile/notices/",
  `/games/${ID}/`,
  `/challenges/${ID}/`,
  "/tags/any/",
  `/studios/${ID}/`,
  "/feed/any/",
  "/users/juno/",
  "/profile/",
  `/profile/purchases/${ID}/`,
  "/profile/links/",
  "/profile/account-details/",
  "/profile/welcome/",
];
const PAGES = [
  ...PAGES_WITH_OWN_TEXT,
  "/de/",
  "/discover/",
  "/de/discover/?show=challenges",
  "/search/?search=lantern",
  "/challenges/",
  "/challenges/monthly-challenges/",
  "/events/",
  "/messages/",
  "/profile/friends/",
  "/profile/purchases/",
  "/profile/quests/",
  "/profile/privacy/",
  "/library/favorites/",
  "/library/recently-played/",
];
const ALL_TEXTS = [...HOSTILE_TEXTS.keys()];
/** More would exceed the response size that the portal accepts from its API. */
const SIDE_BY_SIDE = 10;
const TEXTS_PER_TEST = 4;
/** A busy machine takes ten times as long as an idle one. */
const MAX_PAGE_MS = 25_000;

test.describe.configure({ mode: "parallel" });

for (let first = 0; first < ALL_TEXTS.length; first += SIDE_BY_SIDE) {
  // The texts are in the page's lists, the first also as the page's own.
  const texts = ALL_TEXTS.slice(first, first + SIDE_BY_SIDE);
  const title = `hostile texts ${String(first)} to ${String(first + texts.length - 1)} are plain text on every page`;
  test(title, { tag: first === 0 ? [] : "@weekly" }, async ({ page }) => {
    await checkPages(page, PAGES, [texts]);
  });
}

for (let first = 0; first < ALL_TEXTS.length; first += TEXTS_PER_TEST) {
  const texts = ALL_TEXTS.slice(first, first + TEXTS_PER_TEST);
  const title = `hostile texts ${texts.join(", ")} are plain text on every page that is about them`;
  test(title, { tag: "@weekly" }, async ({ page, isMobile }) => {
    test.skip(isMobile, "a phone shows them side by side");
    await checkPages(
      page,
      PAGES_WITH_OWN_TEXT,
      texts.map((text) => [text]),
    );
  });
}

async function checkPages(page: Page, pages: readonly string[], turns: readonly number[][]): Promise<void> {
  test.setTimeout(turns.length * pages.length * MAX_PAGE_MS);
  const problems: string[] = [];
  page.on("dialog", (dialog) => {
    problems.push(`a dialog shows ${dialog.message()}`);
    void dialog.dismiss();
  });
  await recordViolations(page);
  await withHostilePortal(async (url, api) => {
    // External pictures do not exist.
    await page.route(
      (address) => address.origin !== url,
      (route) => route.abort(),
    );
    await page.context().addCookies([{ name: "session", value: "a.b", url }]);
    for (const rows of turns) {
      api.prepare(rows);
      for (const address of pages) {
        const found = await problemsOf(page, url + address);
        problems.push(...found.map((problem) => `${address}, texts from ${String(rows[0])}: ${problem}`));
      }
    }
    expect(api.sent.size).toBeGreaterThan(turns.length);
  });
  expect(problems).toEqual([]);
}

async function problemsOf(page: Page, address: string): Promise<string[]> {
  // From an empty page each URL is a full navigation.
  await page.goto("about:blank");
  const response = await page.goto(address);
  await waitForHydration(page);
  const status = response?.status() === 200 ? [] : [`returns ${String(response?.status())}`];
  return [...status, ...(await pageProblems(page))];
}
