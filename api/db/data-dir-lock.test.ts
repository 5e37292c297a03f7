import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DataDirInUse, lockDataDir } from "./data-dir-lock";

let dataDir: string;
let lockPath: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "subpixel-lock-"));
  lockPath = path.join(dataDir, "lock.json");
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function deadPid(): Promise<number> {
  const program = spawn(process.execPath, ["-e", ""]);
  await once(program, "exit");
  return program.pid ?? 0;
}

describe("lockDataDir", () => {
  it("frees the folder when it is released", () => {
    lockDataDir(dataDir).release();
    expect(existsSync(lockPath)).toBe(false);
    lockDataDir(dataDir).release();
  });

  it("creates the folder", () => {
    const inner = path.join(dataDir, "a", "b");
    lockDataDir(inner).release();
    expect(existsSync(inner)).toBe(true);
  });

  it("is held by one holder at a time, also within a process", () => {
    const lock = lockDataDir(dataDir);
    expect(() => lockDataDir(dataDir)).toThrow(`${dataDir} is in use by process ${String(process.pid)}`);
    expect(() => lockDataDir(dataDir)).toThrow(DataDirInUse);
    lock.release();
  });

  it("takes over from a process that was killed", async () => {
    writeFileSync(lockPath, JSON.stringify({ pid: await deadPid(), startedAt: "1" }));
    const lock = lockDataDir(dataDir);
    expect(JSON.parse(readFileSync(lockPath, "utf8"))).toMatchObject({ pid: process.pid });
    lock.release();
  });

  it.runIf(existsSync("/proc/self/stat"))("takes over when the pid belongs to a later process", () => {
    writeFileSync(lockPath, JSON.stringify({ pid: process.ppid, startedAt: "1" }));
    lockDataDir(dataDir).release();
    expect(existsSync(lockPath)).toBe(false);
  });

  it("takes over an unreadable lock", () => {
    writeFileSync(lockPath, '{"pid":');
    const lock = lockDataDir(dataDir);
    expect(JSON.parse(readFileSync(lockPath, "utf8"))).toMatchObject({ pid: process.pid });
    lock.release();
    expect(existsSync(lockPath)).toBe(false);
  });

  it("leaves a lock that is no longer its own", () => {
    const lock = lockDataDir(dataDir);
    writeFileSync(lockPath, JSON.stringify({ pid: process.ppid, startedAt: "1" }));
    lock.release();
    expect(existsSync(lockPath)).toBe(true);
  });
});
