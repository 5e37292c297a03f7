import type { Page } from "@playwright/test";
import { ATTACK_KINDS, LEAVING, type AttackNames, type Places } from "../../escapes/attacks";
import { openSink, type Sink } from "../../escapes/sink";
import { expect, test, type Portal } from "../portal";
import { gameId, gamePath } from "../seeded-addresses";
import { giveConsent } from "../sign-up";
import { waitForHydration } from "../wait-for-hydration";

test.use({ builds: { kilnbreak: "hostile" } });

const GAME = gamePath("kilnbreak");
const PLAY = "Play Kilnbreak";
const PORTAL_KEY = "something of the portal";
const CALM_MS = 5_000;
/** Longer than the game's own deadline and what a click allows. */
const ANSWER_MS = 9_000;
const POSTS = /\/api\/(scores|rooms|room-messages|saves)\b/;
const CALLS = /\/api\/in-game\b/;
/** The page allows forty calls at once and five a second. */
const MAX_CALLS = 90;
const NOTHING = /^$/;
/** The browser's to show, and to stop when they come again and again. */
const DIALOGS = /^dialog /;
const POP_UPS = ["opensPopUps", "opensPopUpsByLinks"];

let sink: Sink;
test.beforeAll(async () => {
  sink = await openSink();
});
test.afterAll(() => sink.close());

type Answer = { attack?: string; outcome?: string };
type Scene = { places: Places; gameUrl: string; seen: string[] };

const frameOf = (page: Page) => page.frameLocator("iframe.game-frame");

/** By a message, which is no click of the player's. A game that has left does not answer. */
async function attempt(page: Page, name: string, places: Places): Promise<string> {
  return page.locator("iframe.game-frame").evaluate(
    (frame: HTMLIFrameElement, [attack, where, timeoutMs]) =>
      new Promise<string>((resolve) => {
        addEventListener("message", ({ data }: MessageEvent<Answer | null>) => {
          if (data?.attack === attack) resolve(String(data.outcome));
        });
        setTimeout(resolve, timeoutMs, "refused");
        frame.contentWindow?.postMessage({ attack, places: where }, "*");
      }),
    [name, places, ANSWER_MS] as const,
  );
}

async function playHostileGame(page: Page, portal: Portal): Promise<Scene> {
  const seen: string[] = [];
  page.on("dialog", (dialog) => {
    seen.push(`dialog ${dialog.type()}`);
    void dialog.dismiss();
  });
  page.on("download", (download) => seen.push(`download ${download.suggestedFilename()}`));
  page.context().on("page", (opened) => seen.push(`window ${opened.url()}`));
  await giveConsent(page, portal, false);
  const launch = await page.request.get(`${portal.url}/embedded/api/gxc/v2/games/${gameId("softfall")}/launch`);
  const { data } = (await launch.json()) as { data: { launchUrl: string } };
  await page.goto(GAME);
  await page.evaluate((key) => localStorage.setItem(key, "1"), PORTAL_KEY);
  const gameUrl = await startGame(page);
  sink.received.splice(0);
  seen.splice(0);
  return { places: { portal: portal.url, other: data.launchUrl, sink: sink.url }, gameUrl, seen };
}

function attackNames(page: Page): Promise<AttackNames> {
  return frameOf(page)
    .locator("html")
    .evaluate(() => (window as unknown as { attackNames: () => AttackNames }).attackNames());
}

/** In the same partition of the browser as what the hostile game would read. */
async function storeInAnotherGame(page: Page): Promise<void> {
  await page.goto(gamePath("softfall"));
  await waitForHydration(page);
  await page.getByRole("button", { name: "Play Softfall" }).click();
  await frameOf(page).locator("canvas").waitFor();
  await frameOf(page)
    .locator("html")
    .evaluate(() => localStorage.setItem("secret", "of another game"));
}

/** The Chromium that comes with the packages lets every page open windows; others try these attacks. */
async function blocksPopUps(page: Page): Promise<boolean> {
  const tried = await page.context().newPage();
  sink.show("<script>document.title = String(window.open('about:blank'))</script>");
  await tried.goto(`${sink.url}/shown`);
  const isBlocked = (await tried.title()) === "null";
  for (const opened of page
    .context()
    .pages()
    .filter((one) => one !== page))
    await opened.close();
  return isBlocked;
}

async function startGame(page: Page): Promise<string> {
  await waitForHydration(page);
  await page.getByRole("button", { name: PLAY }).click();
  await expect
    .poll(() =>
      frameOf(page)
        .locator("html")
        .evaluate(() => "attempt" in window)
        .catch(() => false),
    )
    .toBe(true);
  return (await page.locator("iframe.game-frame").getAttribute("src")) ?? "";
}

async function expectUnharmed(page: Page, { places, seen }: Scene, mayShow = NOTHING): Promise<void> {
  expect(sink.received, "what has arrived at a foreign host").toEqual([]);
  expect(
    seen.filter((one) => !mayShow.test(one)),
    "windows, dialogs and downloads",
  ).toEqual([]);
  expect(new URL(page.url()).pathname).toBe(GAME);
  expect(await page.title()).not.toBe("taken");
  expect(await page.evaluate((key) => localStorage.getItem(key), PORTAL_KEY)).toBe("1");
  const forged = (await page.context().cookies(places.portal)).filter(({ value }) => value === "forged");
  expect(forged, "cookies that the portal would get").toEqual([]);
  await expect(page.locator('img[src="injected"]')).toHaveCount(0);
}

