import { defineConfig } from "@playwright/test";
import journeys from "../../playwright.config";

/** Every export whose exporter is on this machine (CONTRIBUTING.md). */
export default defineConfig({
  ...journeys,
  testDir: ".",
  globalSetup: "../setup/production-build.ts",
  outputDir: "../../test-results/engines",
  projects: [{ name: "desktop", ...(journeys.projects?.[0]?.use ? { use: journeys.projects[0].use } : {}) }],
});
