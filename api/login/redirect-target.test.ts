import { describe, expect, it } from "vitest";
import { parseConfiguration } from "../configuration";
import { resolveRedirectTarget } from "./redirect-target";

const embedded = parseConfiguration({ SITE_URL: "https://play.test" }, { isEmbedded: true });
const standalone = parseConfiguration(
  { SITE_URL: "https://play.test", PUBLIC_API_BASE_URL: "https://api.test/v1" },
  { isEmbedded: false },
);

function resolve(target: string | undefined, site?: string): string {
  return resolveRedirectTarget({ site, target }, embedded).href;
}

describe("resolveRedirectTarget", () => {
  it("returns to a page of the site, with query and fragment", () => {
    expect(resolve("https://play.test/de/games/abc123/?autoPlay=true#x", "https://play.test")).toBe(
      "https://play.test/de/games/abc123/?autoPlay=true#x",
    );
    expect(resolve("/de/?a=1")).toBe("https://play.test/de/?a=1");
  });

  it("falls back to the home page without a target", () => {
    expect(resolve(undefined)).toBe("https://play.test/");
    expect(resolve("", "https://play.test/de/")).toBe("https://play.test/");
    expect(resolve(undefined, "https://play.test/de/")).toBe("https://play.test/");
  });

  it("accepts the API's own origin as well", () => {
    expect(resolveRedirectTarget({ site: undefined, target: "https://api.test/x" }, standalone).href).toBe(
      "https://api.test/x",
    );
    expect(resolveRedirectTarget({ site: "https://api.test", target: "/x" }, standalone).href).toBe(
      "https://api.test/x",
    );
  });

  it.each([
    "//evil.test",
    "///evil.test",
    "/\\evil.test",
    "\\\\evil.test",
    "/\t/evil.test",
    "\n//evil.test",
    "https://evil.test",
    "https://evil.test/https://play.test/",
    "https://play.test@evil.test/",
    "https://user:password@play.test/",
    "https://user@play.test/",
    "https://:password@play.test/",
    "https://play.test.evil.test/",
    "https://play.test:8443/",
    "http://play.test/",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)//https://play.test/",
    "data:text/html,x",
    "blob:https://play.test/x",
    "ftp://play.test/",
    "https://%65vil.test/",
    "https://evil。test/",
    "https://",
  ])("falls back to the home page instead of %j", (target) => {
    expect(resolve(target)).toBe("https://play.test/");
    expect(resolve(target, "https://play.test")).toBe("https://play.test/");
    expect(resolve(target, "https://evil.test")).toBe("https://play.test/");
  });

  it("treats an encoded second slash as a path of its own site", () => {
    expect(resolve("/%2F%2Fevil.test")).toBe("https://play.test/%2F%2Fevil.test");
    expect(resolve("%2F%2Fevil.test")).toBe("https://play.test/%2F%2Fevil.test");
    expect(resolve("https:evil.test")).toBe("https://play.test/evil.test");
  });

  it("does not resolve a path against a site that is not allowed", () => {
    expect(resolve("/de/", "https://evil.test")).toBe("https://play.test/de/");
    expect(resolve("/de/", "javascript:alert(1)")).toBe("https://play.test/de/");
  });
});
