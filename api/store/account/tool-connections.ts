import { and, desc, eq, gt, isNull, max } from "drizzle-orm";
import { studioScope } from "~contract/entities/studio-member";
import type { ToolConnection } from "~contract/entities/tool-connection";
import type { Database } from "../../db/database";
import { oauthAccessToken, oauthClient, oauthConsent, oauthRefreshToken } from "../../db/schema";

/** A consent without a live refresh token opens nothing: tools always ask again. */
export async function listToolConnections(database: Database, userId: string, now: Date): Promise<ToolConnection[]> {
  const lastActiveAt = max(oauthRefreshToken.createdAt).mapWith(oauthRefreshToken.createdAt);
  const { id, clientId, scopes, createdAt } = oauthConsent;
  const rows = await database
    .select({ id, clientId, name: oauthClient.name, scopes, createdAt, lastActiveAt })
    .from(oauthConsent)
    .innerJoin(oauthClient, eq(oauthClient.clientId, clientId))
    .innerJoin(
      oauthRefreshToken,
      and(eq(oauthRefreshToken.clientId, clientId), eq(oauthRefreshToken.userId, oauthConsent.userId)),
    )
    .where(
      and(eq(oauthConsent.userId, userId), gt(oauthRefreshToken.expiresAt, now), isNull(oauthRefreshToken.revoked)),
    )
    .groupBy(id, oauthClient.id)
    .orderBy(desc(lastActiveAt), id);
  return rows.map((row) => ({
    connectionId: row.id,
    name: row.name ?? row.clientId,
    scopes: studioScope.options.filter((scope) => row.scopes.includes(scope)),
    createdAt: row.createdAt.toISOString(),
    lastActiveAt: (row.lastActiveAt ?? row.createdAt).toISOString(),
  }));
}

/** The tool's tokens end at once. */
export async function revokeToolConnection(database: Database, userId: string, connectionId: string): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [consent] = await transaction
      .delete(oauthConsent)
      .where(and(eq(oauthConsent.id, connectionId), eq(oauthConsent.userId, userId)))
      .returning({ clientId: oauthConsent.clientId });
    if (!consent) return false;
    const { clientId } = consent;
    for (const table of [oauthConsent, oauthAccessToken, oauthRefreshToken]) {
      await transaction.delete(table).where(and(eq(table.userId, userId), eq(table.clientId, clientId)));
    }
    return true;
  });
}

/** For a new password: whoever knew the old one may have connected a tool. */
export async function revokeAllToolConnections(transaction: Database, userId: string): Promise<void> {
  for (const table of [oauthConsent, oauthAccessToken, oauthRefreshToken]) {
    await transaction.delete(table).where(eq(table.userId, userId));
  }
}
