import * as z from "zod";
import type { DrivenBrowser } from "../browsers/driven-browser";
import type { Portal } from "../e2e/portal";
import type { Player } from "./player";
import { storedValues } from "./stored-values";

const FRAME = "iframe.game-frame";
const CONSENT = { version: 2, necessary: true, marketing: false };
/** The page's last element comes when its scripts run. */
const IS_HYDRATED = "return document.querySelector('.offline-banner') !== null";

/** In a browser that WebDriver drives. */
export async function playInBrowser(browser: DrivenBrowser, { url }: Portal): Promise<Player> {
  await browser.goto(url);
  const consent = encodeURIComponent(JSON.stringify(CONSENT));
  await browser.evaluate("document.cookie = arguments[0]", `cookie-consent=${consent}; path=/`);
  const inGame = <T>(run: () => Promise<T>) => browser.inFrame(FRAME, run);
  const start = async (title: string) => {
    await browser.waitFor(IS_HYDRATED);
    await browser.click(`button[aria-label="Play ${title}"]`);
    await browser.find(FRAME);
  };
  return {
    play: async ({ pageUrl, title }) => {
      await browser.goto(pageUrl);
      await start(title);
    },
    reload: async ({ title }) => {
      await browser.reload();
      await start(title);
    },
    picture: () => browser.screenshot(FRAME),
    press: (key) => inGame(() => browser.press(key)),
    click: ({ x, y }) =>
      inGame(async () => {
        const found = await browser.evaluate("return [innerWidth, innerHeight]");
        const [width, height] = z.tuple([z.number(), z.number()]).parse(found);
        await browser.clickAt(x * width, y * height);
      }),
    stored: async (database) => {
      const stored = await inGame(() =>
        browser.evaluate(`return (${storedValues.toString()})(...arguments)`, database),
      );
      return z.string().parse(stored);
    },
    hasPrivateFiles: async () => z.boolean().parse(await browser.evaluate("return 'storage' in navigator")),
    pageText: async ({ pageUrl }) => {
      await browser.goto(pageUrl);
      await browser.waitFor(IS_HYDRATED);
      return z.string().parse(await browser.evaluate("return document.querySelector('main').innerText"));
    },
  };
}
