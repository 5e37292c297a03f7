import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LOCALES } from "~/i18n/locales";
import { contentHref, sitePath } from "./site-path";

describe("sitePath", () => {
  it.each(["/", "/de/games/abc123/x/?page=1"])("keeps %s", (path) => {
    expect(sitePath(path)).toBe(path);
  });

  it.each(["//evil.example", "/\\evil.example", "https://evil.example/", "javascript:alert(1)", "games", "", null, 7])(
    "refuses %s",
    (value) => {
      expect(sitePath(value)).toBeNull();
    },
  );

  it.each(["games/abc123/", "/games/a b/", "/games/\\evil.example", "/\t/evil.example", "/games/\n"])(
    "refuses %j, which does not begin as a path or has signs that no path has",
    (value) => {
      expect(sitePath(value)).toBeNull();
    },
  );

  it.each(["/.//evil.example/", "/games/..//evil.example/", "/%2e//evil.example/", "//", "///evil.example/"])(
    "refuses %s, which a browser would read as an address of another host",
    (value) => {
      expect(sitePath(value)).toBeNull();
    },
  );

  it("never answers anything that leads elsewhere, whatever it is given", () => {
    const pieces = fc.constantFrom("/", "\\", ".", "..", "%2e", "%2F", "@", ":", "?", "#", "\t", "de", "evil.example");
    const addresses = fc.array(fc.oneof(pieces, fc.string()), { maxLength: 8 }).map((parts) => `/${parts.join("")}`);
    const answered = (address: string) => sitePath(address) ?? "/";
    fc.assert(
      fc.property(addresses, (address) => {
        const url = new URL(answered(address), "https://site.example");
        expect(url.origin).toBe("https://site.example");
        expect(url.pathname + url.search).toBe(answered(address));
      }),
      { numRuns: 2_000 },
    );
  });

  it("refuses a list, though it would be written as a path", () => {
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
] as const)("%j for %s leads to %j", (link, locale, expected) => {
  expect(contentHref(link, locale)).toBe(expected);
});

it("leads to the site, or by http(s) to the host that the link names, whatever it is given", () => {
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
