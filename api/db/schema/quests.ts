import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Translations } from "~contract/entities/identifiers";
import type { QuestCollection, QuestReward, QuestType } from "~contract/entities/quest";
import { user } from "./identity";

export const questCollections = pgTable("quest_collections", {
  alias: text("alias").primaryKey(),
  collectionType: text("collection_type").$type<QuestCollection["collectionType"]>().notNull(),
  refreshHours: integer("refresh_hours"),
  maxNewQuestsAtRefresh: integer("max_new_quests_at_refresh"),
  maxQuestsAvailable: integer("max_quests_available"),
  position: integer("position").notNull(),
});

export const quests = pgTable(
  "quests",
  {
    questId: uuid("quest_id").primaryKey(),
    alias: text("alias").notNull().unique(),
    collectionAlias: text("collection_alias")
      .notNull()
      .references(() => questCollections.alias, { onDelete: "cascade" }),
    questType: text("quest_type").$type<QuestType>().notNull(),
    title: jsonb("title").$type<Translations>().notNull(),
    description: jsonb("description").$type<Translations>().notNull(),
    callToAction: jsonb("call_to_action").$type<Translations>().notNull(),
    callToActionUrl: text("call_to_action_url"),
    cover: text("cover"),
    rewards: jsonb("rewards").$type<QuestReward[]>().notNull(),
    payment: text("payment").$type<"AT_ONCE" | "CLAIM">().notNull(),
    maximumProgress: integer("maximum_progress").notNull(),
    position: integer("position").notNull(),
    /** False for archived quests, which no player gets or sees. */
    isPublished: boolean("is_published").notNull().default(true),
  },
  (table) => [index("quests_collection_idx").on(table.collectionAlias, table.position)],
);

export const questRefreshes = pgTable(
  "quest_refreshes",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    collectionAlias: text("collection_alias")
      .notNull()
      .references(() => questCollections.alias, { onDelete: "cascade" }),
    periodStart: timestamp("period_start", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.collectionAlias] })],
);

export const playerQuests = pgTable(
  "player_quests",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    questId: uuid("quest_id")
      .notNull()
      .references(() => quests.questId, { onDelete: "cascade" }),
    periodStart: timestamp("period_start", { withTimezone: true }).notNull(),
    progress: integer("progress").notNull().default(0),
    completedAt: timestamp("completed_at", { withTimezone: true }),
    paidAt: timestamp("paid_at", { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.questId, table.periodStart] }),
    index("player_quests_open_idx")
      .on(table.userId)
      .where(sql`${table.completedAt} is null`),
    index("player_quests_quest_idx").on(table.questId),
  ],
);

/** Subjects that already counted, so that one game does not count twice. */
export const questSteps = pgTable(
  "quest_steps",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    questId: uuid("quest_id")
      .notNull()
      .references(() => quests.questId, { onDelete: "cascade" }),
    periodStart: timestamp("period_start", { withTimezone: true }).notNull(),
    subjectId: uuid("subject_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.questId, table.periodStart, table.subjectId] })],
);
