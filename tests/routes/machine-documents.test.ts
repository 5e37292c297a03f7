import { runInNewContext } from "node:vm";
import sharp from "sharp";
import * as z from "zod";
import { expect, it } from "vitest";
import { loader as manifest } from "~/routes/[manifest.webmanifest]";
import { loader as robots } from "~/routes/[robots.txt]";
import { loader as worker } from "~/routes/[sw.js]";
import { TEST_SITE_URL } from "../setup/test-api";

const load = (loader: typeof robots, path: string) =>
  loader({ request: new Request(TEST_SITE_URL + path), params: {}, context: {} });

it("serves cacheable rules for crawlers", async () => {
  const response = load(robots, "/robots.txt");
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(response.headers.get("cache-control")).toContain("s-maxage=3600");
  expect(await response.text()).toContain(`Sitemap: ${TEST_SITE_URL}/sitemap.xml`);
});

it("serves a manifest whose pictures exist in the declared sizes", async () => {
  const picture = z.object({ src: z.string().startsWith("/"), sizes: z.string(), type: z.string() });
  const schema = z.object({
    name: z.literal("Subpixel"),
    start_url: z.literal("/"),
    icons: z.array(picture).min(3),
    screenshots: z.array(picture).min(2),
    shortcuts: z.array(z.object({ name: z.string().min(1), url: z.string().startsWith("/") })).min(1),
  });
  const response = load(manifest, "/manifest.webmanifest");
  expect(response.headers.get("content-type")).toContain("application/manifest+json");
  const { icons, screenshots } = schema.parse(await response.json());
  for (const { src, sizes } of [...icons, ...screenshots].filter(({ sizes }) => sizes !== "any")) {
    const { width, height } = await sharp(`public${src}`).metadata();
    expect(`${String(width)}x${String(height)}`, src).toBe(sizes);
  }
});

it("serves a service worker limited to the portal, or one that unregisters itself", async () => {
  const response = worker();
  expect(response.headers.get("content-type")).toContain("text/javascript");
  expect(response.headers.get("cache-control")).toBe("no-cache");
  expect(response.headers.get("content-security-policy")).toContain("connect-src 'self'");
  const deleted: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  let isUnregistered = false;
  let work: Promise<unknown> = Promise.resolve();
  runInNewContext(await response.text(), {
    caches: { keys: () => Promise.resolve(["pages", "files"]), delete: (name: string) => deleted.push(name) },
    self: {
      addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
      registration: { unregister: () => (isUnregistered = true) },
    },
  });
  listeners.get("activate")?.({ waitUntil: (promise: Promise<unknown>) => (work = promise) });
  await work;
  expect(deleted).toEqual(["pages", "files"]);
  expect(isUnregistered).toBe(true);
});
