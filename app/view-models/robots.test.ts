import { expect, it } from "vitest";
import { toRobots } from "./robots";

const SITE = { siteUrl: "https://play.example.org", appEnv: "production" };

it("names the sitemap and keeps crawlers off what is no page", () => {
  const robots = toRobots(SITE).split("\n");
  expect(robots).toContain("Sitemap: https://play.example.org/sitemap.xml");
  expect(robots).toContain("Disallow: /embedded/");
  expect(robots).toContain("Disallow: /api/");
  expect(robots).not.toContain("Disallow: /");
});

it("shuts crawlers out of anything but production", () => {
  expect(toRobots({ ...SITE, appEnv: "staging" })).toBe("User-agent: *\nDisallow: /\n");
});
