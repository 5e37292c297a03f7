import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setSecurityHeaders } from "./security-headers.server";
import { env } from "./env.server";
import { consumePageLimit } from "./page-rate-limit.server";
import { pageCacheMiddleware } from "./page-cache-middleware.server";
import { isCacheableRequest, cachePage } from "./page-cache.server";

type Rendering = { status?: number; cache?: string; cookie?: string; location?: string; ready?: Promise<unknown> };

const PUBLIC = "public, max-age=0, s-maxage=6";
let server: Server;
let base: string;
let rendering: Rendering;
let requestCount: number;
let renderRequests: (IncomingMessage["headers"] & { url: string | undefined })[];

async function render(request: IncomingMessage, response: ServerResponse): Promise<void> {
  renderRequests.push({ ...request.headers, url: request.url });
  const turn = renderRequests.length;
  await rendering.ready;
  const scriptHashes = [`'sha256-${String(turn)}'`];
  const html = Buffer.from(`<p>${String(turn)}</p><script>1</script>${"text ".repeat(200)}`);
  const headers = new Headers({ "Cache-Control": rendering.cache ?? PUBLIC, "Content-Type": "text/html" });
  setSecurityHeaders(headers, { hashes: scriptHashes, host: request.headers.host });
  if (rendering.cookie) headers.set("Set-Cookie", rendering.cookie);
  if (rendering.location) response.setHeader("Location", rendering.location);
  const { cookie, [VISITOR_MARK]: mark } = request.headers;
  const portalRequest = new Request(new URL(request.url ?? "", base), {
    headers: { ...(cookie && { cookie }), ...(typeof mark === "string" && { [VISITOR_MARK]: mark }) },
  });
  const status = rendering.status ?? 200;
  response.writeHead(status, [...headers].flat());
  response.end(html);
  if (isCacheableRequest(portalRequest)) await cachePage(portalRequest, { status, headers, scriptHashes, html });
}

function blockRenders(): () => void {
  let release: () => void = () => undefined;
  rendering = { ready: new Promise<void>((resolve) => (release = resolve)) };
  return release;
}

const VISITOR_MARK = "x-visitor-page";
const pageOf = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(base + path, { headers });
  return { status: response.status, headers: response.headers, turn: /<p>(\d+)/.exec(await response.text())?.[1] };
};

