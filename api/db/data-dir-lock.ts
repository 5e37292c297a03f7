import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";

const LOCK_NAME = "lock.json";
const owner = z.object({ pid: z.int().positive(), startedAt: z.string() });
type Owner = z.infer<typeof owner>;

export type DataDirLock = { release(): void };

export class DataDirInUse extends Error {
  override readonly name = "DataDirInUse";

  constructor(dataDir: string, pid: number) {
    super(
      `The data folder ${path.resolve(dataDir)} is in use by process ${String(pid)}. ` +
        "Stop that process, or set DATA_DIR to another folder.",
    );
  }
}

/** A second process would silently lose PGlite's writes. The lock stores the start time, too: pids are reused. */
export function lockDataDir(dataDir: string): DataDirLock {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lockPath = path.join(dataDir, LOCK_NAME);
  const content = JSON.stringify({
    pid: process.pid,
    startedAt: startTimeOf(process.pid) ?? "unknown",
  } satisfies Owner);
  while (!createLock(lockPath, content)) removeStaleLock(lockPath, dataDir);
  return {
    release() {
      if (readLock(lockPath) === content) rmSync(lockPath, { force: true });
    },
  };
}

/** Linked into place, so that nobody reads a half-written lock. */
function createLock(lockPath: string, content: string): boolean {
  const draft = `${lockPath}.${String(process.pid)}.new`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, lockPath);
    return true;
  } catch (error) {
    if (isErrno(error, "EEXIST")) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function removeStaleLock(lockPath: string, dataDir: string): void {
  const content = readLock(lockPath);
  if (content === null) return;
  const holder = parseOwner(content);
  if (holder && isAlive(holder)) throw new DataDirInUse(dataDir, holder.pid);
  // Renamed before deletion: of two processes that find the same stale lock only one succeeds.
  const movedPath = `${lockPath}.${String(process.pid)}`;
  try {
    renameSync(lockPath, movedPath);
  } catch (error) {
    if (isErrno(error, "ENOENT")) return;
    throw error;
  }
  if (readLock(movedPath) === content) rmSync(movedPath, { force: true });
  else renameSync(movedPath, lockPath);
}

function readLock(lockPath: string): string | null {
  try {
    return readFileSync(lockPath, "utf8");
  } catch (error) {
    if (isErrno(error, "ENOENT")) return null;
    throw error;
  }
}

function parseOwner(content: string): Owner | null {
  try {
    return owner.safeParse(JSON.parse(content)).data ?? null;
  } catch {
    return null;
  }
}

function isAlive(holder: Owner): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return isErrno(error, "EPERM");
  }
  const startedAt = startTimeOf(holder.pid);
  return startedAt === null || holder.startedAt === "unknown" || startedAt === holder.startedAt;
}

/** In clock ticks since boot; null without /proc. */
function startTimeOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, "utf8");
    // The name in parentheses may contain spaces; field 22 is the twentieth after it.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
}

function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
