import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { MessageData } from "~contract/entities/message";
import { user } from "./identity";

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

export const friendRequests = pgTable(
  "friend_requests",
  {
    requestId: uuid("request_id").primaryKey(),
    senderId: uuid("sender_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    receiverId: uuid("receiver_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    requestedAt: timestamp("requested_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("friend_requests_pair_idx").on(
      sql`least(${table.senderId}, ${table.receiverId})`,
      sql`greatest(${table.senderId}, ${table.receiverId})`,
    ),
    index("friend_requests_received_idx").on(table.receiverId, table.requestedAt),
    index("friend_requests_sent_idx").on(table.senderId, table.requestedAt),
    check("friend_requests_not_oneself", sql`${table.senderId} <> ${table.receiverId}`),
  ],
);

/** Two rows per friendship, one for each side. */
export const friendships = pgTable(
  "friendships",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    friendId: uuid("friend_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    since: timestamp("since", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.friendId] }),
    index("friendships_friend_idx").on(table.friendId),
  ],
);

export const blocks = pgTable(
  "blocks",
  {
    blockerId: uuid("blocker_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    blockedId: uuid("blocked_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    blockedAt: timestamp("blocked_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blockerId, table.blockedId] }),
    index("blocks_blocked_idx").on(table.blockedId),
    check("blocks_not_oneself", sql`${table.blockerId} <> ${table.blockedId}`),
  ],
);

type FriendMessageType = "FRIEND_REQUEST_NEW" | "FRIEND_REQUEST_ACCEPTED" | "FRIEND_BEAT_SCORE";

/** Names and pending requests are looked up when the inbox is read. */
export type StoredMessageData =
  | Exclude<MessageData, { messageType: FriendMessageType }>
  | { messageType: FriendMessageType; mainEntityId: string; otherPartyId: string };

export const messages = pgTable(
  "messages",
  {
    messageId: uuid("message_id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    data: jsonb("data").$type<StoredMessageData>().notNull(),
    isRead: boolean("is_read").notNull().default(false),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiredAt: timestamp("expired_at", { withTimezone: true }),
  },
  (table) => [
    index("messages_user_idx").on(table.userId, table.createdAt),
    index("messages_unread_idx")
      .on(table.userId, table.createdAt)
      .where(sql`not ${table.isRead}`),
  ],
);

export const newsMarks = pgTable("news_marks", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  checkedAt: timestamp("checked_at", { withTimezone: true }).notNull(),
});

/** A 128-pixel WebP; the uploaded file is not stored. */
export const userPictures = pgTable(
  "user_pictures",
  {
    pictureId: uuid("picture_id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .unique()
      .references(() => user.id, { onDelete: "cascade" }),
    content: bytes("content").notNull(),
    /** The database makes it, so that it is there for older pictures too. */
    contentHash: text("content_hash").generatedAlwaysAs(sql`encode(sha256("content"), 'hex')`),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    mimeType: text("mime_type").notNull(),
  },
  (table) => [index("user_pictures_hash_idx").on(table.contentHash)],
);
