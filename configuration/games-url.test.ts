import { describe, expect, it } from "vitest";
import { gamesUrlOf } from "./games-url";

const LOCAL = { siteUrl: "http://localhost:3000", publicApiBaseUrl: "http://localhost:3000/embedded/api" };

describe("the URL below which games have their origins", () => {
  it("has the configured host and the site's scheme", () => {
    const urls = { siteUrl: "https://play.test", publicApiBaseUrl: "http://api.test" };
    expect(gamesUrlOf("games.test:8443", urls)).toBe("https://games.test:8443");
    expect(gamesUrlOf("games.test", LOCAL)).toBe("http://games.test");
  });

  it("is by default the server that has the files, on this machine only", () => {
    expect(gamesUrlOf(undefined, LOCAL)).toBe("http://localhost:3000");
    expect(gamesUrlOf(undefined, { ...LOCAL, publicApiBaseUrl: "http://localhost:3001" })).toBe(
      "http://localhost:3001",
    );
    expect(gamesUrlOf(undefined, { ...LOCAL, publicApiBaseUrl: "https://api.test" })).toBeNull();
    expect(
      gamesUrlOf(undefined, { siteUrl: "https://play.test", publicApiBaseUrl: "https://play.test/api" }),
    ).toBeNull();
    expect(
      gamesUrlOf(undefined, { siteUrl: "http://127.0.0.1:3000", publicApiBaseUrl: "http://127.0.0.1:3000" }),
    ).toBeNull();
  });
});
