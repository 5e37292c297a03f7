import { describe, expect, it } from "vitest";
import { frameSandbox, frameTrust, type FrameTrust } from "./frame-sandbox";

const HOSTS = { ownOrigins: ["https://portal.test", "https://api.test"], gameOrigins: ["https://games.test"] };
const OPAQUE: FrameTrust = { kind: "opaque", origin: "null", targetOrigin: "*" };
const SEPARATE: FrameTrust = { kind: "separate", origin: "https://games.test", targetOrigin: "https://games.test" };

describe("frameTrust", () => {
  it("assigns an opaque origin to a game on our own hosts", () => {
    expect(frameTrust("https://portal.test/embedded/api/play/a/index.html", HOSTS)).toEqual(OPAQUE);
    expect(frameTrust("https://api.test/play/a/index.html", HOSTS)).toEqual(OPAQUE);
  });

  it("lets a game on a separate trusted host keep its origin", () => {
    expect(frameTrust("https://games.test/a/?x=1", HOSTS)).toEqual(SEPARATE);
  });

  it("never treats our own host as separate, even if it is configured as a game host", () => {
    const hosts = { ...HOSTS, gameOrigins: ["https://portal.test"] };
    expect(frameTrust("https://portal.test/a", hosts)).toEqual(OPAQUE);
  });

  it("trusts no other host", () => {
    expect(frameTrust("https://games.test.evil.test/a", HOSTS)).toBeNull();
    expect(frameTrust("http://games.test/a", HOSTS)).toBeNull();
  });
});

describe("frameSandbox", () => {
  it("allows the same origin only on another host than ours", () => {
    expect(frameSandbox(OPAQUE)).not.toContain("allow-same-origin");
    expect(frameSandbox(SEPARATE)).toMatch(/^allow-scripts .* allow-same-origin$/);
  });
});
