import type { Frame, Page } from "@playwright/test";
import { giveConsent } from "../e2e/sign-up";
import type { Portal } from "../e2e/portal";
import { waitForHydration } from "../e2e/wait-for-hydration";
import type { Player } from "./player";
import { storedValues } from "./stored-values";

/** Emulated programs ask for the buttons' state from time to time. */
const CLICK_MS = 100;

export async function playInChromium(page: Page, portal: Portal): Promise<Player> {
  await giveConsent(page, portal, false);
  const element = page.locator("iframe.game-frame");
  const gameFrame = async (): Promise<Frame> => {
    const frame = await (await element.elementHandle())?.contentFrame();
    if (!frame) throw new Error("The page shows no game.");
    return frame;
  };
  const start = async (title: string) => {
    await waitForHydration(page);
    await page.getByRole("button", { name: `Play ${title}` }).click();
    await element.waitFor();
  };
  return {
    play: async ({ pageUrl, title }) => {
      await page.goto(pageUrl);
      await start(title);
    },
    reload: async ({ title }) => {
      await page.reload();
      await start(title);
    },
    picture: () => element.screenshot(),
    press: (key) => page.keyboard.press(key),
    click: async ({ x, y }) => {
      const box = await element.boundingBox();
      if (!box) throw new Error("The game's frame is not visible.");
      await element.click({ position: { x: x * box.width, y: y * box.height }, delay: CLICK_MS });
    },
    stored: async (database) => (await gameFrame()).evaluate(storedValues, database),
    hasPrivateFiles: () => Promise.resolve(true),
    pageText: async ({ pageUrl }) => {
      await page.goto(pageUrl);
      await waitForHydration(page);
      return page.locator("main").innerText();
    },
  };
}
