import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openEmbeddedDatabase } from "./embedded-database";
import { verification } from "./schema";

const ENOUGH_ROWS = 40;
const PROGRAM_TIMEOUT_MS = 240_000;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "subpixel-data-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

function startInserting() {
  const program = spawn(process.execPath, ["--import", "tsx", "tests/fixtures/insert-until-killed.ts", dataDir]);
  const lines = createInterface({ input: program.stdout });
  return { program, lines };
}

async function insertAndKill(count: number): Promise<number> {
  const { program, lines } = startInserting();
  let acknowledged = 0;
  lines.on("line", () => {
    acknowledged += 1;
    if (acknowledged === count) program.kill("SIGKILL");
  });
  await once(program, "close");
  return acknowledged;
}

describe.skipIf(process.env["TEST_DATABASE"] === "postgres")("the embedded database", () => {
  it(
    "loses no acknowledged row when the process is killed in mid-write",
    async () => {
      const acknowledged = await insertAndKill(ENOUGH_ROWS);
      const { database, close } = await openEmbeddedDatabase(dataDir);
      const rows = await database.select({ identifier: verification.identifier }).from(verification);
      await close();
      const found = new Set(rows.map(({ identifier }) => Number(identifier)));
      const missing = Array.from({ length: acknowledged }, (_, number) => number).filter((n) => !found.has(n));
      expect(acknowledged).toBeGreaterThanOrEqual(ENOUGH_ROWS);
      expect(missing).toEqual([]);
    },
    PROGRAM_TIMEOUT_MS,
  );

  it(
    "restarts when its first start was interrupted",
    async () => {
      writeFileSync(path.join(dataDir, "database-in-the-making"), "");
      const { database, close } = await openEmbeddedDatabase(dataDir);
      expect(await database.select().from(verification)).toEqual([]);
      await close();
      expect(existsSync(path.join(dataDir, "database-in-the-making"))).toBe(false);
      expect(existsSync(path.join(dataDir, "lock.json"))).toBe(false);
    },
    PROGRAM_TIMEOUT_MS,
  );

  it(
    "reports the folder and the process when another one holds the lock",
    async () => {
      const { program, lines } = startInserting();
      await once(lines, "line");
      await expect(openEmbeddedDatabase(dataDir)).rejects.toThrow(
        `The data folder ${dataDir} is in use by process ${String(program.pid)}.`,
      );
      expect(JSON.parse(readFileSync(path.join(dataDir, "lock.json"), "utf8"))).toMatchObject({ pid: program.pid });
      program.kill("SIGKILL");
      await once(program, "close");
    },
    PROGRAM_TIMEOUT_MS,
  );
});
