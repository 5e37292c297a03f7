import path from "node:path";
import { defineConfig } from "vitest/config";
import { findPostgresPrograms } from "./tests/setup/postgres";

const alias = {
  "~contract": path.resolve("contract"),
  "~api": path.resolve("api"),
  "~observe": path.resolve("observe"),
  "~": path.resolve("app"),
  "@remix-run/dev/server-build": path.resolve("tests/setup/server-build.ts"),
};

const nodeTests = [
  "{app,bench,contract,observe,scripts}/**/*.test.ts",
  "tests/{architecture,faults,languages,observatory,routes}/**/*.test.ts",
];
const domTests = ["app/**/*.test.tsx", "tests/routes/**/*.test.tsx"];

/** One process for all files of a database: opening it anew for each file would take longer than the tests. */
const apiProject = {
  environment: "node" as const,
  include: ["{api,tests/contract}/**/*.test.ts"],
  isolate: false,
  fileParallelism: false,
  sequence: { groupOrder: 1 },
};

const hasPostgres = findPostgresPrograms() !== null;
if (!hasPostgres)
  console.warn("PostgreSQL's programs were not found: the API is tested on the embedded database only.");

/** The portal under test is complete, with its embedded API on a database in memory. */
const portalEnvironment = { NODE_ENV: "test" as const, SITE_URL: "http://portal.test", DATA_DIR: "memory://" };

export default defineConfig({
  resolve: { alias },
  test: {
    // Embedded databases need seconds to open on a small machine.
    hookTimeout: 60_000,
    testTimeout: 30_000,
    // As with journeys: docs/decisions/0009-tests.md.
    retry: 1,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: "rules",
          environment: "node",
          env: portalEnvironment,
          include: nodeTests,
          setupFiles: ["tests/setup/strict-console.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "components",
          environment: "happy-dom",
          env: portalEnvironment,
          include: domTests,
          setupFiles: ["tests/setup/strict-console.ts", "tests/setup/dom.ts"],
        },
      },
      { extends: true, test: { name: "games", environment: "node", include: ["games/**/*.test.js"] } },
      {
        extends: true,
        test: { ...apiProject, name: "api-pglite", env: { TEST_DATABASE: "pglite" } },
      },
      ...(hasPostgres
        ? [
            {
              extends: true as const,
              test: {
                ...apiProject,
                name: "api-postgres",
                env: { TEST_DATABASE: "postgres" },
                globalSetup: ["tests/setup/postgres-server.ts"],
              },
            },
          ]
        : []),
    ],
  },
});
