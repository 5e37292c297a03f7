import { describe, expect, it } from "vitest";
import { allGameOrigins, findGameHost, gameOrigin } from "./games-host";

const HOSTING = {
  gamesUrl: "https://games.test:8443",
  ownUrls: ["https://portal.test", "https://api.portal.test/v1"],
};
const LOCAL = { gamesUrl: "http://localhost:3000", ownUrls: ["http://localhost:3000"] };

describe("the origin of a game", () => {
  it("is a host of its own below the games' host, with its port", () => {
    expect(gameOrigin(HOSTING.gamesUrl, "i28dkj")).toBe("https://g-i28dkj.games.test:8443");
    expect(gameOrigin("http://localhost:3000", "i28dkj")).toBe("http://g-i28dkj.localhost:3000");
    expect(gameOrigin(null, "i28dkj")).toBeNull();
  });

  it("is named with those of all games in a policy", () => {
    expect(allGameOrigins("https://games.test")).toBe("https://*.games.test");
    expect(allGameOrigins(null)).toBeNull();
  });
});

describe("the game of a host", () => {
  it.each(["g-i28dkj.games.test:8443", "g-i28dkj.games.test", "G-I28DKJ.GAMES.TEST", "g-i28dkj.games.test.:8443"])(
    "%s is i28dkj's",
    (host) => {
      expect(findGameHost(host, HOSTING)).toEqual({ shortId: "i28dkj" });
    },
  );

  it.each([
    "games.test",
    "www.games.test",
    "i28dkj.games.test",
    "g-i28dkj.g-i28dkj.games.test",
    "x.g-i28dkj.games.test",
    "g-i28dk.games.test",
    "g-i28dk_.games.test",
  ])("%s is of no game, but not the portal's", (host) => {
    expect(findGameHost(host, HOSTING)).toEqual({ shortId: null });
  });

  it.each(["portal.test", "api.portal.test", "api.portal.test:443", "", "evil-games.test", "[::1]:3000", "127.0.0.1"])(
    "%j is none",
    (host) => {
      expect(findGameHost(host, HOSTING)).toBeNull();
    },
  );

  it("leaves localhost itself to the portal", () => {
    expect(findGameHost("localhost:3000", LOCAL)).toBeNull();
    expect(findGameHost("g-i28dkj.localhost:3000", LOCAL)).toEqual({ shortId: "i28dkj" });
  });

  it("is none without a games' host", () => {
    expect(findGameHost("g-i28dkj.games.test", { ...HOSTING, gamesUrl: null })).toBeNull();
  });
});
