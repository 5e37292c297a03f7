import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { findFreePort } from "../tests/setup/free-port";
import { setConnectionCounter, meters } from "./meters";
import { startMetrics } from "./metrics-server";
import { observeRequests } from "./request-hook";
import { setRequestRoute } from "./request-scope";
import { runningRequests } from "./running-requests";

let close: (() => void)[] = [];

afterEach(() => {
  for (const end of close) end();
  close = [];
  globalThis.subpixelMeters = undefined;
});

async function scrape(): Promise<{ url: string; read: () => Promise<string> }> {
  const port = await findFreePort();
  const server = await startMetrics(port, "127.0.0.1");
  close.push(() => server?.close().closeAllConnections());
  const url = `http://127.0.0.1:${String(port)}/metrics`;
  return { url, read: async () => (await fetch(url)).text() };
}

it("does not start without a port", async () => {
  expect(await startMetrics(undefined)).toBeNull();
  expect(meters()).toBeUndefined();
});

it("reports the process, plays, mails and the database's connections", async () => {
  const { url, read } = await scrape();
  meters()?.playsStarted.inc();
  meters()?.mails.inc({ outcome: "failed" });
  meters()?.apiCalls.observe({ call: "getGame", outcome: "ok" }, 0.02);
  setConnectionCounter(() => ({ total: 4, idle: 3, waiting: 0 }));
  const text = await read();
  expect(text).toContain("subpixel_plays_started_total 1");
  expect(text).toContain('subpixel_mails_total{outcome="failed"} 1');
  expect(text).toContain('subpixel_api_call_duration_seconds_bucket{le="0.025",call="getGame",outcome="ok"} 1');
  expect(text).toContain('subpixel_database_connections{state="idle"} 3');
  expect(text).toContain("nodejs_eventloop_lag_seconds");
  expect((await fetch(url.replace("/metrics", "/"))).status).toBe(404);
});

it("counts requests by route pattern, except its own", async () => {
  const { read } = await scrape();
  observeRequests({ routeOf: () => "/games/:gameId", isQuiet: () => true });
  const server = createServer((request, response) => {
    if (request.url?.startsWith("/call")) setRequestRoute("/gxc/v2/tags");
    response.statusCode = 404;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  close.push(() => server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  for (const path of ["/games/a", "/games/b?x=1", "/call"]) await fetch(`http://127.0.0.1:${String(port)}${path}`);
  await expect.poll(() => runningRequests.size).toBe(0);
  const counts = (await read()).split("\n").filter((line) => line.includes("request_duration_seconds_count"));
  expect(counts.sort()).toEqual([
    'subpixel_http_request_duration_seconds_count{method="GET",route="/games/:gameId",status="4xx"} 2',
    'subpixel_http_request_duration_seconds_count{method="GET",route="/gxc/v2/tags",status="4xx"} 1',
  ]);
});
