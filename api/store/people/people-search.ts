import { and, asc, eq, ne, or, sql } from "drizzle-orm";
import { MAX_FOUND_PEOPLE, MIN_NAME_SEARCH_LENGTH } from "~contract/calls/friends";
import type { FoundPerson } from "~contract/entities/user";
import { user } from "../../db/schema/identity";
import { friendRequests, friendships } from "../../db/schema/people";
import { hasNotBlocked } from "./blocks";
import { personColumns, toPerson } from "./people";
import type { QueryContext } from "../query-context";

/** Users who blocked the viewer stay findable: hiding them would reveal the block. */
export async function findPeople(
  { database, mediaBaseUrl }: QueryContext,
  userId: string,
  search: string,
): Promise<FoundPerson[]> {
  const prefix = search.trim().replace(/^@/, "").toLowerCase();
  if (prefix.length < MIN_NAME_SEARCH_LENGTH) return [];
  const { senderId, receiverId } = friendRequests;
  const isFriend = and(eq(friendships.userId, userId), eq(friendships.friendId, user.id));
  const hasRequest = or(
    and(eq(senderId, userId), eq(receiverId, user.id)),
    and(eq(senderId, user.id), eq(receiverId, userId), hasNotBlocked(userId, senderId)),
  );
  const rows = await database
    .select({ ...personColumns, friendId: friendships.friendId, senderId })
    .from(user)
    .leftJoin(friendships, isFriend)
    .leftJoin(friendRequests, hasRequest)
    .where(
      and(
        sql`${user.username} like ${escapePattern(prefix) + "%"}`,
        eq(user.isAnonymous, false),
        ne(user.id, userId),
        hasNotBlocked(userId, user.id),
      ),
    )
    .orderBy(asc(sql`length(${user.username})`), asc(user.username))
    .limit(MAX_FOUND_PEOPLE);
  return rows.map((row) => ({ ...toPerson(mediaBaseUrl, row), friendship: friendshipOf(row, userId) }));
}

function escapePattern(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`);
}

function friendshipOf(
  { friendId, senderId }: { friendId: string | null; senderId: string | null },
  userId: string,
): FoundPerson["friendship"] {
  if (friendId !== null) return "FRIENDS";
  if (senderId === null) return "NONE";
  return senderId === userId ? "REQUEST_SENT" : "REQUEST_RECEIVED";
}
