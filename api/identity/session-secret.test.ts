import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parseConfiguration } from "../configuration";
import { readSessionSecret } from "./session-secret";

const CONFIGURED = "a secret of at least thirty-two characters";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "session-secret-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function read(dataDir: string, sessionSecret = ""): string {
  const configuration = parseConfiguration({ SITE_URL: "https://play.test" }, { isEmbedded: true });
  return readSessionSecret({ ...configuration, dataDir, sessionSecret });
}

describe("the session secret", () => {
  it("is the configured one, without a file", () => {
    expect(read(path.join(folder, "data"), CONFIGURED)).toBe(CONFIGURED);
    expect(() => statSync(path.join(folder, "data"))).toThrow("ENOENT");
  });

  it("is created by the first start, in new folders, readable by its owner only", () => {
    const dataDir = path.join(folder, "deep/data");
    const generated = read(dataDir);
    expect(Buffer.from(generated, "base64url")).toHaveLength(32);
    const file = path.join(dataDir, "session-secret");
    expect(readFileSync(file, "utf8")).toBe(generated);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  });

  it("is the same at each later start, and different in each folder", () => {
    const generated = read(path.join(folder, "one"));
    expect(read(path.join(folder, "one"))).toBe(generated);
    expect(read(path.join(folder, "two"))).not.toBe(generated);
  });

  it("is read without the line break of an editor", () => {
    writeFileSync(path.join(folder, "session-secret"), `${CONFIGURED}\n`);
    expect(read(folder)).toBe(CONFIGURED);
  });

  it("is new each time for a database in memory", () => {
    expect(read("memory://")).not.toBe(read("memory://"));
  });

  it("fails where it cannot be written", () => {
    writeFileSync(path.join(folder, "file"), "");
    expect(() => read(path.join(folder, "file"))).toThrow("EEXIST");
    expect(() => read(path.join(folder, "file/below"))).toThrow("ENOTDIR");
  });
});
