import { and, eq, gt, isNull, lt, or } from "drizzle-orm";
import type { Database } from "../db/database";
import type { staffTokens } from "../db/schema/staff";
import type { studioTokens } from "../db/schema/studios";

const DAY_MS = 86_400_000;
/** Precision of a token's last use; each update is a write. */
const USE_STEP_MS = 10 * 60_000;
/** Dead tokens are kept as long, since uploads name them. */
const RETENTION_MS = 90 * DAY_MS;

type TokenTable = typeof studioTokens | typeof staffTokens;

export function expiryOf(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}

export function isLive({ revokedAt, expiresAt }: TokenTable, now: Date) {
  return and(isNull(revokedAt), gt(expiresAt, now));
}

/** Of tokens that have been dead for so long that they are deleted. */
export function isOld({ revokedAt, expiresAt }: TokenTable, now: Date) {
  const oldest = new Date(now.getTime() - RETENTION_MS);
  return or(lt(expiresAt, oldest), lt(revokedAt, oldest));
}

export async function recordUse(
  database: Database,
  table: TokenTable,
  { tokenId, lastUsedAt }: { tokenId: string; lastUsedAt: Date | null },
  now: Date,
): Promise<void> {
  if (lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < USE_STEP_MS) return;
  await database.update(table).set({ lastUsedAt: now }).where(eq(table.tokenId, tokenId));
}
