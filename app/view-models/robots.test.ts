import { expect, it } from "vitest";
import { toRobots } from "./robots";

const SITE = { siteUrl: "https://play.example.org", appEnv: "production" };

it("names the sitemap and keeps crawlers off what is no page", () => {
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

it("shuts crawlers out of anything but production", () => {
  expect(toRobots({ ...SITE, appEnv: "staging" })).toBe("User-agent: *\nDisallow: /\n");
});
