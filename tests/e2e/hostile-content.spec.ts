import { expect, test } from "@playwright/test";
import { HOSTILE_TEXTS } from "../faults/hostile-content/hostile-texts";
import { ID } from "../faults/samples/entities";
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
/** With more of them a page has more content than the portal takes from its API. */
const SIDE_BY_SIDE = 10;
/** The texts that stand in a page's lists, the first of them also as its own; then all pages with the next ones. */
const TURNS = [ALL_TEXTS.slice(0, SIDE_BY_SIDE), ALL_TEXTS.slice(SIDE_BY_SIDE)];
const LONGEST_TURN_MS = 180_000;

test("hostile texts are words on every page, and nothing else", async ({ page, context }) => {
  test.setTimeout(TURNS.length * LONGEST_TURN_MS);
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
    expect(api.sent.size).toBeGreaterThan(TURNS.length);
  });
  expect(problems).toEqual([]);
});
