import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startHostileApi, type HostileApi } from "../faults/hostile-content/hostile-api";
import { findFreePort } from "../setup/free-port";
import { startServer, stopServer } from "./server-process";

/** The built portal whose API answers with hostile content only. */
export async function withHostilePortal(visit: (url: string, api: HostileApi) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "portal-hostile-"));
  const api = await startHostileApi();
  const port = await findFreePort();
  const url = `http://localhost:${String(port)}`;
  const settings = { HOST: "", PORT: String(port), SITE_URL: url, API_BASE_URL: api.baseUrl, DATA_DIR: dataDir };
  const environment = { ...process.env, NODE_ENV: "production" as const, FEATURE_EVENT: "on", ...settings };
  const portal = await startServer(["scripts/start.mjs"], environment, `${url}/healthcheck`);
  try {
    await visit(url, api);
    await stopServer(portal);
  } finally {
    portal.kill("SIGKILL");
    api.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
