import { randomUUID } from "node:crypto";
import { and, asc, count, desc, eq, or, type SQL } from "drizzle-orm";
import type { FriendRequest } from "~contract/entities/friend-request";
import type { Pagination } from "~contract/entities/pagination";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { user } from "../../db/schema/identity";
import { friendRequests } from "../../db/schema/people";
import { findBlocks, hasNotBlocked } from "./blocks";
import { areFriends, befriend, type Pair } from "./friends";
import { notify } from "./messages";
import { pageWindowOf, toPagination, type PageRequest } from "../paging";
import { isAccount, personColumns, toPerson } from "./people";
import type { QueryContext } from "../query-context";

export type Direction = "received" | "sent";
type RequestFilter = PageRequest & { sort?: "newest" | "oldest" | undefined };
type OneRequest = { userId: string; requestId: string };

export async function listFriendRequests(
  { database, mediaBaseUrl }: QueryContext,
  { userId, direction }: { userId: string; direction: Direction },
  { sort = "newest", ...pages }: RequestFilter,
): Promise<{ requests: FriendRequest[]; pagination: Pagination }> {
  const window = pageWindowOf(pages);
  const { senderId, receiverId, requestId, requestedAt } = friendRequests;
  const ownRequests =
    direction === "received" ? and(eq(receiverId, userId), hasNotBlocked(receiverId, senderId)) : eq(senderId, userId);
  const sortOrder = sort === "newest" ? desc : asc;
  const [rows, [total]] = await Promise.all([
    database
      .select({ ...personColumns, requestId, requestedAt })
      .from(friendRequests)
      .innerJoin(user, eq(user.id, direction === "received" ? senderId : receiverId))
      .where(ownRequests)
      .orderBy(sortOrder(requestedAt), sortOrder(requestId))
      .limit(window.pageSize)
      .offset(window.offset),
    database.select({ requests: count() }).from(friendRequests).where(ownRequests),
  ]);
  const requests = rows.map((row) => ({
    ...toPerson(mediaBaseUrl, row),
    requestId: row.requestId,
    requestedAt: row.requestedAt.toISOString(),
  }));
  return { requests, pagination: toPagination(window, total?.requests ?? 0) };
}

/** Both users must be locked. A request to someone who blocked the sender is stored, but only the sender sees it. */
export async function sendFriendRequest(
  transaction: Database,
  { userId, otherId, now }: { userId: string; otherId: string | null; now: Date },
): Promise<{ requestId: string; isAccepted: boolean }> {
  if (!otherId || !(await isAccount(transaction, otherId))) throw new ApiFailure("user_not_found");
  if (otherId === userId) {
    throw new ApiFailure("invalid_request_payload", { details: { fieldName: "username", message: "is oneself" } });
  }
  const pair = { userId, otherId };
  const { byUser, byOther } = await findBlocks(transaction, pair);
  if (byUser) throw new ApiFailure("user_blocked", { details: { fieldName: "username" } });
  if (await areFriends(transaction, pair)) throw new ApiFailure("already_friends");
  const earlier = await findRequestBetween(transaction, pair);
  if (!earlier) {
    const request = { ...pair, now, isSilent: byOther };
    return { requestId: await addRequest(transaction, request), isAccepted: false };
  }
  if (earlier.senderId === userId) throw new ApiFailure("friend_request_already_sent");
  await acceptFriendRequest(transaction, { userId, requestId: earlier.requestId, now });
  return { requestId: earlier.requestId, isAccepted: true };
}

export async function findRequestBetween(database: Database, { userId, otherId }: Pair) {
  const { senderId, receiverId } = friendRequests;
  const [row] = await database
    .select()
    .from(friendRequests)
    .where(or(and(eq(senderId, userId), eq(receiverId, otherId)), and(eq(senderId, otherId), eq(receiverId, userId))));
  return row ?? null;
}

async function addRequest(
  transaction: Database,
  { userId, otherId, now, isSilent }: Pair & { now: Date; isSilent: boolean },
): Promise<string> {
  const requestId = randomUUID();
  await transaction
    .insert(friendRequests)
    .values({ requestId, senderId: userId, receiverId: otherId, requestedAt: now });
  if (isSilent) return requestId;
  const data = { messageType: "FRIEND_REQUEST_NEW", mainEntityId: requestId, otherPartyId: userId } as const;
  await notify(transaction, { userId: otherId, data, now });
  return requestId;
}

export async function findSender(database: Database, { userId, requestId }: OneRequest): Promise<string | null> {
  const [found] = await database.select().from(friendRequests).where(pendingFor({ userId, requestId }));
  return found?.senderId ?? null;
}

/** Both users must be locked. */
export async function acceptFriendRequest(
  transaction: Database,
  { now, ...request }: OneRequest & { now: Date },
): Promise<string> {
  const [accepted] = await transaction.delete(friendRequests).where(pendingFor(request)).returning();
  if (!accepted) throw new ApiFailure("friend_request_not_found");
  await befriend(transaction, { senderId: accepted.senderId, accepterId: request.userId, now });
  return accepted.senderId;
}

function pendingFor({ userId, requestId }: OneRequest): SQL | undefined {
  const { senderId, receiverId } = friendRequests;
  return and(eq(friendRequests.requestId, requestId), eq(receiverId, userId), hasNotBlocked(receiverId, senderId));
}

export async function withdrawFriendRequest(
  database: Database,
  { userId, requestId, direction }: OneRequest & { direction: Direction },
): Promise<void> {
  const { requestId: id, senderId } = friendRequests;
  const ownRequest =
    direction === "received" ? pendingFor({ userId, requestId }) : and(eq(id, requestId), eq(senderId, userId));
  const withdrawn = await database.delete(friendRequests).where(ownRequest).returning();
  if (withdrawn.length === 0) throw new ApiFailure("friend_request_not_found");
}
