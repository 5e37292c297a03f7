import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, isNull, lt, or } from "drizzle-orm";
import type { StaffToken, StaffTokenPermission } from "~contract/entities/staff-token";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { user } from "../../db/schema/identity";
import { staffMembers, staffTokens } from "../../db/schema/staff";
import { createSecret, hashSecret } from "../studios/secrets";
import { recordAudit } from "./audit-log";

/** Lets scanners of leaked secrets find them, and tells them from the tokens of studios. */
export const STAFF_TOKEN_PREFIX = "spd_";
/** Of one member. */
export const MAX_LIVE_TOKENS = 20;
const DAY_MS = 86_400_000;
/** Precision of a token's last use; each update is a write. */
const USE_STEP_MS = 10 * 60_000;
/** Dead tokens are kept as long; the audit log names them for good. */
const RETENTION_MS = 90 * DAY_MS;

export type StaffTokenAccess = { userId: string; name: string; permissions: readonly StaffTokenPermission[] };

type Author = { actorId: string; now: Date };
type NewToken = { name: string; permissions: readonly StaffTokenPermission[]; expiryDays: number };

/** Of one member, or of everybody; newest first. */
export async function listTokens(database: Database, ofUserId: string | null, now: Date): Promise<StaffToken[]> {
  const rows = await database
    .select({ token: staffTokens, displayUsername: user.displayUsername })
    .from(staffTokens)
    .innerJoin(user, eq(user.id, staffTokens.userId))
    .where(and(isLive(now), ofUserId === null ? undefined : eq(staffTokens.userId, ofUserId)))
    .orderBy(desc(staffTokens.createdAt), staffTokens.tokenId);
  return rows.map(({ token, displayUsername }) => toToken(token, displayUsername ?? ""));
}

/** The secret is stored nowhere. */
export async function createToken(
  database: Database,
  { name, permissions, expiryDays }: NewToken,
  { actorId, now }: Author,
): Promise<{ token: StaffToken; secret: string }> {
  const secret = createSecret(STAFF_TOKEN_PREFIX);
  const row = {
    ...{ tokenId: randomUUID(), tokenHash: hashSecret(secret), userId: actorId, name, createdAt: now },
    ...{ permissions: [...new Set(permissions)].sort(), lastUsedAt: null },
    expiresAt: new Date(now.getTime() + expiryDays * DAY_MS),
  };
  const username = await database.transaction(async (transaction) => {
    const [maker] = await transaction
      .select({ displayUsername: user.displayUsername })
      .from(staffMembers)
      .innerJoin(user, eq(user.id, staffMembers.userId))
      .where(eq(staffMembers.userId, actorId))
      .for("update");
    if (!maker) throw new ApiFailure("staff_role_insufficient");
    await deleteOldTokens(transaction, now);
    const live = await transaction.$count(staffTokens, and(eq(staffTokens.userId, actorId), isLive(now)));
    if (live >= MAX_LIVE_TOKENS) throw new ApiFailure("tokens_exhausted");
    await transaction.insert(staffTokens).values(row);
    await recordAudit(transaction, {
      ...{ actorId, now, reason: null, action: "staff-token.created", before: null, subject: subjectOf(row) },
      after: { permissions: row.permissions, expiryDate: row.expiresAt.toISOString() },
    });
    return maker.displayUsername ?? "";
  });
  return { token: toToken(row, username), secret };
}

/** Of one member, or of everybody. */
export async function revokeToken(
  database: Database,
  { tokenId, ofUserId }: { tokenId: string; ofUserId: string | null },
  { actorId, now }: Author,
): Promise<string> {
  const mayRevoke = ofUserId === null ? undefined : eq(staffTokens.userId, ofUserId);
  return database.transaction(async (transaction) => {
    const [revoked] = await transaction
      .update(staffTokens)
      .set({ revokedAt: now })
      .where(and(eq(staffTokens.tokenId, tokenId), mayRevoke, isLive(now)))
      .returning();
    if (!revoked) throw new ApiFailure("token_not_found");
    await recordAudit(transaction, {
      ...{ actorId, now, reason: null, action: "staff-token.revoked", subject: subjectOf(revoked) },
      before: { permissions: revoked.permissions },
      after: null,
    });
    return revoked.name;
  });
}

/** For good: somebody who comes back makes new ones. */
export async function revokeTokensOf(transaction: Database, userId: string, now: Date): Promise<void> {
  await transaction
    .update(staffTokens)
    .set({ revokedAt: now })
    .where(and(eq(staffTokens.userId, userId), isLive(now)));
}

/** Null for a secret that is unknown, expired, revoked or whose maker works here no more. */
export async function findStaffTokenAccess(
  database: Database,
  secret: string,
  now: Date,
): Promise<StaffTokenAccess | null> {
  const { tokenId, userId, name, permissions, lastUsedAt } = staffTokens;
  const [row] = await database
    .select({ tokenId, userId, name, permissions, lastUsedAt })
    .from(staffTokens)
    .innerJoin(staffMembers, eq(staffMembers.userId, staffTokens.userId))
    .where(and(eq(staffTokens.tokenHash, hashSecret(secret)), isLive(now)));
  if (!row) return null;
  const { lastUsedAt: usedAt, tokenId: id, ...access } = row;
  if (usedAt === null || now.getTime() - usedAt.getTime() >= USE_STEP_MS) {
    await database.update(staffTokens).set({ lastUsedAt: now }).where(eq(tokenId, id));
  }
  return access;
}

function isLive(now: Date) {
  return and(isNull(staffTokens.revokedAt), gt(staffTokens.expiresAt, now));
}

async function deleteOldTokens(transaction: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - RETENTION_MS);
  await transaction.delete(staffTokens).where(or(lt(staffTokens.expiresAt, oldest), lt(staffTokens.revokedAt, oldest)));
}

type TokenRow = Omit<typeof staffTokens.$inferSelect, "revokedAt">;

function subjectOf({ tokenId, name }: Pick<TokenRow, "tokenId" | "name">) {
  return { kind: "staff-token" as const, id: tokenId, name };
}

function toToken({ tokenId, name, permissions, ...row }: TokenRow, username: string): StaffToken {
  return {
    ...{ tokenId, name, permissions, username },
    creationDate: row.createdAt.toISOString(),
    expiryDate: row.expiresAt.toISOString(),
    lastUsedDate: row.lastUsedAt?.toISOString() ?? null,
  };
}
