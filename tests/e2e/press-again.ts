import type { Locator } from "@playwright/test";
import { CLICK_DEBOUNCE_MS } from "../../app/rules/click-debounce";

/** Presses a button that may just have been pressed: too soon it would be the same click to the page. */
export async function pressAgain(button: Locator): Promise<void> {
  await button.page().waitForTimeout(CLICK_DEBOUNCE_MS);
  await button.click();
}
