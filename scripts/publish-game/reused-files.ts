import { setTimeout as pause } from "node:timers/promises";
import type { Api } from "../../app/api-client/client";
import { findStoredFiles } from "../../contract/calls/developer-builds";
import type { HashedFile } from "./hashed-files";

/** Hashes asked for at a time: a request's body is limited. */
const BATCH = 500;
const PAUSE_MS = 50;
/** Of names and hashes in one request. */
const MAX_REUSED_BYTES = 900 * 1024;
const BYTES_AROUND_A_NAME = 72;

export type SplitFiles = { sent: HashedFile[]; reused: Record<string, string> };

/** Which files the portal has already. Where there are too many to name, the smallest ones are sent all the same. */
export async function splitFiles(api: Api, gameId: string, files: readonly HashedFile[]): Promise<SplitFiles> {
  const stored = await findStored(api, gameId, [...new Set(files.map(({ hash }) => hash))]);
  const sent: HashedFile[] = [];
  const reused: Record<string, string> = {};
  let budget = MAX_REUSED_BYTES;
  for (const file of [...files].sort((one, other) => other.bytes - one.bytes)) {
    const cost = Buffer.byteLength(JSON.stringify(file.name)) + BYTES_AROUND_A_NAME;
    if (!stored.has(file.hash) || cost > budget) {
      sent.push(file);
      continue;
    }
    budget -= cost;
    reused[file.name] = file.hash;
  }
  return { sent: sent.sort((one, other) => (one.name < other.name ? -1 : 1)), reused };
}

async function findStored(api: Api, gameId: string, hashes: readonly string[]): Promise<Set<string>> {
  const stored = new Set<string>();
  for (let start = 0; start < hashes.length; start += BATCH) {
    if (start > 0) await pause(PAUSE_MS);
    const body = { hashes: hashes.slice(start, start + BATCH) };
    const found = await api(findStoredFiles, { params: { gameId }, body });
    for (const hash of found.stored) stored.add(hash);
  }
  return stored;
}
