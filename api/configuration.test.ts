import { describe, expect, it } from "vitest";
import { parseConfiguration } from "./configuration";

describe("parseConfiguration", () => {
  it("needs nothing to be set", () => {
    expect(parseConfiguration({}, { isEmbedded: true })).toMatchObject({
      port: 3000,
      siteUrl: "http://localhost:3000",
      publicApiBaseUrl: "http://localhost:3000/embedded/api",
      mediaBaseUrl: "",
      dataDir: ".data",
    });
  });

  it("serves pictures from its own address when it runs alone", () => {
    expect(parseConfiguration({}, { isEmbedded: false })).toMatchObject({
      port: 3001,
      siteUrl: "http://localhost:3000",
      publicApiBaseUrl: "http://localhost:3001",
      mediaBaseUrl: "http://localhost:3001",
    });
  });

  it("takes empty variables for unset ones and drops trailing slashes", () => {
    const configuration = parseConfiguration({ PORT: "", SITE_URL: "https://play.test/" }, { isEmbedded: true });
    expect(configuration).toMatchObject({ port: 3000, siteUrl: "https://play.test" });
  });

  it.each([
    ["PORT", "x"],
    ["SITE_URL", "play.test"],
    ["PUBLIC_API_BASE_URL", "ftp://play.test"],
    ["GAMES_ORIGINS", "https://games.test,nonsense"],
    ["DATABASE_URL", "mysql://localhost/x"],
    ["SESSION_SECRET", "short"],
    ["TRUST_PROXY", "maybe"],
    ["RATE_LIMITS", "some"],
  ])("names %s when it is %j", (name, value) => {
    expect(() => parseConfiguration({ [name]: value }, { isEmbedded: true })).toThrow(name);
  });

  it("wants a SESSION_SECRET beside a DATABASE_URL", () => {
    expect(() => parseConfiguration({ DATABASE_URL: "postgres://db.test/x" }, { isEmbedded: true })).toThrow(
      /SESSION_SECRET: is required/,
    );
  });
});
