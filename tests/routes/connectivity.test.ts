import { afterEach, describe, expect, it, vi } from "vitest";
import { countryResponse, pingResponse, versionResponse } from "~contract/calls/connectivity";
import { loader as pingLoader } from "~/routes/api.ping";
import { loader as versionLoader } from "~/routes/api.version";
import { version } from "../../package.json";

async function requestCountry(trustProxy: "on" | "off", headers: Record<string, string>): Promise<Response> {
  vi.stubEnv("TRUST_PROXY", trustProxy);
  vi.resetModules();
  const { loader } = await import("~/routes/api.country-code");
  const request = new Request("http://portal.test/api/country-code/", { headers });
  return loader({ request, params: {}, context: {} });
}

describe("addresses that tabs poll", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it("respond to a ping without caching", async () => {
    const response = pingLoader();
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(pingResponse.parse(await response.json())).toEqual({ data: "pong" });
  });

  it("return the version of the build", async () => {
    const response = versionLoader();
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(versionResponse.parse(await response.json()).data.version).toBe(version);
  });

  it("return the country from a trusted proxy to any site", async () => {
    const response = await requestCountry("on", { "cf-ipcountry": "pl", origin: "https://elsewhere.example" });
    expect(response.status).toBe(200);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("access-control-allow-credentials")).toBeNull();
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(countryResponse.parse(await response.json())).toEqual({ countryCode: "PL" });
  });

  it.each<["on" | "off", Record<string, string>]>([
    ["off", { "cf-ipcountry": "PL" }],
    ["on", { "cf-ipcountry": "XX" }],
    ["on", {}],
  ])("return no country with TRUST_PROXY %s and %j", async (trustProxy, headers) => {
    const response = await requestCountry(trustProxy, headers);
    expect(response.status).toBe(204);
    expect(response.body).toBeNull();
  });
});
