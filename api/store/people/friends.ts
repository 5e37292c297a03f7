import { and, asc, count, eq, or, type SQL } from "drizzle-orm";
import type { Friend } from "~contract/entities/friend-request";
import type { Pagination } from "~contract/entities/pagination";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { user } from "../../db/schema/identity";
import { friendships } from "../../db/schema/people";
import { presenceOf } from "./presence";
import { maySee } from "./privacy";
import { notify } from "./messages";
import { pageWindowOf, toPagination, type PageRequest } from "../paging";
import { personColumns, toPerson, type PersonRow } from "./people";
import { recordQuestStep } from "../quests/quest-progress";
import type { QueryContext } from "../query-context";
import { lockUser } from "../user-lock";

export type Pair = { userId: string; otherId: string };

export async function listFriends(
  context: QueryContext,
  userId: string,
  pages: PageRequest,
): Promise<{ friends: Friend[]; pagination: Pagination }> {
  const { database } = context;
  const window = pageWindowOf(pages);
  const ownFriendships = eq(friendships.userId, userId);
  const [rows, [total]] = await Promise.all([
    selectFriends(database)
      .where(ownFriendships)
      .orderBy(asc(user.username), asc(user.id))
      .limit(window.pageSize)
      .offset(window.offset),
    database.select({ friends: count() }).from(friendships).where(ownFriendships),
  ]);
  return {
    friends: rows.map((row) => toFriend(context, row)),
    pagination: toPagination(window, total?.friends ?? 0),
  };
}

export async function findFriend(context: QueryContext, { userId, otherId }: Pair): Promise<Friend> {
  const one = and(eq(friendships.userId, userId), eq(friendships.friendId, otherId));
  const [row] = await selectFriends(context.database).where(one);
  if (!row) throw new ApiFailure("friend_not_found");
  return toFriend(context, row);
}

function selectFriends(database: Database) {
  return database
    .select({ ...personColumns, ...presenceColumns, since: friendships.since })
    .from(friendships)
    .innerJoin(user, eq(user.id, friendships.friendId))
    .$dynamic();
}

const presenceColumns = { lastActiveFor: user.lastActiveFor, lastActiveOn: user.lastActiveOn };
type PresenceRow = Pick<typeof user.$inferSelect, keyof typeof presenceColumns>;

function toFriend({ mediaBaseUrl, now }: QueryContext, row: PersonRow & PresenceRow & { since: Date }): Friend {
  const isVisible = maySee(row.lastActiveFor, { isOwner: false, isFriend: true });
  return {
    ...toPerson(mediaBaseUrl, row),
    friendsSince: row.since.toISOString(),
    lastActive: isVisible ? presenceOf(row.lastActiveOn, now) : null,
  };
}

export async function areFriends(database: Database, { userId, otherId }: Pair): Promise<boolean> {
  return (
    (await database.$count(friendships, and(eq(friendships.userId, userId), eq(friendships.friendId, otherId)))) > 0
  );
}

/** Both users must be locked and the request deleted. */
export async function befriend(
  transaction: Database,
  { senderId, accepterId, now }: { senderId: string; accepterId: string; now: Date },
): Promise<void> {
  await transaction.insert(friendships).values([
    { userId: senderId, friendId: accepterId, since: now },
    { userId: accepterId, friendId: senderId, since: now },
  ]);
  for (const [userId, subjectId] of [[senderId, accepterId] as const, [accepterId, senderId] as const]) {
    await recordQuestStep(transaction, { userId, questType: "ADD_NEW_FRIENDS", subjectId, now });
  }
  const data = { messageType: "FRIEND_REQUEST_ACCEPTED", mainEntityId: accepterId, otherPartyId: accepterId } as const;
  await notify(transaction, { userId: senderId, data, now });
}

export async function removeFriend(database: Database, pair: Pair): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockUser(transaction, pair.userId, pair.otherId);
    const ended = await transaction.delete(friendships).where(isBetween(pair)).returning();
    if (ended.length === 0) throw new ApiFailure("friend_not_found");
  });
}

function isBetween({ userId, otherId }: Pair): SQL | undefined {
  return or(
    and(eq(friendships.userId, userId), eq(friendships.friendId, otherId)),
    and(eq(friendships.userId, otherId), eq(friendships.friendId, userId)),
  );
}
