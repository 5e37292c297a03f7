import { expect, test } from "@playwright/test";
import { HOSTILE_TEXTS } from "../faults/hostile-content/hostile-texts";
import { ID } from "../faults/samples/entities";
import { isFullRun } from "../setup/test-range";
import { comeAlive } from "./come-alive";
import { pageProblems, watchScripts } from "./hostile-page";
import { withHostilePortal } from "./hostile-portal";

/** Every kind of page that shows content; the API says the same of whatever an address names. */
const PAGES = [
  "/de/",
  "/discover/",
  "/de/discover/?show=challenges",
  "/search/?search=lantern",
  `/games/${ID}/`,
  `/challenges/${ID}/`,
  "/challenges/",
  "/challenges/monthly-challenges/",
  "/tags/any/",
  `/studios/${ID}/`,
  "/feed/any/",
  "/events/",
  "/users/juno/",
  "/messages/",
  "/profile/",
  "/profile/friends/",
  "/profile/purchases/",
  `/profile/purchases/${ID}/`,
  "/profile/quests/",
  "/profile/links/",
  "/profile/privacy/",
  "/profile/account-details/",
  "/profile/welcome/",
  "/library/favorites/",
  "/library/recently-played/",
];
const ALL_TEXTS = [...HOSTILE_TEXTS.keys()];
/** All texts stand side by side in lists; in the full run each is a page's own as well, and then alone in its lists. */
const TURNS = isFullRun ? ALL_TEXTS.map((index) => [index]) : [ALL_TEXTS];

test("hostile content is words on every page, and nothing else", async ({ page, context }) => {
  test.setTimeout(isFullRun ? 3_600_000 : 600_000);
  const problems: string[] = [];
  page.on("dialog", (dialog) => {
    problems.push(`a dialog says ${dialog.message()}`);
    void dialog.dismiss();
  });
  await watchScripts(page);
  await withHostilePortal(async (url, api) => {
    // Pictures of other hosts are not there.
    await page.route(
      (address) => address.origin !== url,
      (route) => route.abort(),
    );
    await context.addCookies([{ name: "session", value: "a.b", url }]);
    for (const rows of TURNS) {
      api.prepare(rows);
      for (const address of PAGES) {
        // From an empty page each address is a navigation of its own, whatever the page before still does.
        await page.goto("about:blank");
        const answer = await page.goto(url + address);
        await comeAlive(page);
        const status = answer?.status() === 200 ? [] : [`answers ${String(answer?.status())}`];
        const found = [...status, ...(await pageProblems(page))];
        problems.push(...found.map((problem) => `${address}, texts from ${String(rows[0])}: ${problem}`));
      }
    }
    console.warn(
      `Hostile content: ${String(api.sent.size)} texts and addresses in fields, ${String(PAGES.length)} pages.`,
    );
  });
  expect(problems).toEqual([]);
});
