import { defineConfig, devices } from "@playwright/test";
import type { PortalOptions } from "./tests/e2e/portal";
import { findBrowser } from "./scripts/find-browser";
import { isFullRun } from "./tests/setup/test-range";

const launchOptions = await findBrowser();
// Headless Chrome's own name would count as a crawler, and crawlers get pages without streaming.
const { userAgent, ...desktop } = devices["Desktop Chrome"];
const phone = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } };
const desktopScreen = {
  ...desktop,
  userAgent: userAgent.replace("Headless", ""),
  viewport: { width: 1440, height: 900 },
};
const postgres = { ...desktop, database: "postgres" as const };

/** Journeys of servers and crawlers, where no screen matters. */
const WITHOUT_SCREEN = /journey|rooms|security|crawler|outage|shutdown|error-reports|processes/;
/** Journeys that do or find something else on a phone; all others walk there in `npm run test:full`. */
const NARROW_SCREEN = /(discover|focus-in-sight|foreign-device|keyboard|layout-shift|no-script|player-bar|shell)\.spec/;
/** Played by touch, in the full run all of them. */
const GAMES = /\/games\.spec/;
/** Journeys through many pages, languages or games at once have this tag and walk in the full run only. */
const WIDE = /@wide/;

const projects = [
  {
    name: "desktop",
    use: desktopScreen,
    testIgnore: /processes/,
    grepInvert: WIDE,
  },
  { name: "phone", use: phone, testMatch: [NARROW_SCREEN, GAMES], grepInvert: WIDE },
  {
    name: "postgres",
    use: postgres,
    testMatch: /processes\.spec/,
  },
];
/** What the everyday run leaves out: wide journeys and both screens throughout. */
const restOfProjects = [
  { name: "desktop", use: desktopScreen, grep: WIDE },
  { name: "phone", use: phone, testIgnore: [WITHOUT_SCREEN, NARROW_SCREEN] },
  { name: "phone", use: phone, testMatch: NARROW_SCREEN, grep: WIDE },
  { name: "postgres", use: postgres, testMatch: /(journey|rooms)\.spec/ },
];

export default defineConfig<PortalOptions>({
  testDir: "tests/e2e",
  globalSetup: "./tests/setup/production-build.ts",
  outputDir: "test-results",
  reporter: "line",
  // Games leave a core idle while they are played; the full run plays all of them.
  workers: isFullRun ? 3 : 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env["CI"]),
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // What journeys put in the network's place must not be asked for past them; offline.spec.ts lets the worker in.
  use: { launchOptions, screenshot: "only-on-failure", serviceWorkers: "block" },
  projects: isFullRun ? restOfProjects : projects,
});
