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

/** Journeys of servers and crawlers, where no screen matters. */
const WITHOUT_SCREEN = /journey|rooms|security|crawler|outage|shutdown|error-reports|processes/;
/** Journeys that do or find something else on a phone; all others walk there in `npm run test:full`. */
const NARROW_SCREEN = new RegExp(
  [
    "a11y|axe|discover|discovery-home|events|every-page|focus-in-sight|foreign-device|frame|game-detail|games|home-pages",
    "keyboard|late-scripts|layout-shift|no-script|player-bar|preload|shell|sign-up-steps|support|tab-life|top-bar",
  ]
    .map((names) => `/(${names})\\.spec`)
    .join("|"),
);

const projects = [
  {
    name: "desktop",
    use: desktopScreen,
    testIgnore: /processes/,
  },
  { name: "phone", use: phone, testMatch: NARROW_SCREEN },
  {
    name: "postgres",
    use: { ...desktop, database: "postgres" as const },
    testMatch: /(journey|rooms|processes)\.spec/,
  },
];
/** What the everyday run leaves out: all themes, each hostile text, and both screens throughout. */
const restOfProjects = [
  { name: "desktop", use: desktopScreen, testMatch: /(axe|hostile-content)\.spec/ },
  { name: "phone", use: phone, testIgnore: [WITHOUT_SCREEN, NARROW_SCREEN] },
];

export default defineConfig<PortalOptions>({
  testDir: "tests/e2e",
  globalSetup: "./tests/setup/production-build.ts",
  outputDir: "test-results",
  reporter: "line",
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env["CI"]),
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // What journeys put in the network's place must not be asked for past them; offline.spec.ts lets the worker in.
  use: { launchOptions, screenshot: "only-on-failure", serviceWorkers: "block" },
  projects: isFullRun ? restOfProjects : projects,
});
