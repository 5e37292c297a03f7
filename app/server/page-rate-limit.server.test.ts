import { afterEach, describe, expect, it, vi } from "vitest";
import { env } from "./env.server";
import { consumePageLimit, isOverPageLimit } from "./page-rate-limit.server";

describe("the page limit of one client", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  const requestPages = async (address: string, times: number, path = "/discover/") => {
    for (let count = 1; count < times; count++) await consumePageLimit(path, address);
    return consumePageLimit(path, address);
  };

  it("counts per minute and per network, and warns once", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    expect(await requestPages("192.0.2.1", env.PAGES_PER_MINUTE)).toBeNull();
    expect(await requestPages("192.0.2.1", 2)).toBeGreaterThan(50);
    expect(warn).toHaveBeenCalledOnce();
    expect(await requestPages("192.0.2.2", 1)).toBeNull();
  });

  it("can be checked without counting", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    expect(await isOverPageLimit("192.0.2.9")).toBe(false);
    await requestPages("192.0.2.9", env.PAGES_PER_MINUTE - 1);
    expect([await isOverPageLimit("192.0.2.9"), await isOverPageLimit("192.0.2.9")]).toEqual([false, false]);
    await requestPages("192.0.2.9", 1);
    expect(await isOverPageLimit("192.0.2.9")).toBe(true);
    expect(await isOverPageLimit("192.0.2.10")).toBe(false);
  });

  it("is shared by all addresses of one IPv6 network", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    await requestPages("2001:db8::1", env.PAGES_PER_MINUTE);
    expect(await requestPages("2001:db8:0:0:9::", 1)).not.toBeNull();
    expect(await requestPages("2001:db8:0:1::1", 1)).toBeNull();
  });

  it.each(["/api/session/", "/embedded/api/profile", "/healthcheck"])("does not count %s", async (path) => {
    expect(await requestPages("192.0.2.3", env.PAGES_PER_MINUTE + 1, path)).toBeNull();
    expect(await requestPages("192.0.2.3", 1)).toBeNull();
  });

  it("is off for load tests", async () => {
    vi.stubEnv("RATE_LIMITS", "off");
    vi.resetModules();
    const { consumePageLimit: unlimited } = await import("./page-rate-limit.server");
    for (let count = 0; count <= env.PAGES_PER_MINUTE; count++) expect(await unlimited("/", "192.0.2.4")).toBeNull();
  });
});
