import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import type { AccountSession } from "~contract/entities/account-session";
import type { Database } from "../../db/database";
import { session, user } from "../../db/schema";
import type { Viewer } from "../../identity/viewer";
import { suspensionColumn } from "../sanctions/suspension";

export type LiveSession = {
  viewer: Viewer & { sessionId: string };
  renewedAt: Date;
  lastActiveAt: Date;
  /** Undefined when no day may be stored. */
  lastDay: string | null | undefined;
};

export async function findLiveSession(database: Database, token: string, now: Date): Promise<LiveSession | null> {
  const [row] = await database
    .select({
      userId: user.id,
      sessionId: session.id,
      isGuest: user.isAnonymous,
      username: user.username,
      displayUsername: user.displayUsername,
      image: user.image,
      countryCode: user.countryCode,
      renewedAt: session.updatedAt,
      lastActiveAt: session.lastActiveAt,
      lastActiveOn: user.lastActiveOn,
      lastActiveFor: user.lastActiveFor,
      suspension: suspensionColumn(now),
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(eq(session.token, token), gt(session.expiresAt, now)));
  if (!row) return null;
  const { renewedAt, lastActiveAt, displayUsername, username, lastActiveOn, lastActiveFor, ...rest } = row;
  return {
    viewer: { ...rest, username: displayUsername ?? username },
    renewedAt,
    lastActiveAt: lastActiveAt ?? renewedAt,
    lastDay: rest.isGuest || lastActiveFor === "NOBODY" ? undefined : lastActiveOn,
  };
}

export async function isSessionLive(
  database: Database,
  { sessionId, userId }: { sessionId: string; userId: string },
  now: Date,
): Promise<boolean> {
  const isLive = and(eq(session.id, sessionId), eq(session.userId, userId), gt(session.expiresAt, now));
  return (await database.$count(session, isLive)) > 0;
}

export async function isSessionConfirmed(database: Database, sessionId: string, since: Date): Promise<boolean> {
  return (await database.$count(session, and(eq(session.id, sessionId), gt(session.confirmedAt, since)))) > 0;
}

export async function recordConfirmation(
  database: Database,
  { userId, ...of }: { userId: string } & ({ sessionId: string } | { token: string }),
  now: Date,
): Promise<void> {
  const isIt = "token" in of ? eq(session.token, of.token) : eq(session.id, of.sessionId);
  await database
    .update(session)
    .set({ confirmedAt: now })
    .where(and(eq(session.userId, userId), isIt));
}

export async function recordSessionActivity(database: Database, sessionId: string, now: Date): Promise<void> {
  await database.update(session).set({ lastActiveAt: now }).where(eq(session.id, sessionId));
}

/** Never returns the token. */
export async function listSessions(
  database: Database,
  { userId, sessionId }: { userId: string; sessionId: string },
  now: Date,
): Promise<AccountSession[]> {
  const lastActiveAt = sql`coalesce(${session.lastActiveAt}, ${session.updatedAt})`.mapWith(session.updatedAt);
  const rows = await database
    .select({ id: session.id, userAgent: session.userAgent, createdAt: session.createdAt, lastActiveAt })
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, now)))
    .orderBy(desc(lastActiveAt), session.id);
  return rows.map((row) => ({
    sessionId: row.id,
    userAgent: row.userAgent === "" ? null : row.userAgent,
    createdAt: row.createdAt.toISOString(),
    lastActiveAt: row.lastActiveAt.toISOString(),
    isCurrent: row.id === sessionId,
  }));
}

export async function endSession(database: Database, userId: string, sessionId: string): Promise<boolean> {
  const ended = await database
    .delete(session)
    .where(and(eq(session.userId, userId), eq(session.id, sessionId)))
    .returning({ id: session.id });
  return ended.length > 0;
}

export async function endOtherSessions(
  database: Database,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<number> {
  const ended = await database
    .delete(session)
    .where(and(eq(session.userId, userId), ne(session.id, sessionId)))
    .returning({ id: session.id });
  return ended.length;
}

export async function endSessionOfToken(database: Database, token: string): Promise<void> {
  await database.delete(session).where(eq(session.token, token));
}

export async function endSessionsExcept(
  database: Database,
  { userId, token }: { userId: string; token: string },
): Promise<void> {
  await database.delete(session).where(and(eq(session.userId, userId), ne(session.token, token)));
}
