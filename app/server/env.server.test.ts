import { describe, expect, it } from "vitest";
import { portalEnvironment } from "./env.server";

describe("portalEnvironment", () => {
  it("needs nothing for a first run", () => {
    const env = portalEnvironment({});
    expect(env.SITE_URL).toBe("http://localhost:3000");
    expect(env.PUBLIC_API_BASE_URL).toBe("http://localhost:3000/embedded/api");
    expect(env.STATS_URL).toBe("http://localhost:3000/embedded/api");
  });

  it("has its address at the port where it listens", () => {
    expect(portalEnvironment({ PORT: "8080" }).SITE_URL).toBe("http://localhost:8080");
  });

  it("lets the browser reach a remote API where the server does, unless told otherwise", () => {
    expect(portalEnvironment({ API_BASE_URL: "http://api.local:3001" }).PUBLIC_API_BASE_URL).toBe(
      "http://api.local:3001",
    );
  });
});
