import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sitePath } from "./site-path";

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
