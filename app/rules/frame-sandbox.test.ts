import { describe, expect, it } from "vitest";
import { frameAllow, frameSandbox, frameTrust, isRestrictedBuild, type FrameTrust } from "./frame-sandbox";

const HOSTS = {
  ownOrigins: ["https://portal.test", "https://api.test"],
  gameOrigin: "https://g-i28dkj.builds.test",
  gameOrigins: ["https://games.test"],
};
const OPAQUE: FrameTrust = { kind: "opaque", origin: "null", targetOrigin: "*" };
const OWN: FrameTrust = { kind: "own", origin: HOSTS.gameOrigin, targetOrigin: HOSTS.gameOrigin };
const SEPARATE: FrameTrust = { kind: "separate", origin: "https://games.test", targetOrigin: "https://games.test" };

describe("frameTrust", () => {
  it("assigns an opaque origin to a game on our own hosts", () => {
    expect(frameTrust("https://portal.test/embedded/api/play/a/index.html", HOSTS)).toEqual(OPAQUE);
    expect(frameTrust("https://api.test/play/a/index.html", HOSTS)).toEqual(OPAQUE);
  });

  it("lets a game on a separate trusted host keep its origin", () => {
    expect(frameTrust("https://games.test/a/?x=1", HOSTS)).toEqual(SEPARATE);
  });

  it("lets a build have its game's own origin, and no other game's", () => {
    expect(frameTrust("https://g-i28dkj.builds.test/abc/index.html?x=1", HOSTS)).toEqual(OWN);
    expect(frameTrust("https://g-other1.builds.test/abc/index.html", HOSTS)).toBeNull();
    expect(frameTrust("https://g-i28dkj.builds.test/abc/index.html", { ...HOSTS, gameOrigin: null })).toBeNull();
  });

  it("never treats our own host as separate, even if it is configured as a game host", () => {
    for (const hosts of [{ gameOrigins: ["https://portal.test"] }, { gameOrigin: "https://portal.test" }])
      expect(frameTrust("https://portal.test/a", { ...HOSTS, ...hosts })).toEqual(OPAQUE);
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
    expect(frameSandbox(OWN)).toMatch(/^allow-scripts .* allow-same-origin$/);
  });

  it("lets only a build open windows, and nothing leave the frame", () => {
    expect([OPAQUE, OWN, SEPARATE].map((trust) => frameSandbox(trust).includes("popups"))).toEqual([
      false,
      true,
      false,
    ]);
    for (const trust of [OPAQUE, OWN, SEPARATE]) expect(frameSandbox(trust)).not.toMatch(/navigation|escape|downloads/);
  });
});

describe("frameAllow", () => {
  it("lets only a build at its own origin ask for what its studio allows", () => {
    const plain = "autoplay; fullscreen; gamepad; screen-wake-lock; clipboard-write; cross-origin-isolated";
    for (const trust of [OPAQUE, OWN, SEPARATE]) expect(frameAllow(trust, [])).toBe(plain);
    expect(frameAllow(OWN, ["MICROPHONE", "MIDI"])).toBe(`${plain}; microphone; midi`);
    for (const trust of [OPAQUE, SEPARATE]) expect(frameAllow(trust, ["MICROPHONE"])).toBe(plain);
  });
});

describe("isRestrictedBuild", () => {
  it("finds builds in opaque frames", () => {
    expect(isRestrictedBuild("https://api.test/v1/builds/i28dkj/abc/index.html", "https://api.test/v1")).toBe(true);
    expect(isRestrictedBuild("https://api.test/v1/play/softfall/index.html", "https://api.test/v1")).toBe(false);
    expect(isRestrictedBuild("https://g-i28dkj.builds.test/abc/index.html", "https://api.test/v1")).toBe(false);
  });
});
