import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { findFreePort } from "../../tests/setup/free-port.ts";
import { startPostgres } from "../../tests/setup/postgres.ts";

const START_MS = 180_000;

export async function startApi(cwd) {
  const postgres = await startPostgres();
  if (!postgres) throw new Error("Install PostgreSQL: its tables are measured.");
  const port = await findFreePort();
  const base = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    ...{ PORT: String(port), HOST: "127.0.0.1", SITE_URL: base, LOG_LEVEL: "error", TRUST_PROXY: "on" },
    ...{ DATABASE_URL: postgres.url, SESSION_SECRET: "a secret for measurements only" },
  };
  const server = spawn("npx", ["tsx", "api/serve.ts"], {
    ...{ cwd, env, detached: true },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const client = new pg.Client({ connectionString: postgres.url });

  /** As forwarded by a proxy from `address`. */
  function request(path, { address = "192.0.2.1", cookie = "", json, form } = {}) {
    const headers = { origin: base, "x-forwarded-for": address, cookie };
    if (json) headers["content-type"] = "application/json";
    const body = json ? JSON.stringify(json) : form && new URLSearchParams(form);
    return fetch(base + path, { headers, redirect: "manual", ...(body && { method: "POST", body }) });
  }

  async function stop() {
    await client.end().catch(() => undefined);
    if (server.pid !== undefined) process.kill(-server.pid, "SIGTERM");
    await sleep(1_000);
    await postgres.stop();
  }

  const end = Date.now() + START_MS;
  while (!(await request("/gxc/v3/games?pageSize=1").catch(() => null))?.ok) {
    if (Date.now() > end) {
      await stop();
      throw new Error("The API did not start.");
    }
    await sleep(500);
  }
  await client.connect();
  return { request, stop, query: async (text) => (await client.query(text)).rows[0] };
}
