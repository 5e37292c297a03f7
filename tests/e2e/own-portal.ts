import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFreePort } from "../setup/free-port";
import { startServer, stopServer } from "./server-process";

export function portalSettings(port: number, dataDir: string, databaseUrl?: string): Record<string, string> {
  const common = {
    PORT: String(port),
    HOST: "",
    NODE_ENV: "production",
    SITE_URL: `http://localhost:${String(port)}`,
    DATA_DIR: dataDir,
  };
  if (databaseUrl === undefined) return common;
  return { ...common, DATABASE_URL: databaseUrl, SESSION_SECRET: "a-secret-for-this-test-run-only" };
}

/** The portal must also stop cleanly. */
export async function withPortal(
  settings: Record<string, string>,
  visit: (url: string) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "portal-own-"));
  const port = await findFreePort();
  const url = `http://localhost:${String(port)}`;
  const env = { ...process.env, ...portalSettings(port, dataDir), ...settings };
  const portal = await startServer(["scripts/start.mjs", "build/portal.js"], env, `${url}/healthcheck`);
  try {
    await visit(url);
    await stopServer(portal);
  } finally {
    portal.kill("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  }
}
