import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request as openRequest, type ClientRequest, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { findFreePort } from "../../setup/free-port";
import { startServer } from "../server-process";

type Side = {
  name: string;
  args: string[];
  ready: string;
  slowPath: string;
  type: string;
  body: string;
  status: number;
};

const SIDES: Side[] = [
  {
    name: "npm start",
    args: ["scripts/start.mjs", "build/portal.js"],
    ready: "/healthcheck",
    slowPath: "/api/sidebar/",
    type: "application/x-www-form-urlencoded",
    body: "target=%2F",
    status: 302,
  },
  {
    name: "npm run api",
    args: ["--import", "tsx", "api/serve.ts"],
    ready: "/healthcheck",
    slowPath: "/gxc/v2/games/00000000-0000-4000-8000-000000000000/play",
    type: "application/json",
    body: '{"unknown":1}',
    status: 404,
  },
];
const BETWEEN_SIGNALS_MS = 200;

type Running = { server: ChildProcess; url: string; ended: Promise<number | null>; lines: () => string[] };

async function withServer(side: Side, use: (running: Running) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "portal-stop-"));
  const port = await findFreePort();
  const url = `http://localhost:${String(port)}`;
  const settings = { PORT: String(port), HOST: "", SITE_URL: url, PUBLIC_API_BASE_URL: "", DATA_DIR: dataDir };
  const env = { ...process.env, NODE_ENV: "production" as const, ...settings };
  const server = await startServer(side.args, env, url + side.ready);
  let output = "";
  server.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => server.once("exit", resolve));
  try {
    await use({ server, url, ended, lines: () => output.split("\n").filter((line) => line.startsWith("{")) });
  } finally {
    server.kill("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A request whose second half is pending; the server has sent 100 Continue. */
async function begin(side: Side, url: string): Promise<{ sending: ClientRequest; response: Promise<IncomingMessage> }> {
  const headers = {
    "content-type": side.type,
    "content-length": String(Buffer.byteLength(side.body)),
    origin: url,
    expect: "100-continue",
  };
  const sending = openRequest(url + side.slowPath, { method: "POST", headers });
  const response = new Promise<IncomingMessage>((resolve, reject) => {
    sending.once("response", resolve).once("error", reject);
  });
  response.catch(() => undefined);
  await new Promise<void>((resolve) => {
    sending.once("continue", resolve).flushHeaders();
  });
  sending.write(side.body.slice(0, 4));
  return { sending, response };
}

async function isRefused(url: string): Promise<boolean> {
  return fetch(url).then(
    () => false,
    () => true,
  );
}

for (const side of SIDES) {
  test(`${side.name} finishes pending requests when it is stopped`, async () => {
    await withServer(side, async ({ server, url, ended, lines }) => {
      const agent = new Agent({ keepAlive: true });
      const idle = await new Promise<IncomingMessage>((resolve) =>
        openRequest(url + side.ready, { agent }, (ready) => ready.resume().once("end", () => resolve(ready))).end(),
      );
      expect(idle.headers["keep-alive"]).toBe("timeout=65");
      const { sending, response } = await begin(side, url);
      server.kill("SIGTERM");
      // Under npm a terminal's Ctrl+C arrives twice.
      server.kill("SIGINT");
      await expect.poll(() => isRefused(url + side.ready)).toBe(true);
      sending.end(side.body.slice(4));
      const { statusCode, headers } = await response;
      expect(statusCode).toBe(side.status);
      expect(await ended).toBe(0);
      agent.destroy();
      const records = lines().map((line) => JSON.parse(line) as Record<string, unknown>);
      // A concurrent health check is in flight as well.
      expect(Number(records.find(({ msg }) => msg === "stopping")?.["underWay"])).toBeGreaterThanOrEqual(1);
      expect(records.at(-1)).toMatchObject({ msg: "stopped" });
      expect(records).toContainEqual(
        expect.objectContaining({
          msg: "request",
          path: side.slowPath,
          status: side.status,
          requestId: headers["x-request-id"],
        }),
      );
    });
  });
}

test("a second signal stops the server at once", async () => {
  const [side] = SIDES;
  if (!side) throw new Error("There is no server to stop.");
  await withServer(side, async ({ server, url, ended }) => {
    await begin(side, url);
    server.kill("SIGINT");
    const interval = setInterval(() => server.kill("SIGINT"), BETWEEN_SIGNALS_MS);
    expect(await ended).toBe(130);
    clearInterval(interval);
  });
});
