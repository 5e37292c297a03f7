import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { games, tracks } from "./catalogue";
import { user } from "./identity";

export const saves = pgTable(
  "saves",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    gameId: uuid("game_id")
      .notNull()
      .references(() => games.gameId, { onDelete: "cascade" }),
    slot: text("slot").notNull(),
    version: integer("version").notNull(),
    /** JSON as the game wrote it. */
    content: text("content").notNull(),
    /** As the content says; null if it says none. */
    level: integer("level"),
    savedAt: timestamp("saved_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.gameId, table.slot] })],
);

export const rooms = pgTable(
  "rooms",
  {
    roomId: uuid("room_id").primaryKey(),
    gameId: uuid("game_id")
      .notNull()
      .references(() => games.gameId, { onDelete: "cascade" }),
    trackId: uuid("track_id")
      .notNull()
      .references(() => tracks.trackId, { onDelete: "cascade" }),
    region: text("region").notNull(),
    maxPlayers: integer("max_players").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    lastActivityAt: timestamp("last_activity_at", { withTimezone: true }).notNull(),
    lastSequence: integer("last_sequence").notNull().default(0),
  },
  (table) => [index("rooms_activity_idx").on(table.lastActivityAt)],
);

export const roomPlayers = pgTable(
  "room_players",
  {
    roomId: uuid("room_id")
      .notNull()
      .references(() => rooms.roomId, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    joinedAt: timestamp("joined_at", { withTimezone: true }).notNull(),
    /** Last heartbeat; null after the player stopped listening. */
    seenAt: timestamp("seen_at", { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.roomId, table.userId] }), index("room_players_user_idx").on(table.userId)],
);

export const roomMessages = pgTable(
  "room_messages",
  {
    roomId: uuid("room_id")
      .notNull()
      .references(() => rooms.roomId, { onDelete: "cascade" }),
    sequence: integer("sequence").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    data: jsonb("data").notNull(),
    sentAt: timestamp("sent_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.sequence] }),
    index("room_messages_user_idx").on(table.userId),
  ],
);
