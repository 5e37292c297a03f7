import { and, eq, gt } from "drizzle-orm";
import type { Database } from "../db/database";
import { session, user } from "../db/schema";
import type { Viewer } from "../identity/viewer";

export type LiveSession = { viewer: Viewer; renewedAt: Date };

/** Whose session this is, in one query; null when it has ended. */
export async function findLiveSession(database: Database, token: string, now: Date): Promise<LiveSession | null> {
  const [row] = await database
    .select({
      userId: user.id,
      isGuest: user.isAnonymous,
      username: user.username,
      displayUsername: user.displayUsername,
      image: user.image,
      countryCode: user.countryCode,
      renewedAt: session.updatedAt,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(eq(session.token, token), gt(session.expiresAt, now)));
  if (!row) return null;
  const { renewedAt, displayUsername, username, ...rest } = row;
  return { viewer: { ...rest, username: displayUsername ?? username }, renewedAt };
}
