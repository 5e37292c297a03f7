import { defineConfig } from "@playwright/test";
import journeys from "../../playwright.config";

/** Journeys in browsers that WebDriver drives; those that are not installed are skipped. */
export default defineConfig({
  ...journeys,
  testDir: ".",
  globalSetup: "../setup/production-build.ts",
  outputDir: "../../test-results/browsers",
  timeout: 600_000,
  projects: [{ name: "desktop", ...(journeys.projects?.[0]?.use ? { use: journeys.projects[0].use } : {}) }],
});
