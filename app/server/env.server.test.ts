import { describe, expect, it } from "vitest";
import { portalEnvironment } from "./env.server";

describe("portalEnvironment", () => {
  it("has defaults for a first run", () => {
    const env = portalEnvironment({});
    expect(env.SITE_URL).toBe("http://localhost:3000");
    expect(env.PUBLIC_API_BASE_URL).toBe("http://localhost:3000/embedded/api");
    expect(env.STATS_URL).toBe("http://localhost:3000/embedded/api");
  });

  it("uses the port in its default URL", () => {
    expect(portalEnvironment({ PORT: "8080" }).SITE_URL).toBe("http://localhost:8080");
  });

  it("uses the server's URL of a remote API for the browser by default", () => {
    expect(portalEnvironment({ API_BASE_URL: "http://api.local:3001" }).PUBLIC_API_BASE_URL).toBe(
      "http://api.local:3001",
    );
  });
});
