import { randomUUID } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import type { StaffToken, StaffTokenPermission } from "~contract/entities/staff-token";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { user } from "../../db/schema/identity";
import { staffMembers, staffTokens } from "../../db/schema/staff";
import { createSecret, hashSecret } from "../studios/secrets";
import { expiryOf, isLive, isOld, recordUse } from "../token-lifetime";
import { recordAudit } from "./audit-log";

/** Lets scanners of leaked secrets find them, and tells them from the tokens of studios. */
export const STAFF_TOKEN_PREFIX = "spd_";
/** Of one member. */
export const MAX_LIVE_TOKENS = 20;

export type StaffTokenAccess = { userId: string; name: string; permissions: readonly StaffTokenPermission[] };

type Author = { actorId: string; now: Date };
type NewToken = { name: string; permissions: readonly StaffTokenPermission[]; expiryDays: number };

/** Of one member, or of everybody; newest first. */
export async function listTokens(database: Database, ofUserId: string | null, now: Date): Promise<StaffToken[]> {
  const rows = await database
    .select({ token: staffTokens, displayUsername: user.displayUsername })
    .from(staffTokens)
    .innerJoin(user, eq(user.id, staffTokens.userId))
    .where(and(isLive(staffTokens, now), ofUserId === null ? undefined : eq(staffTokens.userId, ofUserId)))
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
    expiresAt: expiryOf(now, expiryDays),
  };
  const username = await database.transaction(async (transaction) => {
    const [maker] = await transaction
      .select({ displayUsername: user.displayUsername })
      .from(staffMembers)
      .innerJoin(user, eq(user.id, staffMembers.userId))
      .where(eq(staffMembers.userId, actorId))
      .for("update");
    if (!maker) throw new ApiFailure("staff_role_insufficient");
    await transaction.delete(staffTokens).where(isOld(staffTokens, now));
    const live = await transaction.$count(staffTokens, and(eq(staffTokens.userId, actorId), isLive(staffTokens, now)));
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
      .where(and(eq(staffTokens.tokenId, tokenId), mayRevoke, isLive(staffTokens, now)))
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
    .where(and(eq(staffTokens.userId, userId), isLive(staffTokens, now)));
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
    .where(and(eq(staffTokens.tokenHash, hashSecret(secret)), isLive(staffTokens, now)));
  if (!row) return null;
  await recordUse(database, staffTokens, row, now);
  return { userId: row.userId, name: row.name, permissions: row.permissions };
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
