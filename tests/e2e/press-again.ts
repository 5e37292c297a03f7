import type { Locator } from "@playwright/test";
import { CLICK_DEBOUNCE_MS } from "../../app/rules/click-debounce";

/** Waits until the click debounce has passed. */
export async function pressAgain(button: Locator): Promise<void> {
  await button.page().waitForTimeout(CLICK_DEBOUNCE_MS);
  await button.click();
}
