import { defineConfig, devices } from "@playwright/test";
import type { PortalOptions } from "./tests/e2e/portal";
import { findBrowser } from "./scripts/find-browser";

const launchOptions = await findBrowser();
// Headless Chrome's own name would count as a crawler, and crawlers get pages without streaming.
const { userAgent, ...desktop } = devices["Desktop Chrome"];
const phone = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } };

export default defineConfig<PortalOptions>({
  testDir: "tests/e2e",
  globalSetup: "./tests/setup/production-build.ts",
  outputDir: "test-results",
  reporter: process.env["CI"] ? [["list"]] : [["line"]],
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env["CI"]),
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // What journeys put in the network's place must not be asked for past them; offline.spec.ts lets the worker in.
  use: { launchOptions, trace: "retain-on-failure", serviceWorkers: "block" },
  projects: [
    {
      name: "desktop",
      use: { ...desktop, userAgent: userAgent.replace("Headless", ""), viewport: { width: 1440, height: 900 } },
      testIgnore: /processes/,
    },
    { name: "phone", use: phone, testIgnore: /journey|rooms|security|crawler|outage|shutdown|error-reports|processes/ },
    { name: "postgres", use: { ...desktop, database: "postgres" }, testMatch: /(journey|rooms|processes)\.spec/ },
  ],
});
