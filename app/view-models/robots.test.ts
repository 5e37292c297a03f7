import { expect, it } from "vitest";
import { toRobots } from "./robots";

const SITE = { siteUrl: "https://play.example.org", appEnv: "production" };

it("has the sitemap and excludes paths that are no pages", () => {
  expect(toRobots(SITE).split("\n")).toEqual([
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /embedded/",
    "Disallow: /healthcheck",
    "",
    "Sitemap: https://play.example.org/sitemap.xml",
    "",
  ]);
});

it("excludes crawlers outside production", () => {
  expect(toRobots({ ...SITE, appEnv: "staging" })).toBe("User-agent: *\nDisallow: /\n");
});
