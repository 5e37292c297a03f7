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

  it("refuses a list, though it would be written as a path", () => {
    expect(sitePath(["/games/"])).toBeNull();
  });
});
