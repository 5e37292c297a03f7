import { describe, expect, it } from "vitest";
import { isSet, parseEnvironment } from "./environment";

describe("parseEnvironment", () => {
  it("needs nothing for a first run", () => {
    const env = parseEnvironment({});
    expect(env.PORT).toBeUndefined();
    expect(env.SESSION_COOKIES).toEqual(["session", "SESSION", "SESSION_TYPE"]);
    expect(env.PARTNERS).toEqual([]);
  });

  it("logs from info on, measures nothing and lets nobody outside ask", () => {
    const env = parseEnvironment({ LOG_LEVEL: "" });
    expect(env).toMatchObject({ LOG_LEVEL: "info", METRICS_HOST: "127.0.0.1", TRUST_PROXY: "off" });
    expect(env.METRICS_PORT).toBeUndefined();
  });

  it("takes an empty variable as unset and drops trailing slashes", () => {
    const env = parseEnvironment({ BRAND_NAME: "", SITE_URL: "https://play.example.org/" });
    expect(env.BRAND_NAME).toBe("Subpixel");
    expect(env.SITE_URL).toBe("https://play.example.org");
  });

  it("drops empty items of a list, and of origins what follows them", () => {
    const env = parseEnvironment({
      GAMES_ORIGINS: "https://a.example.org/games/, ",
      PAYMENT_ORIGINS: "https://pay.example.org/now,http://localhost:4242",
      SOCIAL_URLS: "https://social.example.org/us/,",
    });
    expect(env.GAMES_ORIGINS).toEqual(["https://a.example.org"]);
    expect(env.PAYMENT_ORIGINS).toEqual(["https://pay.example.org", "http://localhost:4242"]);
    expect(env.SOCIAL_URLS).toEqual(["https://social.example.org/us"]);
  });

  it.each([
    ["PORT", "eighty"],
    ["TRUSTED_PROXY_HOPS", "0"],
    ["SITE_URL", "ftp://files.example.org"],
    ["SESSION_SECRET", "short"],
    ["GAMES_ORIGINS", "https://a.example.org, nonsense"],
    ["GAMES_HOST", "https://games.example.org"],
    ["GAMES_HOST", "games.example.org:99999"],
    ["GAMES_HOST", "192.0.2.1"],
    ["GAMES_HOST", "games.example.org; script-src *"],
    ["GAME_API_ALIASES", "api.example.org, https://api.example.org"],
    ["PAYMENT_ORIGINS", "http://pay.example.org"],
    ["PARTNERS", "nonsense"],
    ["PARTNERS", '[{"alias":"Not allowed"}]'],
    ["MAIL_FROM", "nobody"],
    ["LOG_LEVEL", "loud"],
    ["METRICS_PORT", "0"],
    ["METRICS_PORT", "http"],
  ])("names the variable when %s is %s", (name, value) => {
    expect(() => parseEnvironment({ [name]: value })).toThrow(new RegExp(`not valid:\n {2}${name}[.:]`));
  });

  it("reads hosts in lower case", () => {
    const env = parseEnvironment({
      GAMES_HOST: "Games.example.org:8443",
      GAME_API_ALIASES: "api.a.test, api.b.test:81",
    });
    expect(env).toMatchObject({
      GAMES_HOST: "games.example.org:8443",
      GAME_API_ALIASES: ["api.a.test", "api.b.test:81"],
    });
  });

  it.each([
    ["play.example.org", { SITE_URL: "https://play.example.org" }],
    ["games.play.example.org", { SITE_URL: "https://play.example.org" }],
    ["example.org", { SITE_URL: "https://play.example.org" }],
    ["api.example.org:8443", { PUBLIC_API_BASE_URL: "https://api.example.org/v1" }],
    ["example.org", { API_BASE_URL: "https://api.example.org" }],
  ])("keeps games on %s apart from the cookies of %j", (gamesHost, urls) => {
    expect(() => parseEnvironment({ GAMES_HOST: gamesHost, ...urls })).toThrow(/GAMES_HOST: must be apart from/);
  });

  it.each([
    ["games.example.org", "play.example.org", { SITE_URL: "https://play.example.org" }],
    ["games.example.co.uk:8443", "www.example.co.uk", { SITE_URL: "http://www.example.co.uk:3000" }],
    ["games.example.org", "api.example.org", { PUBLIC_API_BASE_URL: "https://api.example.org/v1" }],
    ["games.team.github.io", "play.team.github.io", { SITE_URL: "https://play.team.github.io" }],
  ])("keeps games on %s off the site of %s", (gamesHost, own, urls) => {
    expect(() => parseEnvironment({ GAMES_HOST: gamesHost, ...urls })).toThrow(
      `GAMES_HOST: must be on another registered domain than ${own}`,
    );
  });

  it.each([
    ["games.example.net", { SITE_URL: "https://play.example.org" }],
    ["games.github.io", { SITE_URL: "https://play.github.io" }],
    ["other.co.uk", { SITE_URL: "https://example.co.uk" }],
    ["games.example.org", { SITE_URL: "http://192.0.2.1:3000" }],
    ["localhost:4000", { SITE_URL: "http://localhost:3000" }],
  ])("takes %s for the games of %j", (gamesHost, urls) => {
    expect(parseEnvironment({ GAMES_HOST: gamesHost, ...urls }).GAMES_HOST).toBe(gamesHost);
  });

  it("requires a sender beside a mail server", () => {
    expect(() => parseEnvironment({ SMTP_URL: "smtp://mail.test" })).toThrow(
      "MAIL_FROM: is required when SMTP_URL is set",
    );
  });
});

describe("isSet", () => {
  it("tells the owner's links from the placeholders", () => {
    expect(isSet(parseEnvironment({}).STORE_URL)).toBe(false);
    expect(isSet("https://store.example.org")).toBe(true);
  });
});
