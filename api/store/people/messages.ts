import { randomUUID } from "node:crypto";
import { and, count, desc, eq, gt, inArray, isNull, not, or, sql, type SQL } from "drizzle-orm";
import type { MessageData } from "~contract/entities/message";
import type { Pagination } from "~contract/entities/pagination";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { games, studios } from "../../db/schema/catalogue";
import { user } from "../../db/schema/identity";
import { friendRequests, messages, type StoredMessageData } from "../../db/schema/people";
import { challenges } from "../../db/schema/scores";
import { toMessageData } from "./message-data";
import { pageWindowOf, toPagination, type PageRequest } from "../paging";
import { personColumns } from "./people";
import type { QueryContext } from "../query-context";

type MessageItem = {
  messageId: string;
  read: boolean;
  createdAt: string;
  expiredAt: string | null;
  data: MessageData;
};
type OneMessage = { userId: string; messageId: string; now: Date };

export async function listMessages(
  context: QueryContext,
  userId: string,
  { read, ...pages }: PageRequest & { read?: boolean | undefined },
): Promise<{ messages: MessageItem[]; pagination: Pagination }> {
  const { database, now } = context;
  const window = pageWindowOf(pages);
  const condition = and(liveMessagesOf(userId, now), read === undefined ? undefined : isMarked(read));
  const [rows, [total]] = await Promise.all([
    selectMessages(database)
      .where(condition)
      .orderBy(desc(messages.createdAt), desc(messages.messageId))
      .limit(window.pageSize)
      .offset(window.offset),
    database.select({ messages: count() }).from(messages).where(condition),
  ]);
  const items = rows.map(({ message, ...subject }) => ({
    messageId: message.messageId,
    read: message.isRead,
    createdAt: message.createdAt.toISOString(),
    expiredAt: message.expiredAt?.toISOString() ?? null,
    data: toMessageData(context, message.data, subject),
  }));
  return { messages: items, pagination: toPagination(window, total?.messages ?? 0) };
}

/** Joins current names and requests: both change after the message is stored. */
function selectMessages(database: Database) {
  const otherPartyId = sql`(${messages.data} ->> 'otherPartyId')::uuid`;
  const mainEntityId = sql`(${messages.data} ->> 'mainEntityId')::uuid`;
  return database
    .select({
      message: messages,
      other: personColumns,
      requestId: friendRequests.requestId,
      challengeName: challenges.name,
      gameTitle: games.title,
      studioName: studios.name,
    })
    .from(messages)
    .leftJoin(user, eq(user.id, otherPartyId))
    .leftJoin(friendRequests, eq(friendRequests.requestId, mainEntityId))
    .leftJoin(challenges, eq(challenges.challengeId, mainEntityId))
    .leftJoin(games, eq(games.gameId, sql`coalesce(${challenges.gameId}, ${mainEntityId})`))
    .leftJoin(studios, eq(studios.studioId, games.studioId))
    .$dynamic();
}

function liveMessagesOf(userId: string, now: Date): SQL | undefined {
  return and(eq(messages.userId, userId), or(isNull(messages.expiredAt), gt(messages.expiredAt, now)));
}

function isMarked(read: boolean): SQL {
  return read ? sql`${messages.isRead}` : not(messages.isRead);
}

/** Replaces the last message of the same kind about the same user or track, so that nobody can flood an inbox. */
export async function notify(
  transaction: Database,
  { userId, data, now }: { userId: string; data: StoredMessageData; now: Date },
): Promise<void> {
  await notifyAll(transaction, { userIds: [userId], data, now });
}

export async function notifyAll(
  transaction: Database,
  { userIds, data, now }: { userIds: readonly string[]; data: StoredMessageData; now: Date },
): Promise<void> {
  if (userIds.length === 0) return;
  if ("otherPartyId" in data || data.messageType === "TESTER_INVITED") {
    const last = sql`${messages.data} @> ${JSON.stringify(toLastOfKind(data))}::jsonb`;
    await transaction.delete(messages).where(and(inArray(messages.userId, [...userIds]), last));
  }
  const rows = userIds.map((userId) => ({ messageId: randomUUID(), userId, data, createdAt: now }));
  await transaction.insert(messages).values(rows);
}

/** Beating the same friend in two challenges sends two messages. */
function toLastOfKind(data: Extract<StoredMessageData, { otherPartyId: string } | { trackId: string }>) {
  if (data.messageType === "TESTER_INVITED") return { messageType: data.messageType, trackId: data.trackId };
  const { messageType, otherPartyId } = data;
  return messageType === "FRIEND_BEAT_SCORE" ? data : { messageType, otherPartyId };
}

export async function markMessage(
  database: Database,
  { userId, messageId, read, now }: OneMessage & { read: boolean },
): Promise<void> {
  const marked = await database
    .update(messages)
    .set({ isRead: read })
    .where(and(liveMessagesOf(userId, now), eq(messages.messageId, messageId)))
    .returning({ messageId: messages.messageId });
  if (marked.length === 0) throw new ApiFailure("message_not_found");
}

export async function readAllMessages(database: Database, userId: string, now: Date): Promise<number> {
  const marked = await database
    .update(messages)
    .set({ isRead: true })
    .where(and(liveMessagesOf(userId, now), isMarked(false)))
    .returning({ messageId: messages.messageId });
  return marked.length;
}

export async function deleteMessage(database: Database, { userId, messageId, now }: OneMessage): Promise<void> {
  const deleted = await database
    .delete(messages)
    .where(and(liveMessagesOf(userId, now), eq(messages.messageId, messageId)))
    .returning({ messageId: messages.messageId });
  if (deleted.length === 0) throw new ApiFailure("message_not_found");
}
