import path from "node:path";
import { defineConfig } from "vitest/config";
import { findPostgresPrograms } from "./tests/setup/postgres";
import { isFullRun } from "./tests/setup/test-range";

const alias = {
  "~contract": path.resolve("contract"),
  "~api": path.resolve("api"),
  "~observe": path.resolve("observe"),
  "~": path.resolve("app"),
  "@remix-run/dev/server-build": path.resolve("tests/setup/server-build.ts"),
};

const unitTests = [
  "{app,bench,contract,observe,scripts}/**/*.test.ts",
  "tests/{architecture,languages,observatory,setup}/**/*.test.ts",
];
const pageTests = ["tests/{faults,routes}/**/*.test.ts"];
/** These set the configuration that the portal reads when it is imported, or put modules in others' places. */
const ownPortalTests = [
  "tests/faults/**/*.test.ts",
  "tests/routes/{account-outage,connectivity,contract-breach,error-reports,outage,payment-addresses}.test.ts",
  "tests/routes/{remote-api,social-cards,unsubscribe}.test.ts",
];
const domTests = ["app/**/*.test.tsx", "tests/routes/**/*.test.tsx"];

const setupFiles = ["tests/setup/strict-console.ts", "tests/setup/only-own-servers.ts"];

/** All files of a worker share its database: opening it anew for each would take longer than the tests. */
const apiProject = {
  environment: "node" as const,
  include: ["{api,tests/contract,tests/releases}/**/*.test.ts"],
  setupFiles,
  isolate: false,
  sequence: { groupOrder: 1 },
};
/** What the two databases do most differently: migrations, types, locks, races and notices. */
const databaseTests = [
  "api/{db,payments,rate-limits}/**/*.test.ts",
  "api/resources/{ledger,quests,room-messages,rooms,saves,scores}.test.ts",
  "api/store/{query-plans,remembered-counts,remembered-facts,spending-quests}.test.ts",
  "tests/releases/releases.test.ts",
];
const postgresRange = isFullRun ? { exclude: databaseTests } : { include: databaseTests };

const hasPostgres = findPostgresPrograms() !== null;
if (!hasPostgres)
  console.warn("PostgreSQL's programs were not found: the API is tested on the embedded database only.");

/** The portal under test is complete, with its embedded API on a database in memory. */
const portalEnvironment = { NODE_ENV: "test" as const, SITE_URL: "http://portal.test", DATA_DIR: "memory://" };

const everyday = [
  {
    extends: true as const,
    test: {
      name: "units",
      environment: "node" as const,
      isolate: false,
      env: portalEnvironment,
      include: unitTests,
      setupFiles,
    },
  },
  {
    extends: true as const,
    test: {
      name: "pages",
      environment: "node" as const,
      isolate: false,
      env: portalEnvironment,
      include: pageTests,
      exclude: ownPortalTests,
      setupFiles: [...setupFiles, "tests/setup/shared-portal.ts"],
    },
  },
  {
    extends: true as const,
    test: {
      name: "own-portals",
      environment: "node" as const,
      env: portalEnvironment,
      include: ownPortalTests,
      setupFiles,
    },
  },
  {
    extends: true as const,
    test: {
      name: "components",
      environment: "happy-dom" as const,
      isolate: false,
      env: portalEnvironment,
      include: domTests,
      setupFiles: [...setupFiles, "tests/setup/dom.ts"],
    },
  },
  {
    extends: true as const,
    test: { name: "games", environment: "node" as const, include: ["games/**/*.test.js"], setupFiles },
  },
  { extends: true as const, test: { ...apiProject, name: "api-pglite", env: { TEST_DATABASE: "pglite" } } },
];

const postgres = {
  extends: true as const,
  test: {
    ...apiProject,
    ...postgresRange,
    name: "api-postgres",
    env: { TEST_DATABASE: "postgres" },
    globalSetup: ["tests/setup/postgres-server.ts"],
  },
};

/** These try more in the full run: every fault, and each hostile text as a page's own. */
const wideFaults = {
  extends: true as const,
  test: {
    name: "wide-faults",
    environment: "node" as const,
    env: portalEnvironment,
    include: ["tests/faults/{matrix,hostile-content}/*.test.ts"],
    sequence: { groupOrder: 1 },
    setupFiles,
  },
};

export default defineConfig({
  resolve: { alias },
  test: {
    // Bounds for what hangs: embedded databases need seconds to open on a small machine that has more to do.
    hookTimeout: 180_000,
    testTimeout: 60_000,
    maxWorkers: 2,
    experimental: { fsModuleCache: true, fsModuleCachePath: ".cache/vitest" },
    projects: [...(isFullRun ? [wideFaults] : everyday), ...(hasPostgres ? [postgres] : [])],
  },
});
