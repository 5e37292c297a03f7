import { createServer, type IncomingMessage, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { httpMiddleware } from "./http-middleware.server";

let server: Server;
let middleware = httpMiddleware;

beforeAll(async () => {
  server = createServer((request: IncomingMessage, response) => {
    middleware(request, response, () => {
      const { url, headers } = request;
      response.end(JSON.stringify({ url, host: headers.host, address: headers["x-forwarded-for"] }));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
});

afterAll(() => {
  server.close();
});

/** No client of Node sends these request lines. */
async function forwardedRequest(target: string, header = ""): Promise<unknown> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(`GET ${target} HTTP/1.1\r\nHost: portal.test\r\n${header}Connection: close\r\n\r\n`);
  const [, body = ""] = (await text(socket)).split("\r\n\r\n");
  return JSON.parse(/\{.*\}/.exec(body)?.[0] ?? "null");
}

describe("the request line", () => {
  it.each([
    ["/de/?a=1", { url: "/de/?a=1", host: "portal.test" }],
    ["http://play.example:8080/de/?a=1", { url: "/de/?a=1", host: "play.example:8080" }],
    ["http://play.example", { url: "/", host: "play.example" }],
    ["*", { url: "/refused/400/?locale=en", host: "portal.test" }],
    ["ftp://play.example/", { url: "/refused/400/?locale=en", host: "portal.test" }],
  ])("%s is normalized for Express", async (target, expected) => {
    expect(await forwardedRequest(target)).toMatchObject(expected);
  });
});

describe("the client's address", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each([
    ["off", "1", "192.0.2.1", "127.0.0.1"],
    ["on", "1", null, "127.0.0.1"],
    ["on", "1", "198.51.100.1, 192.0.2.1", "192.0.2.1"],
    ["on", "2", "198.51.100.1, 192.0.2.1, 203.0.113.1", "192.0.2.1"],
  ])("with TRUST_PROXY %s, %s hops and the header %j is %s", async (trust, hops, forwarded, address) => {
    vi.stubEnv("TRUST_PROXY", trust);
    vi.stubEnv("TRUSTED_PROXY_HOPS", hops);
    vi.resetModules();
    ({ httpMiddleware: middleware } = await import("./http-middleware.server"));
    const header = forwarded === null ? "" : `X-Forwarded-For: ${forwarded}\r\n`;
    expect(await forwardedRequest("/", header)).toMatchObject({ address });
  });
});
