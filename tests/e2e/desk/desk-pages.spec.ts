import type { Page } from "@playwright/test";
import { seedId } from "../../../api/seed/deterministic-ids";
import { axeFindings } from "../axe";
import { openDesk } from "../desk-journey";
import { clippedTexts, horizontalOverflow, smallTargets, takeUnexpectedErrors } from "../page-checks";
import { expect, test } from "../portal";
import { reportGame } from "./report-game";
import { DESKTOP, PHONE } from "../screens";
import { applyForStudio, newName } from "../studio-journey";

/** WCAG 2.5.8. */
const MIN_TARGET = 24;
const LONG_WORD = "Kilnbreak".repeat(20);
/** A page takes one second; a busy machine takes longer. */
const PAGE_TIMEOUT_MS = 10_000;
const COMET = seedId("sticker:comet");
const HUNDRED_DAYS = seedId("news:first-hundred-days");
const RHYTHM = seedId("tag:rhythm");
const ONE_BREATH = seedId("challenge:one-breath");
const NEW_FACE = seedId("quest:new-face");
const GENEROUS_WEEK = seedId("quest:generous-week");
const LANTERN_RUN = seedId("game:lantern-run");
const SMALL_HOURS = seedId("studio:Small Hours");
const HOME = `/desk/pages/${seedId("configuration:home")}/`;
const PAGES = [
  ...["/desk/", "/desk/people/", "/desk/audit-log/", "/desk/second-factor/", "/desk/confirmation/"],
  ...[
    "/desk/applications/",
    "/desk/reviews/",
    "/desk/queue/",
    "/desk/appeals/",
    "/desk/players/?search=e",
    "/desk/takedowns/",
    "/desk/purchases/",
    "/desk/payouts/",
    "/desk/payouts/history/",
    "/desk/payouts/shares/",
    "/desk/figures/",
    "/desk/statistics/",
    "/desk/tokens/",
    "/desk/jobs/",
    "/desk/health/",
  ],
  ...["/desk/challenges/", "/desk/challenges/new/", `/desk/challenges/new/?game=${LANTERN_RUN}`],
  ...["/desk/pages/", HOME, `${HOME}sections/${seedId("section:home-corners")}/`],
  `${HOME}sections/${seedId("section:home-corners")}/entries/${seedId("entry:home-corners:month")}/`,
  ...[`/desk/challenges/${ONE_BREATH}/`, `/desk/challenges/${ONE_BREATH}/standings/`],
  ...["/desk/studios/", "/desk/studios/limits/", "/desk/studios/new/", `/desk/studios/${SMALL_HOURS}/`],
  ...["/desk/games/", `/desk/games/${LANTERN_RUN}/`, `/desk/games/${LANTERN_RUN}/pictures/`],
  ...["", "?change=kilometre"].map((query) => `/desk/games/${LANTERN_RUN}/achievements/${query}`),
  ...["", "?add=0", "?add=0-0", "?change=0-1", "?change=0-0-0"].map(
    (query) => `/desk/games/${LANTERN_RUN}/controls/${query}`,
  ),
  ...[
    "/desk/quests/",
    "/desk/quests/new/",
    `/desk/quests/${NEW_FACE}/`,
    `/desk/quests/${GENEROUS_WEEK}/codes/`,
    "/desk/quests/simulation/",
    "/desk/quests/collections/",
    "/desk/preview/",
    "/desk/catalogue/",
  ],
  ...["/desk/announcements/", "/desk/announcements/new/", "/desk/announcements/digest/"],
  "/desk/words/",
  ...["/desk/site/", "/desk/legal/", "/desk/legal/terms/"],
  ...["/desk/stickers/", "/desk/stickers/new/", `/desk/stickers/${COMET}/`],
  ...["/desk/news/", "/desk/news/new/", "/desk/news/new/?search=Fennec+Works", `/desk/news/${HUNDRED_DAYS}/`],
  ...["/desk/tags/", "/desk/tags/new/", `/desk/tags/${RHYTHM}/`],
];

const VIEWS = [
  { view: "is accessible and fits a desktop", locale: "", viewport: DESKTOP, isAccessible: true, tag: [] },
  { view: "fits a phone in Russian", locale: "/ru", viewport: PHONE, isAccessible: false, tag: [] },
  {
    view: "is accessible and fits a phone in German",
    locale: "/de",
    viewport: PHONE,
    isAccessible: true,
    tag: ["@weekly"],
  },
  {
    view: "is accessible and fits a phone in Russian",
    locale: "/ru",
    viewport: PHONE,
    isAccessible: true,
    tag: ["@weekly"],
  },
];

test.use({ environment: { RATE_LIMITS: "off" } });

async function findCase(page: Page): Promise<string> {
  await page.goto("/desk/queue/");
  return (await page.getByRole("row").getByRole("link").first().getAttribute("href")) ?? "";
}

/** With the form of a sanction; and the wallet. */
async function findPlayer(page: Page): Promise<string[]> {
  await page.goto("/desk/players/?search=elif");
  const href = (await page.locator(".desk-records").getByRole("link").first().getAttribute("href")) ?? "";
  return [`${href}?kind=SUSPENSION&rule=INSULT`, href.replace("/players/", "/purchases/players/")];
}

async function expectGoodPages(page: Page, locale: string, isAccessible: boolean): Promise<void> {
  for (const address of [...PAGES, await findCase(page), ...(await findPlayer(page))]) {
    await page.goto(locale + address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.locator("main details").evaluateAll((all) => all.forEach((details) => details.setAttribute("open", "")));
    const place = locale + address;
    if (isAccessible) expect(await axeFindings(page), place).toEqual([]);
    expect(await horizontalOverflow(page), place).toBe(0);
    expect(await smallTargets(page, MIN_TARGET), place).toEqual([]);
    expect(await clippedTexts(page), place).toEqual([]);
  }
}

for (const { view, locale, viewport, isAccessible, tag } of VIEWS) {
  test(`the desk ${view}`, { tag }, async ({ page, portal, consoleErrors }) => {
    test.setTimeout(PAGES.length * PAGE_TIMEOUT_MS);
    await applyForStudio(page, portal, newName("kite_club_long"));
    await reportGame(page, portal, { game: "kilnbreak", reason: "OTHER", comment: LONG_WORD });
    await openDesk(page, portal);
    await page.setViewportSize(viewport);
    await expectGoodPages(page, locale, isAccessible);
    expect(takeUnexpectedErrors(consoleErrors)).toEqual([]);
  });
}
