import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { releaseVersion } from "~contract/entities/developer-game";
import { compareVersions, nextVersion } from "./versions";

const MAX = 65_535;
const version = fc
  .tuple(...Array.from({ length: 4 }, () => fc.oneof(fc.nat(MAX), fc.constant(MAX))))
  .map((numbers) => numbers.join("."));

describe("compareVersions", () => {
  it.each([
    ["1.0.0.0", "1.0.0.0", 0],
    ["1.0.0.9", "1.0.0.10", -1],
    ["1.10.0.0", "1.9.65535.0", 1],
    ["2.0.0.0", "1.65535.0.0", 1],
  ])("compares %s and %s as numbers", (a, b, sign) => {
    expect(Math.sign(compareVersions(a, b))).toBe(sign);
    expect(Math.sign(compareVersions(b, a))).toBe(-sign + 0);
  });
});

describe("nextVersion", () => {
  it.each([
    [null, "1.0.0.0"],
    ["1.4.0.12", "1.4.0.13"],
    ["1.4.0.65535", "1.4.1.0"],
    ["1.65535.65535.65535", "2.0.0.0"],
  ])("after %s is %s", (last, next) => {
    expect(nextVersion(last)).toBe(next);
  });

  it("is a version and higher, but after the highest of all", () => {
    fc.assert(
      fc.property(version, (last) => {
        fc.pre(last !== "65535.65535.65535.65535");
        const next = nextVersion(last);
        expect(releaseVersion.safeParse(next).success).toBe(true);
        expect(compareVersions(next, last)).toBeGreaterThan(0);
      }),
    );
  });
});
