import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { findFreePort } from "../../setup/free-port";
import { killServer, startServer, stopServer } from "../server-process";

type RemoteApi = { kill: () => Promise<void>; start: () => Promise<void> };

async function withRemoteApi(visit: (url: string, api: RemoteApi) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "portal-outage-"));
  const [port, apiPort] = [await findFreePort(), await findFreePort()];
  const [url, apiUrl] = [`http://localhost:${String(port)}`, `http://localhost:${String(apiPort)}`];
  const environment = { ...process.env, NODE_ENV: "production" as const, HOST: "", SITE_URL: url };
  const startApi = (): Promise<ChildProcess> =>
    startServer(
      ["--import", "tsx", "api/serve.ts"],
      { ...environment, PORT: String(apiPort), PUBLIC_API_BASE_URL: apiUrl, DATA_DIR: dataDir },
      `${apiUrl}/session/status`,
    );
  let apiProcess = await startApi();
  const portalSettings = { ...environment, PORT: String(port), API_BASE_URL: apiUrl };
  const portal = await startServer(["scripts/start.mjs", "build/portal.js"], portalSettings, `${url}/healthcheck`);
  const start = async () => {
    apiProcess = await startApi();
  };
  try {
    await visit(url, { kill: () => killServer(apiProcess), start });
    await stopServer(portal);
    await stopServer(apiProcess);
  } finally {
    for (const server of [portal, apiProcess]) server.kill("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  }
}

test("visitors get cached pages during an outage of the API, and recovery needs no restart", async ({ page }) => {
  await withRemoteApi(async (url, api) => {
    expect((await page.goto(url))?.status()).toBe(200);
    const game = await addressOf(page, 'main a[href^="/games/"]');
    const challenge = await addressOf(page, 'main a[href^="/challenges/"]');
    for (const address of [game, challenge]) expect((await page.goto(url + address))?.status()).toBe(200);

    await api.kill();
    for (const address of ["/", game, challenge]) {
      expect((await page.goto(url + address))?.status(), address).toBe(200);
      await expect(page.locator("main h1")).not.toBeEmpty();
      await expect(page.locator("header.top-bar")).toBeVisible();
    }

    const cold = await page.goto(`${url}/ru/`);
    expect(cold?.status()).toBe(503);
    expect(cold?.headers()["cache-control"]).toContain("no-store");
    await expect(page.locator("header.top-bar")).toBeVisible();
    await expect(page.locator("main")).not.toBeEmpty();

    await api.start();
    await expect.poll(async () => (await page.goto(`${url}/ru/`))?.status()).toBe(200);
  });
});

async function addressOf(page: Page, link: string): Promise<string> {
  const address = await page.locator(link).first().getAttribute("href");
  if (address === null) throw new Error(`The page has no ${link}`);
  return address;
}
