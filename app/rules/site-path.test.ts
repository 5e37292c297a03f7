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
});
