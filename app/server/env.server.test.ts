import { describe, expect, it } from "vitest";
import { isSet, parseEnvironment } from "./env.server";

describe("parseEnvironment", () => {
  it("needs nothing for a first run", () => {
    const env = parseEnvironment({});
    expect(env.SITE_URL).toBe("http://localhost:3000");
    expect(env.PUBLIC_API_BASE_URL).toBe("http://localhost:3000/embedded/api");
    expect(env.SESSION_COOKIES).toEqual(["session", "SESSION", "SESSION_TYPE"]);
  });

  it("takes an empty variable as unset and drops trailing slashes", () => {
    const env = parseEnvironment({ BRAND_NAME: "", SITE_URL: "https://play.example.org/" });
    expect(env.BRAND_NAME).toBe("Subpixel");
    expect(env.SITE_URL).toBe("https://play.example.org");
  });

  it("lets the browser reach a remote API where the server does, unless told otherwise", () => {
    expect(parseEnvironment({ API_BASE_URL: "http://api.local:3001" }).PUBLIC_API_BASE_URL).toBe(
      "http://api.local:3001",
    );
  });

  it.each([
    ["PORT", "eighty"],
    ["TRUSTED_PROXY_HOPS", "0"],
    ["SITE_URL", "ftp://files.example.org"],
    ["SESSION_SECRET", "short"],
    ["GAMES_ORIGINS", "https://a.example.org, nonsense"],
    ["PAYMENT_ORIGINS", "http://pay.example.org"],
  ])("names the variable when %s is %s", (name, value) => {
    expect(() => parseEnvironment({ [name]: value })).toThrow(name);
  });
});

describe("isSet", () => {
  it("tells the owner's links from the placeholders", () => {
    expect(isSet(parseEnvironment({}).STORE_URL)).toBe(false);
    expect(isSet("https://store.example.org")).toBe(true);
  });
});
