import { randomUUID } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import type { StudioScope, StudioToken } from "~contract/entities/studio-member";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { games } from "../../db/schema/catalogue";
import { user } from "../../db/schema/identity";
import { studioMembers, studioTokens } from "../../db/schema/studios";
import { lockStudio } from "./memberships";
import { expiryOf, isLive, isOld, recordUse } from "../token-lifetime";
import { createSecret, hashSecret } from "./secrets";

/** Lets scanners of leaked secrets find them, and tells them from the tokens of tools. */
export const STUDIO_TOKEN_PREFIX = "sps_";
export const MAX_LIVE_TOKENS = 50;

type NewToken = {
  studioId: string;
  userId: string;
  username: string;
  name: string;
  scopes: readonly StudioScope[];
  gameId: string | null;
  expiryDays: number;
  now: Date;
};

export type TokenAccess = {
  userId: string;
  tokenId: string;
  scopes: readonly StudioScope[];
  studioId: string;
  gameId: string | null;
};

export async function listTokens(database: Database, studioId: string, now: Date): Promise<StudioToken[]> {
  const rows = await database
    .select({ token: studioTokens, name: user.name, displayUsername: user.displayUsername })
    .from(studioTokens)
    .innerJoin(user, eq(user.id, studioTokens.userId))
    .where(and(eq(studioTokens.studioId, studioId), isLive(studioTokens, now)))
    .orderBy(desc(studioTokens.createdAt), studioTokens.tokenId);
  return rows.map(({ token, name, displayUsername }) => toToken(token, displayUsername ?? name));
}

/** The secret is stored nowhere. */
export async function createToken(
  database: Database,
  { username, expiryDays, scopes, now, ...request }: NewToken,
): Promise<{ token: StudioToken; secret: string }> {
  const { studioId, gameId } = request;
  const secret = createSecret(STUDIO_TOKEN_PREFIX);
  const row = await database.transaction(async (transaction) => {
    await lockStudio(transaction, studioId);
    if (gameId !== null) await assertGameOfStudio(transaction, studioId, gameId);
    await transaction.delete(studioTokens).where(and(eq(studioTokens.studioId, studioId), isOld(studioTokens, now)));
    const live = await transaction.$count(
      studioTokens,
      and(eq(studioTokens.studioId, studioId), isLive(studioTokens, now)),
    );
    if (live >= MAX_LIVE_TOKENS) throw new ApiFailure("tokens_exhausted");
    const inserted = {
      ...request,
      ...{ tokenId: randomUUID(), tokenHash: hashSecret(secret), scopes: [...new Set(scopes)].sort() },
      ...{ createdAt: now, expiresAt: expiryOf(now, expiryDays), lastUsedAt: null },
    };
    await transaction.insert(studioTokens).values(inserted);
    return inserted;
  });
  return { token: toToken(row, username), secret };
}

export async function revokeToken(
  database: Database,
  { studioId, tokenId, now }: { studioId: string; tokenId: string; now: Date },
): Promise<void> {
  const revoked = await database
    .update(studioTokens)
    .set({ revokedAt: now })
    .where(and(eq(studioTokens.studioId, studioId), eq(studioTokens.tokenId, tokenId), isLive(studioTokens, now)))
    .returning({ tokenId: studioTokens.tokenId });
  if (revoked.length === 0) throw new ApiFailure("token_not_found");
}

/** Somebody who comes back makes new ones. */
export async function revokeTokensOf(
  transaction: Database,
  { studioId, userId, now }: { studioId: string; userId: string; now: Date },
): Promise<void> {
  await transaction
    .update(studioTokens)
    .set({ revokedAt: now })
    .where(and(eq(studioTokens.studioId, studioId), eq(studioTokens.userId, userId), isLive(studioTokens, now)));
}

/** Null for a secret that is unknown, expired, revoked or whose maker has left the studio. */
export async function findTokenAccess(database: Database, secret: string, now: Date): Promise<TokenAccess | null> {
  const { tokenId, studioId, userId, scopes, gameId, lastUsedAt } = studioTokens;
  const isOfMember = and(eq(studioMembers.studioId, studioId), eq(studioMembers.userId, userId));
  const [row] = await database
    .select({ tokenId, studioId, userId, scopes, gameId, lastUsedAt })
    .from(studioTokens)
    .innerJoin(studioMembers, isOfMember)
    .where(and(eq(studioTokens.tokenHash, hashSecret(secret)), isLive(studioTokens, now)));
  if (!row) return null;
  await recordUse(database, studioTokens, row, now);
  return {
    ...{ userId: row.userId, tokenId: row.tokenId, scopes: row.scopes },
    ...{ studioId: row.studioId, gameId: row.gameId },
  };
}

async function assertGameOfStudio(transaction: Database, studioId: string, gameId: string): Promise<void> {
  const isOfStudio = and(eq(games.gameId, gameId), eq(games.studioId, studioId));
  if ((await transaction.$count(games, isOfStudio)) === 0)
    throw new ApiFailure("game_not_found", { details: { fieldName: "gameId" } });
}

type TokenRow = Omit<typeof studioTokens.$inferSelect, "revokedAt">;

function toToken(row: TokenRow, username: string): StudioToken {
  const { tokenId, name, scopes, gameId, createdAt, expiresAt, lastUsedAt } = row;
  return {
    ...{ tokenId, name, scopes, gameId, username },
    creationDate: createdAt.toISOString(),
    expiryDate: expiresAt.toISOString(),
    lastUsedDate: lastUsedAt?.toISOString() ?? null,
  };
}
