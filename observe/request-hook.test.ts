import { createServer, request as sendRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { log } from "./log";
import { observeRequests } from "./request-hook";
import { currentRequest, setRequestUser } from "./request-scope";
import { runningRequests } from "./running-requests";

let server: Server;
let lines: unknown[][];
let requestIds: (string | undefined)[];
let bodies: string[];

beforeEach(async () => {
  requestIds = [];
  bodies = [];
  lines = [];
  for (const level of ["info", "warn"] as const)
    vi.spyOn(log, level).mockImplementation((...values: unknown[]) => void lines.push([level, values[0]]));
  observeRequests({
    routeOf: () => "/*",
    isQuiet: (pathname) => pathname === "/quiet",
    shownPath: (pathname) => pathname.replace("/link/secret", "/link/-"),
  });
  server = createServer((request, response) => {
    void (async () => {
      bodies.push(await text(request));
      requestIds.push(currentRequest()?.requestId);
      if (request.url?.includes("member")) setRequestUser("user-1");
      response.statusCode = request.url?.includes("broken") ? 500 : 200;
      response.end("hello");
    })().catch(() => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterEach(() => {
  server.close().closeAllConnections();
});

const address = () => `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
const lineOf = async (path: string, init?: RequestInit) => {
  const response = await fetch(address() + path, init);
  await response.text();
  await vi.waitFor(() => {
    expect(runningRequests.size).toBe(0);
  });
  return response;
};

it("logs one line per finished request, without personal data", async () => {
  const headers = { cookie: "session=secret", authorization: "Bearer secret" };
  const response = await lineOf("/search/member/?search=ada%40example.com", {
    method: "POST",
    body: "secret",
    headers,
  });
  const requestId = response.headers.get("x-request-id");
  expect(lines).toEqual([
    [
      "info",
      {
        requestId,
        userId: "user-1",
        method: "POST",
        path: "/search/member/",
        status: 200,
        ms: expect.any(Number) as unknown,
        bytes: expect.any(Number) as unknown,
      },
    ],
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/secret|example.com/);
  expect(bodies).toEqual(["secret"]);
});

it("logs of a path only what may be shown", async () => {
  await lineOf("/link/secret/");
  expect(lines).toEqual([["info", expect.objectContaining({ path: "/link/-/" })]]);
});

it("assigns each request its own id in all its async work, on one connection and on many", async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, (_, index) => lineOf(`/${String(index)}`)));
  const ids = responses.map(({ headers }) => headers.get("x-request-id"));
  expect(new Set(ids).size).toBe(20);
  expect([...requestIds].sort()).toEqual([...ids].sort());
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{16}$/);
});

it("ignores a client's id without a proxy", async () => {
  const response = await lineOf("/", { headers: { "x-request-id": "0123456789abcdef-mine" } });
  expect(response.headers.get("x-request-id")).not.toContain("mine");
});

it("warns of failures and does not log quiet paths", async () => {
  await lineOf("/broken");
  await lineOf("/quiet");
  expect(lines).toEqual([["warn", expect.objectContaining({ status: 500, path: "/broken" })]]);
});

it("marks a request that the client aborted", async () => {
  const leaving = sendRequest(`${address()}/slow`, { method: "POST" });
  leaving.on("error", () => undefined);
  leaving.write("half");
  await vi.waitFor(() => {
    expect(runningRequests.size).toBe(1);
  });
  leaving.destroy();
  await vi.waitFor(() => {
    expect(lines).toEqual([["info", expect.objectContaining({ path: "/slow", cut: true })]]);
  });
});
