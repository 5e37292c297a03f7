import path from "node:path";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { isToolInstalled } from "./tests/gamemaker-tool/run-tool";
import { findPostgresPrograms } from "./tests/setup/postgres";
import { isFullRun, isWeeklyRun } from "./tests/setup/test-range";

export const alias = {
  "~contract": path.resolve("contract"),
  "~api": path.resolve("api"),
  "~observe": path.resolve("observe"),
  "~configuration": path.resolve("configuration"),
  "~": path.resolve("app"),
  "@remix-run/dev/server-build": path.resolve("tests/setup/server-build.ts"),
};

const unitTests = [
  "{app,bench,configuration,contract,observe,scripts}/**/*.test.ts",
  "tests/{architecture,languages,observatory,setup}/**/*.test.ts",
];
const pageTests = ["tests/routes/**/*.test.ts"];
/**
 * These set the configuration that modules read when they are imported, replace modules, hook into all servers, count,
 * or look at what a process does once.
 */
const ownPortalTests = [
  "app/server/{cover-bytes,http-middleware,page-rate-limit,social-card-store}.server.test.ts",
  "observe/{metrics-server,request-hook}.test.ts",
  "tests/routes/{account-outage,connectivity,contract-breach,error-reports,home,outage}.test.ts",
  "tests/routes/{page-queries,payment-addresses,refused-user,remote-api,social-cards,unsubscribe}.test.ts",
];
const domTests = ["app/**/*.test.tsx", "tests/routes/**/*.test.tsx"];
const apiTests = ["{api,tests/contract,tests/gamemaker-tool,tests/releases}/**/*.test.ts"];
/** The full run adds what takes long: killed processes, whole catalogues, other people's requests for each call. */
const wideApiTests = [
  "api/mail/{killed,send}-announcement.test.ts",
  "api/store/catalogue-files/*.test.ts",
  "api/store/challenges/counted-boards.test.ts",
  "api/store/jobs/killed-process.test.ts",
  "tests/contract/{staff-roles,wrong-user}.test.ts",
  "tests/{gamemaker-tool,releases}/**/*.test.ts",
];
/** The embedded database itself, with either database of the API: once is enough, in the full run. */
const engineTests = ["api/db/{embedded-database,embedded-engine,snapshot}.test.ts"];
/** These start the portal and a command beside it. */
const commandTests = ["scripts/appoint-owner.test.ts"];
const faultTests = ["tests/faults/**/*.test.ts"];
/** What the embedded database does most differently from a server: its files, types, plans, notices and migrations. */
const embeddedTests = [
  "api/{db,rate-limits}/**/*.test.ts",
  "api/resources/{quests,room-messages,rooms,saves,scores}.test.ts",
  "api/store/query-plans.test.ts",
  "api/store/statistics/roll-up.test.ts",
  "api/store/catalogue/{cached-counts,catalogue-cache}.test.ts",
  "tests/releases/releases.test.ts",
];
/** The weekly run lets each call fail in every way and holds whole pages against the hostile content. */
const wideFaultTests = ["tests/faults/{matrix,hostile-content}/*.test.ts"];

export const setupFiles = [
  "tests/setup/strict-console.ts",
  "tests/setup/block-external-connections.ts",
  "tests/setup/wait-timeout.ts",
];
/** Bounds for what hangs: embedded databases need seconds to open on a small machine that has more to do. */
export const bounds = { hookTimeout: 180_000, testTimeout: 60_000 };
/** The portal under test is complete, with its embedded API on a database in memory. */
const portal = { NODE_ENV: "test" as const, SITE_URL: "http://portal.test", DATA_DIR: "memory://" };
/** Files of a worker share its modules, and with them its database: opening one takes longer than most tests. */
const shared = { isolate: false };
const everyday = [
  project("units", unitTests, { ...shared, env: portal, exclude: [...ownPortalTests, ...commandTests] }),
  project("pages", pageTests, {
    ...shared,
    env: portal,
    exclude: ownPortalTests,
    setupFiles: [...setupFiles, "tests/setup/shared-portal.ts"],
  }),
  project("own-portals", ownPortalTests, { env: portal }),
  project("components", domTests, {
    ...shared,
    env: portal,
    environment: "happy-dom",
    setupFiles: [...setupFiles, "tests/setup/dom.ts"],
  }),
  project("games", ["games/**/*.test.js"]),
];
const apiOnServer = (include: string[], exclude: string[] = []) =>
  project("api-postgres", include, {
    ...shared,
    exclude,
    env: { TEST_DATABASE: "postgres" },
    globalSetup: ["tests/setup/postgres-server.ts"],
  });
const apiEmbedded = (include: string[], exclude: string[] = []) =>
  project("api-pglite", include, { ...shared, exclude, env: { TEST_DATABASE: "pglite" } });

const hasPostgres = findPostgresPrograms() !== null;
if (!hasPostgres)
  console.warn("PostgreSQL's programs were not found: the API is tested on the embedded database only.");
if (!isToolInstalled)
  console.warn("GameMaker's tool is not installed (npm ci --prefix tests/gamemaker-tool): its tests are skipped.");

/** Of the API, a server is the quicker database, and only there things happen at once. */
function projectsOfRange() {
  if (isWeeklyRun) {
    const allFaults = project("all-faults", wideFaultTests, { env: portal });
    // Without a server the other runs have been on the embedded database.
    return hasPostgres ? [allFaults, apiEmbedded(apiTests, embeddedTests)] : [allFaults];
  }
  const api = hasPostgres ? apiOnServer : apiEmbedded;
  if (!isFullRun) return [...everyday, api(apiTests, [...wideApiTests, ...engineTests])];
  const ownPortals = project("own-portals", [...faultTests, ...commandTests], { env: portal });
  if (hasPostgres) return [ownPortals, apiOnServer(wideApiTests), apiEmbedded(embeddedTests)];
  return [ownPortals, apiEmbedded([...wideApiTests, ...engineTests])];
}

function project(
  name: string,
  include: string[],
  options: TestProjectInlineConfiguration["test"] = {},
): TestProjectInlineConfiguration {
  return { extends: true, test: { environment: "node", setupFiles, ...options, name, include } };
}

export default defineConfig({
  resolve: { alias },
  test: {
    ...bounds,
    // One more than the cores of a small machine: tests wait for databases and timers.
    maxWorkers: 3,
    experimental: { fsModuleCache: true, fsModuleCachePath: ".cache/vitest" },
    projects: projectsOfRange(),
  },
});
