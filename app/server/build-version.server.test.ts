import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { version } from "../../package.json";
import { readBuildVersion } from "~observe/build-version";
import { buildVersion } from "./build-version.server";

describe("the build's version", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), "build-version-"));
    mkdirSync(path.join(folder, "build"));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });
  const stampWith = (content: unknown) => {
    writeFileSync(path.join(folder, "build/production-build.json"), JSON.stringify(content));
  };

  it("is the package's version without a production build and outside production", () => {
    expect(readBuildVersion(folder, true)).toBe(version);
    stampWith({ server: "f".repeat(64), sources: "0123456789abcdef" });
    expect(readBuildVersion(folder, false)).toBe(version);
    expect(buildVersion).toBe(version);
  });

  it("names the sources of a production build", () => {
    stampWith({ server: "f".repeat(64), sources: "0123456789abcdef" });
    expect(readBuildVersion(folder, true)).toBe(`${version}+0123456789ab`);
    stampWith({ server: "f".repeat(64), sources: "fedcba9876543210" });
    expect(readBuildVersion(folder, true)).toBe(`${version}+fedcba987654`);
  });

  it("throws for a broken stamp", () => {
    stampWith({ sources: 7 });
    expect(() => readBuildVersion(folder, true)).toThrow();
  });
});
