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
/** So many texts stand side by side in a list; the first of them is a page's own. */
const TOGETHER = 10;
const EACH_FIRST = process.env["HOSTILE_CONTENT"] === "whole";
const STEP = EACH_FIRST ? 1 : TOGETHER;

test("hostile content is words on every page, and nothing else", async ({ page, context }) => {
  test.setTimeout(EACH_FIRST ? 3_600_000 : 600_000);
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
    for (let first = 0; first < HOSTILE_TEXTS.length; first += STEP) {
      api.prepare(Array.from({ length: TOGETHER }, (_, index) => (first + index) % HOSTILE_TEXTS.length));
      for (const address of PAGES) {
        // From an empty page each address is a navigation of its own, whatever the page before still does.
        await page.goto("about:blank");
        const answer = await page.goto(url + address);
        await comeAlive(page);
        const status = answer?.status() === 200 ? [] : [`answers ${String(answer?.status())}`];
        const found = [...status, ...(await pageProblems(page))];
        problems.push(...found.map((problem) => `${address}, texts from ${String(first)}: ${problem}`));
      }
    }
    console.warn(
      `Hostile content: ${String(api.sent.size)} texts and addresses in fields, ${String(PAGES.length)} pages.`,
    );
  });
  expect(problems).toEqual([]);
});
