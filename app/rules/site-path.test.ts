import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LOCALES } from "~/i18n/locales";
import { contentHref, sitePath } from "./site-path";

describe("sitePath", () => {
  it.each(["/", "/de/games/abc123/x/?page=1"])("keeps %s", (path) => {
    expect(sitePath(path)).toBe(path);
  });

  it.each(["//evil.example", "/\\evil.example", "https://evil.example/", "javascript:alert(1)", "games", "", null, 7])(
    "rejects %s",
    (value) => {
      expect(sitePath(value)).toBeNull();
    },
  );

  it.each(["games/abc123/", "/games/a b/", "/games/\\evil.example", "/\t/evil.example", "/games/\n"])(
    "rejects %j, which has no leading slash or an invalid character",
    (value) => {
      expect(sitePath(value)).toBeNull();
    },
  );

  it.each(["/.//evil.example/", "/games/..//evil.example/", "/%2e//evil.example/", "//", "///evil.example/"])(
    "rejects %s, which a browser would read as a URL of another host",
    (value) => {
      expect(sitePath(value)).toBeNull();
    },
  );

  it("never returns a URL of another host for any input", () => {
    const pieces = fc.constantFrom("/", "\\", ".", "..", "%2e", "%2F", "@", ":", "?", "#", "\t", "de", "evil.example");
    const addresses = fc.array(fc.oneof(pieces, fc.string()), { maxLength: 8 }).map((parts) => `/${parts.join("")}`);
    const resolve = (address: string) => sitePath(address) ?? "/";
    fc.assert(
      fc.property(addresses, (address) => {
        const url = new URL(resolve(address), "https://site.example");
        expect(url.origin).toBe("https://site.example");
        expect(url.pathname + url.search).toBe(resolve(address));
      }),
      { numRuns: 2_000 },
    );
  });

  it("rejects an array that would be converted to a path", () => {
    expect(sitePath(["/games/"])).toBeNull();
  });
});

it.each([
  ["/tags/cosy/?page=1", "de", "/de/tags/cosy/?page=1"],
  ["/pl/tags/cosy/", "en", "/tags/cosy/"],
  ["https://studio.example/jam?a=1", "de", "https://studio.example/jam?a=1"],
  ["http://studio.example/jam", "de", "http://studio.example/jam"],
  ["//evil.example/", "en", null],
  ["/\\evil.example/", "en", null],
  ["/.//evil.example/", "en", null],
  ["/de/.//evil.example/", "en", "/evil.example/"],
  ["javascript:alert(1)", "en", null],
  ["javascript:alert(1)//https://studio.example/", "en", null],
  ["data:text/html,x", "en", null],
  ["tags/cosy", "en", null],
  [null, "en", null],
  [["https://studio.example/"], "en", null],
] as const)("%j for %s becomes %j", (link, locale, expected) => {
  expect(contentHref(link, locale)).toBe(expected);
});

it("returns a path of the site or the http(s) URL itself for any input", () => {
  const site = "https://site.example";
  const marks = fc.constantFrom(
    "/",
    "\\",
    ".",
    "..",
    "%2e",
    "%2F",
    "@",
    ":",
    "?",
    "#",
    "\t",
    "de",
    "EN",
    "evil.example",
  );
  const schemes = fc.constantFrom("", "/", "//", "https://", "http://", "HTTPS://", "javascript:", "data:", "https:");
  const rest = fc.array(fc.oneof(marks, fc.string()), { maxLength: 8 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(schemes, rest, fc.constantFrom(...LOCALES), (scheme, end, locale) => {
      const link = scheme + end;
      const href = contentHref(link, locale);
      if (href === null) return;
      const { origin, protocol } = new URL(href, site);
      if (link.startsWith("/")) expect(origin).toBe(site);
      else {
        expect(protocol).toMatch(/^https?:$/);
        expect([href, link.slice(0, protocol.length + 2)]).toEqual([link, `${protocol}//`]);
      }
    }),
    { numRuns: 2_000 },
  );
});
