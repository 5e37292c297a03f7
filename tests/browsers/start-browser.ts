import { driveBrowser, type DrivenBrowser } from "./driven-browser";
import { findFirefox, startFirefox } from "./start-firefox";
import { findDisplay, findWebKit, startWebKit } from "./start-webkit";

export type BrowserName = "firefox" | "webkit";

/** Why a browser cannot be driven on this machine; null where it can. */
export function missingBrowser(name: BrowserName): string | null {
  if (name === "firefox") return findFirefox() === null ? "Firefox is not installed (Debian: firefox-esr)." : null;
  if (findWebKit() === null) return "WebKitGTK's driver is not installed (Debian: webkit2gtk-driver).";
  return findDisplay() === null ? "WebKitGTK needs a screen to draw on (Debian: xvfb)." : null;
}

/** With a profile of its own, and nobody to see it. */
export async function startBrowser(name: BrowserName): Promise<DrivenBrowser> {
  const missing = missingBrowser(name);
  if (missing !== null) throw new Error(missing);
  const driver =
    name === "firefox"
      ? await startFirefox(findFirefox() ?? "")
      : await startWebKit(findWebKit() ?? "", findDisplay() ?? "");
  try {
    return await driveBrowser(driver);
  } catch (error) {
    await driver.end();
    throw error;
  }
}
