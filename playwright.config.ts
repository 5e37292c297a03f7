import { defineConfig, devices } from "@playwright/test";
import type { PortalOptions } from "./tests/e2e/portal";
import { findBrowser } from "./scripts/find-browser";
import { isFullRun, isWeeklyRun } from "./tests/setup/test-range";

const launchOptions = await findBrowser();
// Headless Chrome's user agent counts as a crawler, which gets pages without streaming.
const { userAgent, ...desktop } = devices["Desktop Chrome"];
const phone = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } };
const desktopScreen = {
  ...desktop,
  userAgent: userAgent.replace("Headless", ""),
  viewport: { width: 1440, height: 900 },
};
const postgres = { ...desktop, database: "postgres" as const };

/** Journeys that behave differently on a phone. */
const NARROW_SCREEN =
  /\/(discover|focus-not-obscured|unsupported-device|keyboard|layout-shift|no-script|player-bar|shell)\.spec/;
/** Journeys that only look different on a phone. */
const NARROW_LAYOUT = /\/(account|discovery-home|game-detail|home-pages|preload|quests|sign-up-steps|support)\.spec/;
/** Journeys that hardly look different on a phone. */
const ON_A_PHONE_TOO =
  /\/(consent-and-themes|events|hostile-content|leaderboards|library|page-transitions|quest-lifecycle)\.spec/;
const GAMES = /\/games\.spec/;
const WIDE = /@wide/;
const WEEKLY = /@weekly/;
const BEYOND_EVERYDAY = /@wide|@weekly/;
/** Journeys of staff, studios, uploaded games and servers: `npm run test:full` makes them. */
const FULL_ONLY = /\/e2e\/(desk|studios|game-host|operation)\/[\w-]+\.spec\.ts$/;
/** On PostgreSQL, in several processes. */
const PROCESSES = /\/(builds-on-processes|processes)\.spec/;

const projects = [
  { name: "desktop", use: desktopScreen, testIgnore: FULL_ONLY, grepInvert: BEYOND_EVERYDAY },
  { name: "phone", use: phone, testMatch: [NARROW_SCREEN, GAMES], grepInvert: BEYOND_EVERYDAY },
];
const restOfProjects = [
  { name: "desktop", use: desktopScreen, testMatch: FULL_ONLY, testIgnore: PROCESSES, grepInvert: WEEKLY },
  { name: "desktop-wide", use: desktopScreen, testIgnore: FULL_ONLY, grep: WIDE },
  { name: "phone", use: phone, testMatch: NARROW_SCREEN, grep: WIDE },
  { name: "postgres", use: postgres, testMatch: [/\/(journey|rooms)\.spec/, PROCESSES] },
];
const weeklyProjects = [
  { name: "desktop", use: desktopScreen, grep: WEEKLY },
  { name: "phone", use: phone, testMatch: [NARROW_LAYOUT, ON_A_PHONE_TOO] },
  { name: "phone", use: phone, testMatch: GAMES, grep: WEEKLY },
];

export default defineConfig<PortalOptions>({
  testDir: "tests/e2e",
  globalSetup: "./tests/setup/production-build.ts",
  outputDir: "test-results",
  reporter: "line",
  // One more than the cores of a small machine: pages wait for timers.
  workers: 3,
  fullyParallel: false,
  forbidOnly: Boolean(process.env["CI"]),
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // A service worker would bypass mocked responses; offline.spec.ts allows it.
  use: { launchOptions, screenshot: "only-on-failure", serviceWorkers: "block" },
  projects: isWeeklyRun ? weeklyProjects : isFullRun ? restOfProjects : projects,
});
