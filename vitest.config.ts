import path from "node:path";
import { defineConfig } from "vitest/config";

const alias = {
  "~contract": path.resolve("contract"),
  "~api": path.resolve("api"),
  "~": path.resolve("app"),
};

const nodeTests = ["{app,contract,scripts}/**/*.test.ts", "tests/{architecture,routes,languages}/**/*.test.ts"];
const domTests = ["app/**/*.test.tsx", "tests/routes/**/*.test.tsx"];
const apiTests = ["api/**/*.test.ts", "tests/contract/**/*.test.ts"];

export default defineConfig({
  resolve: { alias },
  test: {
    // Embedded databases need seconds to open on a small machine.
    hookTimeout: 60_000,
    testTimeout: 30_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: { name: "rules", environment: "node", include: nodeTests, setupFiles: ["tests/setup/strict-console.ts"] },
      },
      {
        extends: true,
        test: {
          name: "components",
          environment: "happy-dom",
          include: domTests,
          setupFiles: ["tests/setup/strict-console.ts", "tests/setup/dom.ts"],
        },
      },
      { extends: true, test: { name: "games", environment: "node", include: ["games/**/*.test.js"] } },
      {
        extends: true,
        test: { name: "api-pglite", environment: "node", include: apiTests, env: { TEST_DATABASE: "pglite" } },
      },
      {
        extends: true,
        test: { name: "api-postgres", environment: "node", include: apiTests, env: { TEST_DATABASE: "postgres" } },
      },
    ],
  },
});
