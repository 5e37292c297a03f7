import { randomUUID } from "node:crypto";
import { lt } from "drizzle-orm";
import type { Database } from "../../db/database";
import { processStarts } from "../../db/schema/health";

const KEPT_MS = 30 * 86_400_000;

type ProcessStart = { machine: string; process: number; version: string; startedAt: Date };

export async function recordProcessStart(database: Database, start: ProcessStart): Promise<void> {
  await database.insert(processStarts).values({ startId: randomUUID(), ...start });
}

export async function deleteOldProcessStarts(database: Database, now: Date): Promise<void> {
  await database.delete(processStarts).where(lt(processStarts.startedAt, new Date(now.getTime() - KEPT_MS)));
}
