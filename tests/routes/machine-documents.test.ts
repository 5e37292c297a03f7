import * as z from "zod";
import { expect, it } from "vitest";
import { loader as manifest } from "~/routes/[manifest.webmanifest]";
import { loader as robots } from "~/routes/[robots.txt]";
import { TEST_SITE_URL } from "../setup/test-api";

const ask = (loader: typeof robots, path: string) =>
  loader({ request: new Request(TEST_SITE_URL + path), params: {}, context: {} });

it("serves rules for crawlers that may be kept for a while", async () => {
  const answer = ask(robots, "/robots.txt");
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(answer.headers.get("cache-control")).toContain("s-maxage=3600");
  expect(await answer.text()).toContain(`Sitemap: ${TEST_SITE_URL}/sitemap.xml`);
});

it("serves a manifest that names the portal and its icons", async () => {
  const icon = z.object({ src: z.string().startsWith("/"), sizes: z.string(), type: z.string() });
  const schema = z.object({ name: z.literal("Subpixel"), start_url: z.literal("/"), icons: z.array(icon).min(3) });
  const answer = ask(manifest, "/manifest.webmanifest");
  expect(answer.headers.get("content-type")).toContain("application/manifest+json");
  expect(schema.safeParse(await answer.json()).success).toBe(true);
});
