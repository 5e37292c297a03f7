import { driveBrowser, type DrivenBrowser } from "./driven-browser";
import { findFirefox, startFirefox } from "./start-firefox";
import { findScreen, startScreen } from "./start-screen";
import { findWebKit, startWebKit } from "./start-webkit";
import type { WebDriver } from "./web-driver-commands";

export type BrowserName = "firefox" | "webkit";

/** Debian's packages. */
const PROGRAMS = {
  firefox: { find: findFirefox, start: startFirefox, from: "firefox-esr" },
  webkit: { find: findWebKit, start: startWebKit, from: "webkit2gtk-driver" },
};

/** Why a browser cannot be driven on this machine; null where it can. */
export function missingBrowser(name: BrowserName): string | null {
  const { find, from } = PROGRAMS[name];
  if (find() === null) return `${name}'s program is not installed (Debian: ${from}).`;
  return findScreen() === null ? `${name} needs a screen to draw on (Debian: xvfb).` : null;
}

/** With a profile of its own, and nobody to see it. */
export async function startBrowser(name: BrowserName): Promise<DrivenBrowser> {
  const missing = missingBrowser(name);
  if (missing !== null) throw new Error(missing);
  const driver = await startOnScreen(name);
  try {
    return await driveBrowser(driver);
  } catch (error) {
    await driver.end();
    throw error;
  }
}

/** Without a screen Firefox has no WebGL, and WebKitGTK does not start. */
async function startOnScreen(name: BrowserName): Promise<WebDriver> {
  const { find, start } = PROGRAMS[name];
  const screen = await startScreen(findScreen() ?? "");
  try {
    const driver = await start(find() ?? "", screen);
    const end = async () => {
      await driver.end();
      await screen.stop();
    };
    return { ...driver, end };
  } catch (error) {
    await screen.stop();
    throw error;
  }
}
