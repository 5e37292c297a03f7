import { spawnSync, type ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test as base, expect } from "@playwright/test";
import { findFreePort } from "../setup/free-port";
import { startPostgres } from "../setup/postgres";
import { portalSettings } from "./own-portal";
import { REPLACED_BUILDS, type BuildName } from "./replaced-builds";
import { startServer, stopServer } from "./server-process";

export type PortalOptions = {
  database: "embedded" | "postgres";
  /** A "large" home page has several pages and an expandable feed. */
  home: "seeded" | "large";
  /** Softfall shares memory with its workers. */
  hasIsolatedGame: boolean;
  /** Softfall is for desktops only, Kilnbreak for phones. */
  hasLimitedPlatforms: boolean;
  sellsForMoney: boolean;
  /** Mails that a server has refused wait at the desk. */
  hasFailedJobs: boolean;
  /** Nine made-up days are rolled up. */
  hasFigures: boolean;
  /** A studio of the demo has sold a game for money. */
  hasEarnings: boolean;
  /** By the slugs of the demo games that play them. */
  builds: Record<string, BuildName>;
  environment: Record<string, string>;
};

export type Portal = {
  url: string;
  dataDir: string;
  /** None for the embedded database. */
  databaseUrl?: string | undefined;
  restart: () => Promise<void>;
  /** Begins anew with an embedded database that is as at the first start. */
  erase: () => Promise<void>;
  /** URL of another process on the same database; the embedded database has only one process, so it is this one. */
  neighbour: () => Promise<string>;
};

export const test = base.extend<{ consoleErrors: string[] }, PortalOptions & { portal: Portal }>({
  database: ["embedded", { option: true, scope: "worker" }],

  home: ["seeded", { option: true, scope: "worker" }],

  hasIsolatedGame: [false, { option: true, scope: "worker" }],

  hasLimitedPlatforms: [false, { option: true, scope: "worker" }],

  hasFigures: [false, { option: true, scope: "worker" }],

  hasEarnings: [false, { option: true, scope: "worker" }],

  sellsForMoney: [false, { option: true, scope: "worker" }],

  hasFailedJobs: [false, { option: true, scope: "worker" }],

  builds: [{}, { option: true, scope: "worker" }],

  environment: [{}, { option: true, scope: "worker" }],

  portal: [
    async (
      {
        database,
        home,
        hasIsolatedGame,
        hasLimitedPlatforms,
        sellsForMoney,
        hasFigures,
        hasEarnings,
        hasFailedJobs,
        builds,
        environment,
      },
      use,
    ) => {
      const postgres = database === "postgres" ? await startPostgres() : null;
      if (database === "postgres" && !postgres) {
        const nothing = () => Promise.resolve();
        await use({ url: "", dataDir: "", restart: nothing, erase: nothing, neighbour: () => Promise.resolve("") });
        return;
      }
      const dataDir = mkdtempSync(path.join(tmpdir(), "portal-e2e-"));
      const port = await findFreePort();
      const env = { ...process.env, ...portalSettings(port, dataDir, postgres?.url), ...environment };
      const url = `http://localhost:${String(port)}`;
      if (home === "large") prepare("tests/e2e/fill-large-home.ts", env);
      if (hasFigures) prepare("tests/e2e/fill-figures.ts", env);
      if (hasEarnings) prepare("tests/e2e/fill-earnings.ts", env);
      if (sellsForMoney) prepare("tests/e2e/sell-for-money.ts", env);
      if (hasFailedJobs) prepare("tests/e2e/fail-jobs.ts", env);
      if (hasIsolatedGame) prepare("tests/e2e/isolate-game.ts", env);
      if (hasLimitedPlatforms) prepare("tests/e2e/limit-platforms.ts", env);
      if (Object.keys(builds).length > 0)
        prepare("tests/e2e/replace-builds.ts", { ...env, [REPLACED_BUILDS]: JSON.stringify(builds) });
      const start = () => startServer(["scripts/start.mjs", "build/portal.js"], env, `${url}/healthcheck`);
      let server = await start();
      let second: { url: string; server: ChildProcess } | undefined;
      await use({
        url,
        dataDir,
        databaseUrl: postgres?.url,
        neighbour: async () => {
          if (!postgres) return url;
          if (second) return second.url;
          const nextPort = await findFreePort();
          const nextUrl = `http://localhost:${String(nextPort)}`;
          const nextEnv = { ...env, ...portalSettings(nextPort, dataDir, postgres.url) };
          const args = ["scripts/start.mjs", "build/portal.js"];
          second = { url: nextUrl, server: await startServer(args, nextEnv, `${nextUrl}/healthcheck`) };
          return nextUrl;
        },
        restart: async () => {
          await stopServer(server);
          server = await start();
        },
        erase: async () => {
          await stopServer(server);
          rmSync(dataDir, { recursive: true });
          mkdirSync(dataDir);
          server = await start();
        },
      });
      if (second) await stopServer(second.server);
      await stopServer(server);
      await postgres?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],

  baseURL: async ({ portal }, use) => {
    await use(portal.url);
  },

  consoleErrors: [
    async ({ page, portal }, use) => {
      test.skip(
        portal.url === "",
        "no PostgreSQL binaries on this machine: the journey ran on the embedded database only",
      );
      const errors: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });
      page.on("pageerror", (error) => errors.push(error.message));
      await use(errors);
      expect(errors, "the browser's console has errors").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";

/** A child process fills the database before the portal opens it. */
function prepare(program: string, env: NodeJS.ProcessEnv): void {
  const args = ["--import", "tsx", program];
  const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} failed:\n${stderr}`);
}
