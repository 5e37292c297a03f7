import type { RequestListener } from "node:http";
import type { Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { InvalidResponseError, NetworkError, ServerError, type ApiCallError } from "~/api-client/errors";
import { createRetryPolicy } from "~/api-client/retry-policy.server";
import { getGlobalSettings } from "~contract/calls/global-settings";
import { anApiClient, rejectionOf } from "../fixtures/an-api-client";
import { respondWith, startApiServer, type ApiServer } from "../fixtures/api-server";
import * as hostile from "./hostile-server";

const DEADLINE_MS = 1_500;
/** A slow machine's delay after a deadline. */
const TOLERANCE_MS = 500;
const LARGE_MEBIBYTES = 200;
/** The client's limit of 8 MiB, and the socket buffers of both sides. */
const MAX_SENT_BYTES = 32 * 1024 * 1024;
const MAX_GROWTH_BYTES = 60 * 1024 * 1024;

const RIGHT = JSON.stringify({
  data: { allowGamePreloading: true, gamesAutoloadEnabled: false, maxGamesPreloadedPerUser: 1 },
  errors: [],
});
const HTML = "<!doctype html><title>Welcome to nginx!</title>";
const HTTP_HEAD = "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n";

let server: ApiServer | undefined;

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

afterEach(() => server?.close());

/** Result, duration, memory growth and bytes sent to a call with the real retries and circuit breaker. */
async function callApi(listener: RequestListener) {
  const sockets = new Set<Socket>();
  server = await startApiServer((request, response) => {
    sockets.add(request.socket);
    listener(request, response);
  });
  const api = anApiClient(server.baseUrl, { retry: createRetryPolicy(), deadlineMs: DEADLINE_MS });
  const before = process.memoryUsage.rss();
  let peak = before;
  const sampler = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 5);
  const begin = performance.now();
  const error = await rejectionOf(api(getGlobalSettings)).finally(() => clearInterval(sampler));
  const elapsedMs = performance.now() - begin;
  const sent = [...sockets].map((socket) => socket.bytesWritten);
  return { error, elapsedMs, growth: Math.max(peak, process.memoryUsage.rss()) - before, sent };
}

/** The growth of a first call includes the code and buffers that every later one uses. */
async function callApiTwice(listener: RequestListener) {
  await callApi(listener);
  server?.close();
  return callApi(listener);
}

type ErrorClass = new (...args: never[]) => ApiCallError;
type Case = [name: string, listener: RequestListener, expected: ErrorClass, message: RegExp];

const CASES: Case[] = [
  ["half a JSON text", respondWith(200, '{"data":{"allow'), InvalidResponseError, /not JSON/],
  ["an empty body", respondWith(200, ""), InvalidResponseError, /not JSON/],
  ["no body at all", respondWith(204, ""), InvalidResponseError, /not JSON/],
  ["null", respondWith(200, "null"), InvalidResponseError, /at ""/],
  ["a list", respondWith(200, "[]"), InvalidResponseError, /at ""/],
  ["an object without data", respondWith(200, "{}"), InvalidResponseError, /at "data"/],
  ["no data", respondWith(200, '{"data":null,"errors":[]}'), InvalidResponseError, /at "data"/],
  ["deeply nested lists", respondWith(200, `{"data":${"[".repeat(500_000)}`), InvalidResponseError, /not JSON/],
  ["a page with status 200", respondWith(200, HTML, { "content-type": "text/html" }), InvalidResponseError, /not JSON/],
  ["a page with status 502", respondWith(502, HTML, { "content-type": "text/html" }), ServerError, /status 502/],
  ["a page with status 404", respondWith(404, HTML, { "content-type": "text/html" }), ServerError, /status 404/],
  ["a redirect", respondWith(307, "", { location: "http://127.0.0.1:9/" }), ServerError, /status 307/],
  ["a byte every 50 ms", hostile.slowDrip(RIGHT, 50), NetworkError, /no answer within/],
  ["a head and then nothing", hostile.hangAfter(), NetworkError, /no answer within/],
  ["the first half and then nothing", hostile.hangAfter(RIGHT.slice(0, 40)), NetworkError, /no answer within/],
  ["nothing at all", () => undefined, NetworkError, /no answer within/],
  ["a reset before the head", hostile.disconnectAfter(""), NetworkError, /cannot be reached/],
  ["a reset within the head", hostile.disconnectAfter(HTTP_HEAD), NetworkError, /cannot be reached/],
  [
    "a reset within the body",
    hostile.disconnectAfter(`${HTTP_HEAD}content-length: 500\r\n\r\n{"data":`),
    NetworkError,
    /cannot be reached/,
  ],
  ["fewer bytes than announced", hostile.wrongContentLength(5_000, RIGHT), NetworkError, /cannot be reached/],
  ["a body with a wrong encoding", hostile.wrongContentEncoding, NetworkError, /cannot be reached/],
  [
    "a head without end",
    respondWith(200, RIGHT, { "x-filler": "a".repeat(100_000) }),
    NetworkError,
    /cannot be reached/,
  ],
  [
    "another protocol than HTTP",
    hostile.disconnectAfter("220 smtp.example ESMTP\r\n"),
    NetworkError,
    /cannot be reached/,
  ],
];

describe("the client, given", () => {
  it.each(CASES)("%s, fails with its error class in time", async (_, listener, expected, message) => {
    const { error, elapsedMs } = await callApi(listener);
    expect(error).toBeInstanceOf(expected);
    expect(error).toMatchObject({ message: expect.stringMatching(message) as unknown });
    expect(elapsedMs).toBeLessThan(DEADLINE_MS + TOLERANCE_MS);
  });

  it.each([
    ["200 MB of a response", hostile.endlessBody(LARGE_MEBIBYTES), InvalidResponseError],
    ["200 MB of an error page", hostile.endlessBody(LARGE_MEBIBYTES, 502), ServerError],
  ] as const)("%s, stops reading at the limit", async (_, listener, expected) => {
    const { error, elapsedMs, growth, sent } = await callApiTwice(listener);
    expect(error).toBeInstanceOf(expected);
    expect(elapsedMs).toBeLessThan(DEADLINE_MS + TOLERANCE_MS);
    expect(growth).toBeLessThan(MAX_GROWTH_BYTES);
    expect(Math.max(...sent)).toBeLessThan(MAX_SENT_BYTES);
  });

  it("200 MB packed into 200 kB, stops unpacking at the limit", async () => {
    const packed = await hostile.gzipBomb(LARGE_MEBIBYTES);
    expect(packed.byteLength).toBeLessThan(1024 * 1024);
    const { error, elapsedMs, growth } = await callApiTwice((_, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" });
      response.end(packed);
    });
    expect(error).toBeInstanceOf(InvalidResponseError);
    expect(error).toMatchObject({ message: expect.stringMatching(/longer than 8388608 bytes/) as unknown });
    expect(elapsedMs).toBeLessThan(DEADLINE_MS + TOLERANCE_MS);
    expect(growth).toBeLessThan(MAX_GROWTH_BYTES);
  });

  it("a response of the maximum size, reads it", async () => {
    const filler = "a".repeat(7 * 1024 * 1024);
    server = await startApiServer(respondWith(200, RIGHT.replace("{", `{"filler":"${filler}",`)));
    const settings = await anApiClient(server.baseUrl, { deadlineMs: 5_000 })(getGlobalSettings);
    expect(settings).toMatchObject({ maxGamesPreloadedPerUser: 1 });
  });
});
