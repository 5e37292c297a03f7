import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { Translations } from "~contract/entities/identifiers";
import { games } from "./catalogue";
import { user } from "./identity";

export const achievements = pgTable(
  "achievements",
  {
    achievementId: uuid("achievement_id").primaryKey(),
    gameId: uuid("game_id")
      .notNull()
      .references(() => games.gameId, { onDelete: "cascade" }),
    key: text("key").notNull(),
    title: jsonb("title").$type<Translations>().notNull(),
    description: jsonb("description").$type<Translations>().notNull(),
    isHidden: boolean("is_hidden").notNull(),
    points: integer("points").notNull(),
    minSeconds: integer("min_seconds").notNull(),
    position: integer("position").notNull(),
    isRetired: boolean("is_retired").notNull().default(false),
    /** Players who have it, counted by triggers. */
    unlocks: integer("unlocks").notNull().default(0),
  },
  (table) => [
    unique("achievements_game_key").on(table.gameId, table.key),
    check("achievements_points", sql`${table.points} > 0`),
  ],
);

export const achievementUnlocks = pgTable(
  "achievement_unlocks",
  {
    achievementId: uuid("achievement_id")
      .notNull()
      .references(() => achievements.achievementId, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    unlockedAt: timestamp("unlocked_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.achievementId, table.userId] }),
    index("achievement_unlocks_user_idx").on(table.userId, table.unlockedAt),
  ],
);