for (const kind of ATTACK_KINDS) {
  test(`a game at its own origin gets nothing by ${kind}`, async ({ page, portal, consoleErrors }) => {
    const hasBlocker = await blocksPopUps(page);
    await storeInAnotherGame(page);
    const scene = await playHostileGame(page, portal);
    const posts: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === "POST" && POSTS.test(pathname)) posts.push(pathname);
    });
    const names = await attackNames(page);
    expect(LEAVING.filter((name) => !Object.values(names).flat().includes(name))).toEqual([]);
    const staying = names[kind].filter((name) => !LEAVING.some((other) => other === name));
    expect(staying.length).toBeGreaterThan(5);
    for (const name of staying.filter((each) => hasBlocker || !POP_UPS.includes(each))) {
      await test.step(name, async () => {
        expect.soft(await attempt(page, name, scene.places), name).toBe("refused");
        expect.soft(sink.received, name).toEqual([]);
        expect.soft(scene.seen, name).toEqual([]);
      });
    }
    await expectUnharmed(page, scene);
    expect(posts, "what it sent for itself to the portal").toEqual([]);
    await test.step("the page around it can be used", async () => {
      await page.getByRole("button", { name: "Controls" }).click();
      await expect(page.getByRole("dialog", { name: "Controls" })).toBeVisible();
    });
    // The browser logs what it blocks.
    consoleErrors.splice(0);
  });
}

for (const name of LEAVING) {
  test(`a game that ${spaced(name)} does no harm`, async ({ page, portal, consoleErrors }) => {
    const scene = await playHostileGame(page, portal);
    const calls: string[] = [];
    page.on("request", (request) => {
      if (CALLS.test(request.url())) calls.push(request.url());
    });
    expect(await attempt(page, name, scene.places)).toBe("refused");
    await expectUnharmed(page, scene, name === "opensDialogsForEver" ? DIALOGS : NOTHING);
    expect(calls.length).toBeLessThan(MAX_CALLS);
    await page.getByRole("button", { name: "Controls" }).click({ timeout: CALM_MS });
    await expect(page.getByRole("dialog", { name: "Controls" })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.locator("header a.logo").click();
    await expect(page).toHaveURL(`${portal.url}/`);
    consoleErrors.splice(0);
  });
}

function spaced(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

test("a click opens a window of the game's, which is as powerless", async ({ page, portal, consoleErrors }) => {
  const { places } = await playHostileGame(page, portal);
  await frameOf(page)
    .locator("#go")
    .evaluate((button, address) => {
      button.addEventListener("click", () => {
        const opened = window.open(address);
        Object.assign(window, { opened });
      });
    }, `${places.portal}/`);
  const [opened] = await Promise.all([page.context().waitForEvent("page"), frameOf(page).locator("#go").click()]);
  await opened.waitForLoadState();
  const read = await frameOf(page)
    .locator("html")
    .evaluate(() => {
      const { opened: found } = window as unknown as { opened: Window | null };
      try {
        return String(found?.document.title);
      } catch {
        return "refused";
      }
    });
  expect(["refused", "undefined"]).toContain(read);
  consoleErrors.splice(0);
});

test("other sites frame no game, and games no others", async ({ page, portal, consoleErrors }) => {
  const { places, gameUrl } = await playHostileGame(page, portal);
  const opaque = `${portal.url}/embedded/api/builds/${new URL(gameUrl).hostname.slice(2, 8)}${new URL(gameUrl).pathname}`;
  expect((await page.request.get(opaque)).status()).toBe(200);
  for (const address of [gameUrl, places.other, opaque]) {
    sink.show(`<iframe src="${address}"></iframe>`);
    await page.goto(`${sink.url}/shown`);
    await expect.poll(() => page.frames().length).toBe(2);
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  }
  consoleErrors.splice(0);
});

test("the portal's cookies are not sent to games, and games set none", async ({ page, portal }) => {
  await giveConsent(page, portal, false);
  const answers: { sent: string | undefined; set: string | undefined }[] = [];
  page.on("response", (response) => {
    if (!new URL(response.url()).hostname.startsWith("g-")) return;
    void response
      .request()
      .allHeaders()
      .then(({ cookie }) => answers.push({ sent: cookie, set: response.headers()["set-cookie"] }));
  });
  await page.goto(GAME);
  await startGame(page);
  await expect.poll(() => answers.length).toBeGreaterThan(3);
  expect(answers.filter(({ sent, set }) => sent !== undefined || set !== undefined)).toEqual([]);
});

test("without its own host a small game runs in an opaque frame, as powerless, and the page says so", async ({
  page,
  portal,
  consoleErrors,
}) => {
  await page.route(
    ({ hostname }) => hostname.startsWith("g-"),
    (route) => route.abort(),
  );
  await giveConsent(page, portal, false);
  await page.goto(GAME);
  await startGame(page);
  await expect(page.locator(".player-note")).toContainText("restricted frame");
  expect(await page.locator("iframe.game-frame").getAttribute("sandbox")).not.toContain("allow-same-origin");
  const places = { portal: portal.url, other: `${portal.url}/`, sink: sink.url };
  sink.received.splice(0);
  for (const name of [
    "readsThePagesDocument",
    "callsThePortal",
    "callsThePortalBlindly",
    "sendsByFetch",
    "sendsByImage",
  ])
    expect.soft(await attempt(page, name, places), name).toBe("refused");
  const stored = await frameOf(page)
    .locator("html")
    .evaluate(() => [self.origin, Object.hasOwn(window, "localStorage"), localStorage.length]);
  // Of the page only: the browser has refused its own.
  expect(stored).toEqual(["null", true, 0]);
  expect(sink.received).toEqual([]);
  consoleErrors.splice(0);
});