beforeEach(async () => {
  [rendering, renderRequests, requestCount] = [{}, [], 0];
  server = createServer((request, response) => {
    requestCount += 1;
    void pageCacheMiddleware(request, response, () => void render(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});

afterEach(() => {
  vi.restoreAllMocks();
  server.close();
});

describe("the page cache", () => {
  it("renders a page once and serves it to later visitors, with the hashes of its scripts", async () => {
    expect((await pageOf("/one/")).turn).toBe("1");
    const later = [await pageOf("/one/"), await pageOf("/one/", { cookie: "_ga=1" })];
    expect(later.map(({ turn }) => turn)).toEqual(["1", "1"]);
    for (const { headers } of later) expect(headers.get("content-security-policy")).toContain("'sha256-1'");
    expect(renderRequests).toHaveLength(1);
  });

  it("allows scripts from the requested host, too", async () => {
    await pageOf("/hosts/");
    const { headers } = await pageOf("/hosts/");
    const [policy = ""] = /script-src [^;]*/.exec(headers.get("content-security-policy") ?? "") ?? [];
    expect(policy).toBe(`script-src portal.test/build/ ${new URL(base).host}/build/ 'sha256-1'`);
    expect(renderRequests[0]?.[VISITOR_MARK]).toBe(new URL(base).host);
  });

  it.each(["br", "gzip", "identity"])("serves it with the encoding %s", async (encoding) => {
    await pageOf("/packed/");
    const { headers, turn } = await pageOf("/packed/", { "accept-encoding": encoding });
    expect(turn).toBe("1");
    expect(headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
    expect(headers.get("vary")).toContain("Accept-Encoding");
  });

  it("responds with 304 to a matching ETag, without a new security policy", async () => {
    await pageOf("/known/");
    const { headers } = await pageOf("/known/");
    const tag = headers.get("etag") ?? "";
    const again = await pageOf("/known/", { "if-none-match": tag });
    expect([again.status, again.turn, again.headers.get("etag")]).toEqual([304, undefined, tag]);
    expect(again.headers.get("content-security-policy")).toBeNull();
    expect((await pageOf("/known/", { "if-none-match": 'W/"another"' })).turn).toBe("1");
  });

  it("renders once for concurrent requests", async () => {
    const release = blockRenders();
    const requests = Array.from({ length: 20 }, () => pageOf("/many/"));
    await vi.waitFor(() => expect(requestCount).toBe(20));
    release();
    const turns = await Promise.all(requests);
    expect(new Set(turns.map(({ turn }) => turn))).toEqual(new Set(["1"]));
    expect(renderRequests).toHaveLength(1);
  });

  it("does not wait for a render that does not end", async () => {
    blockRenders();
    const abort = new AbortController();
    const first = fetch(`${base}/never/`, { signal: abort.signal }).catch(() => null);
    await vi.waitFor(() => expect(renderRequests).toHaveLength(1));
    rendering = {};
    expect((await pageOf("/never/")).turn).toBe("2");
    abort.abort();
    await first;
  });

  it("shares a page between queries with unknown parameters, and removes these", async () => {
    const queries = ["", "?utm_source=a", "?x=1&utm_source=b", "?page=1&x=2", "?y=<script>&page=1"];
    const turns = [];
    for (const query of queries) turns.push((await pageOf(`/studios/parted/${query}`)).turn);
    expect(turns).toEqual(["1", "1", "1", "2", "2"]);
    expect(renderRequests.map(({ url }) => url)).toEqual(["/studios/parted/", "/studios/parted/?page=1"]);
  });

  it("shares a page between orders of its parameters and between hosts", async () => {
    const first = await pageOf("/tags/ordered/?sort=newest&page=1");
    expect((await pageOf("/tags/ordered/?page=1&sort=newest")).turn).toBe(first.turn);
    expect((await pageOf("/tags/ordered/?page=1&sort=other")).turn).not.toBe(first.turn);
    expect(renderRequests[0]?.host).toBe("portal.test");
  });

  it.each([
    ["/games/led/", "/games/led/"],
    ["/games/led/?utm_source=a&autoPlay=true", "/games/led/?utm_source=a"],
  ])("keeps unknown parameters in the redirect of %s", async (path, location) => {
    rendering = { status: 301, location: "/games/led/" };
    const response = await fetch(base + path, { redirect: "manual" });
    expect(response.headers.get("location")).toBe(location);
  });

  it("renders a delayed page once more for all waiting requests, not once for each", async () => {
    blockRenders();
    const abort = new AbortController();
    const first = fetch(`${base}/slow/`, { signal: abort.signal }).catch(() => null);
    await vi.waitFor(() => expect(renderRequests).toHaveLength(1));
    const requests = Array.from({ length: 20 }, () => pageOf("/slow/"));
    await vi.waitFor(() => expect(requestCount).toBe(21));
    rendering = {};
    expect(new Set((await Promise.all(requests)).map(({ turn }) => turn))).toEqual(new Set(["2"]));
    expect(renderRequests).toHaveLength(2);
    abort.abort();
    await first;
  });

  it("caches pages by address, theme and consent only", async () => {
    const german = await pageOf("/de/apart/");
    const dark = await pageOf("/apart/", { cookie: "theme=none.dark" });
    const plain = await pageOf("/apart/", {
      "accept-language": "de",
      referer: "https://other.example/",
      cookie: "x=1",
    });
    expect(new Set([german.turn, dark.turn, plain.turn]).size).toBe(3);
    expect((await pageOf("/apart/", { cookie: "x=2" })).turn).toBe(plain.turn);
    expect((await pageOf("/apart/", { cookie: "y=3; theme=none.dark" })).turn).toBe(dark.turn);
    expect(Object.keys(renderRequests[2] ?? {})).not.toContain("referer");
    expect(Object.keys(renderRequests[2] ?? {})).not.toContain("accept-language");
    expect(renderRequests[2]?.cookie).toBeUndefined();
  });

  it.each([
    ["a session", { cookie: "session=abc" }],
    ["a message to show", { cookie: "toast=abc" }],
    ["a prefetch", { "sec-purpose": "prefetch" }],
  ])("passes on a request with %s unchanged", async (_, headers: Record<string, string>) => {
    const path = `/passing-${Object.values(headers).join("").replace(/\W/g, "")}/`;
    await pageOf(path);
    expect((await pageOf(path, { ...headers, [VISITOR_MARK]: "1" })).turn).toBe("2");
    expect(renderRequests[1]).toMatchObject(headers);
    expect(renderRequests[1]?.[VISITOR_MARK]).toBeUndefined();
    expect((await pageOf(path)).turn).toBe("1");
  });

  it.each([
    ["a failure", { status: 503 }],
    ["a personal page", { cache: "private, no-store" }],
    ["a page with a cookie", { cookie: "a=b" }],
  ])("does not cache %s", async (name, result: Rendering) => {
    rendering = result;
    const path = `/${name.replaceAll(" ", "-")}/`;
    await pageOf(path);
    expect((await pageOf(path)).turn).toBe("2");
  });

  it("serves the stale page while a newer one is rendered, and then the newer one", async () => {
    await pageOf("/old/");
    expect((await pageOf("/old/")).turn).toBe("1");
    const later = Date.now() + 5_000;
    vi.spyOn(Date, "now").mockReturnValue(later);
    const release = blockRenders();
    const newer = pageOf("/old/");
    await vi.waitFor(() => expect(renderRequests).toHaveLength(2));
    const { turn, headers } = await pageOf("/old/");
    release();
    expect([turn, headers.get("age")]).toEqual(["1", "5"]);
    expect((await newer).turn).toBe("2");
    await vi.waitFor(async () => expect((await pageOf("/old/")).turn).toBe("2"));
  });

  it("serves the stale page to a client over its page limit", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    await pageOf("/limited/");
    expect((await pageOf("/limited/")).turn).toBe("1");
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 5_000);
    for (let page = 0; page < env.PAGES_PER_MINUTE; page++) await consumePageLimit("/limited/", "192.0.2.77");
    expect((await pageOf("/limited/", { "x-forwarded-for": "192.0.2.77" })).turn).toBe("1");
    expect(renderRequests).toHaveLength(1);
    expect((await pageOf("/limited/", { "x-forwarded-for": "192.0.2.78" })).turn).toBe("2");
  });
});
