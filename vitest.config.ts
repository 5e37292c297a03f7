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

const isFull = process.env["TEST_RANGE"] === "full";

const unitTests = [
  "{app,bench,contract,observe,scripts}/**/*.test.ts",
  "tests/{architecture,languages,observatory,setup}/**/*.test.ts",
];
/** These read the configuration when they import the portal, each its own. */
const pageTests = ["tests/{faults,routes}/**/*.test.ts"];
const domTests = ["app/**/*.test.tsx", "tests/routes/**/*.test.tsx"];

const setupFiles = ["tests/setup/strict-console.ts", "tests/setup/only-own-servers.ts"];

/** All files of a worker share its database: opening it anew for each would take longer than the tests. */
const apiProject = {
  environment: "node" as const,
  include: ["{api,tests/contract}/**/*.test.ts"],
  setupFiles,
  isolate: false,
  sequence: { groupOrder: 1 },
};
/** What the two databases may do differently: SQL, types, locks, races and notices. */
const databaseTests = [
  "api/{db,payments,rate-limits,seed,store}/**/*.test.ts",
  "api/resources/{ledger,messages,personal-data,privacy,quests,ratings,room-messages,rooms,saves,scores,stats}.test.ts",
  "tests/contract/contract.test.ts",
];
const postgresRange = isFull ? { exclude: databaseTests } : { include: databaseTests };

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
      env: portalEnvironment,
      include: pageTests,
      setupFiles,
    },
  },
  {
    extends: true as const,
    test: {
      name: "components",
      environment: "happy-dom" as const,
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

export default defineConfig({
  resolve: { alias },
  test: {
    // Bounds for what hangs: embedded databases need seconds to open on a small machine that has more to do.
    hookTimeout: 180_000,
    testTimeout: 60_000,
    maxWorkers: 2,
    projects: [...(isFull ? [] : everyday), ...(hasPostgres ? [postgres] : [])],
  },
});
