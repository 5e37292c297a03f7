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
  "tests/routes/{connectivity,contract-breach,error-reports,social-cards,unsubscribe}.test.ts",
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
/** What the two databases may do differently: SQL, types, locks, races and notices. */
const databaseTests = [
  "api/{db,payments,rate-limits,seed,store}/**/*.test.ts",
  "api/resources/{ledger,messages,personal-data,privacy,quests,ratings,room-messages,rooms,saves,scores,stats}.test.ts",
  "tests/contract/contract.test.ts",
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

/** The fault matrix tries every fault in the full run. */
const faultMatrix = {
  extends: true as const,
  test: {
    name: "fault-matrix",
    environment: "node" as const,
    env: portalEnvironment,
    include: ["tests/faults/matrix/*.test.ts"],
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
    projects: [...(isFullRun ? [faultMatrix] : everyday), ...(hasPostgres ? [postgres] : [])],
  },
});
