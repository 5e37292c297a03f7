import { and, eq, gt, isNull, lt, not, or } from "drizzle-orm";
import { studioScope, type StudioScope } from "~contract/entities/studio-member";
import type { Database } from "../../db/database";
import { oauthAccessToken, oauthClient, oauthRefreshToken } from "../../db/schema";
import { hashOfAccessToken } from "../../oauth/tool-tokens";

export type ToolAccess = { userId: string; clientId: string; scopes: StudioScope[] };

/** Null for a bearer token that is unknown, expired or revoked; a log-out deletes those of its session. */
export async function findToolAccess(database: Database, bearer: string, now: Date): Promise<ToolAccess | null> {
  const hash = hashOfAccessToken(bearer);
  if (hash === null) return null;
  const [row] = await database
    .select({ userId: oauthAccessToken.userId, clientId: oauthAccessToken.clientId, scopes: oauthAccessToken.scopes })
    .from(oauthAccessToken)
    .innerJoin(oauthClient, eq(oauthClient.clientId, oauthAccessToken.clientId))
    .where(
      and(
        eq(oauthAccessToken.token, hash),
        gt(oauthAccessToken.expiresAt, now),
        isNull(oauthAccessToken.revoked),
        or(isNull(oauthClient.disabled), not(oauthClient.disabled)),
      ),
    );
  if (!row) return null;
  return { ...row, scopes: studioScope.options.filter((scope) => row.scopes.includes(scope)) };
}

/** Renewed refresh tokens are kept until they expire: one that returns shows that it was stolen. */
export async function sweepExpiredTokens(database: Database, now: Date): Promise<void> {
  await database.delete(oauthAccessToken).where(lt(oauthAccessToken.expiresAt, now));
  await database.delete(oauthRefreshToken).where(lt(oauthRefreshToken.expiresAt, now));
}
