import * as z from "zod";
import { gamePath } from "../e2e/seeded-addresses";
import { expect, test, type Portal } from "../e2e/portal";
import { LEAVING, type Places } from "../escapes/attacks";
import { openSink, type Sink } from "../escapes/sink";
import type { DrivenBrowser } from "./driven-browser";
import { missingBrowser, startBrowser, type BrowserName } from "./start-browser";

test.use({ builds: { kilnbreak: "hostile" } });

const FRAME = "iframe.game-frame";
const GAME = gamePath("kilnbreak");
const PORTAL_KEY = "something of the portal";
const DIALOGS = "opensDialogsForEver";
/** As many as the attack opens. */
const MAX_DIALOGS = 41;
const HAS_STARTED = "return typeof window.attempt === 'function'";
const AUTO_PLAY = "?autoPlay=true";

for (const name of ["firefox", "webkit"] satisfies BrowserName[]) {
  test(`games at their own origins are powerless in ${name}`, async ({ portal }) => {
    const missing = missingBrowser(name);
    test.skip(missing !== null, missing ?? "");
    const browser = await startBrowser(name);
    const sink = await openSink();
    try {
      test.info().annotations.push({ type: "browser", description: `${browser.name} ${browser.version}` });
      const places = await prepare(browser, portal, sink);
      await play(browser, portal);
      const names = z
        .record(z.string(), z.array(z.string()))
        .parse(await inGame(browser, "return window.attackNames()"));
      const staying = Object.values(names)
        .flat()
        .filter((each) => !isLeaving(each));
      for (const attack of [...staying, ...LEAVING]) {
        await test.step(attack, async () => {
          if (isLeaving(attack)) await play(browser, portal);
          sink.received.splice(0);
          expect.soft(await attempt(browser, attack, places), attack).toBe("refused");
          await dismissDialogs(browser, attack);
          await expectUnharmed(browser, { portal, sink, attack });
        });
      }
    } finally {
      sink.close();
      await browser.close();
    }
  });
}

const isLeaving = (attack: string) => LEAVING.some((each) => each === attack);
const inGame = (browser: DrivenBrowser, body: string, ...args: unknown[]) =>
  browser.inFrame(FRAME, () => browser.evaluate(body, ...args));

/** Another game has stored something; its page is a place to attack. */
async function prepare(browser: DrivenBrowser, portal: Portal, sink: Sink): Promise<Places> {
  await browser.goto(portal.url + gamePath("softfall") + AUTO_PLAY);
  const other = z.string().parse(await browser.waitFor(`return document.querySelector("${FRAME}")?.src`));
  await browser.inFrame(FRAME, async () => {
    await browser.waitFor("return document.readyState === 'complete' && location.href !== 'about:blank'");
    await browser.evaluate("localStorage.setItem('secret', 'of another game')");
  });
  return { portal: portal.url, other, sink: sink.url };
}

async function play(browser: DrivenBrowser, portal: Portal): Promise<void> {
  await browser.goto(portal.url + GAME + AUTO_PLAY);
  await browser.evaluate("localStorage.setItem(arguments[0], '1')", PORTAL_KEY);
  await browser.inFrame(FRAME, () => browser.waitFor(HAS_STARTED));
  const address = z.string().parse(await browser.evaluate(`return document.querySelector("${FRAME}").src`));
  expect(new URL(address).hostname).toMatch(/^g-[a-z0-9]{6}\.localhost$/);
}

/** A game that leaves its frame takes the answer along; a dialog stands in its way until it is dismissed. */
async function attempt(browser: DrivenBrowser, attack: string, places: Places): Promise<unknown> {
  const outcome = inGame(browser, "return window.attempt(...arguments)", attack, places);
  return isLeaving(attack) || attack === DIALOGS ? outcome.catch(() => "refused") : outcome;
}

/** Dialogs are the browser's to show, and to stop when they come again and again. */
async function dismissDialogs(browser: DrivenBrowser, attack: string): Promise<void> {
  const isQuiet = () => (attack === DIALOGS ? inGame(browser, "return true") : browser.evaluate("return true"));
  let count = 0;
  const dismissAll = async () => {
    while (count <= MAX_DIALOGS && (await browser.dismissDialog()) !== null) count += 1;
    // Both fail while another dialog is on its way.
    return browser.leaveFrame().then(
      () => isQuiet().catch(() => false),
      () => false,
    );
  };
  await expect.poll(dismissAll).toBe(true);
  expect.soft(count, attack).toBeLessThanOrEqual(attack === DIALOGS ? MAX_DIALOGS : 0);
}

type Around = { portal: Portal; sink: Sink; attack: string };

async function expectUnharmed(browser: DrivenBrowser, { portal, sink, attack }: Around): Promise<void> {
  expect.soft(sink.received, attack).toEqual([]);
  expect.soft(await browser.countWindows(), attack).toBe(1);
  const page = await browser.evaluate(
    "return { address: location.href, title: document.title, kept: localStorage.getItem(arguments[0]), injected: document.querySelectorAll('img[src=injected]').length }",
    PORTAL_KEY,
  );
  const { address, title, ...rest } = z
    .object({ address: z.string(), title: z.string(), kept: z.string().nullable(), injected: z.number() })
    .parse(page);
  expect.soft(new URL(address).origin, attack).toBe(portal.url);
  expect.soft(new URL(address).pathname, attack).toBe(GAME);
  expect.soft(title, attack).not.toBe("taken");
  expect.soft(rest, attack).toEqual({ kept: "1", injected: 0 });
}
