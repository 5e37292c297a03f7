import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { Attribute } from "~contract/entities/attribute";
import type { Translations } from "~contract/entities/identifiers";
import { games, tags } from "./catalogue";
import { challenges } from "./scores";

export const feeds = pgTable("feeds", {
  feedId: uuid("feed_id").primaryKey(),
  alias: text("alias").notNull().unique(),
  title: jsonb("title").$type<Translations>().notNull(),
  description: jsonb("description").$type<Translations>(),
  type: text("type").notNull(),
  version: integer("version").notNull().default(1),
});

/** One entry of a feed: exactly one of gameId, challengeId, tagId and customType is set. */
export const feedEntries = pgTable(
  "feed_entries",
  {
    entryId: uuid("entry_id").primaryKey(),
    feedId: uuid("feed_id")
      .notNull()
      .references(() => feeds.feedId, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    gameId: uuid("game_id").references(() => games.gameId, { onDelete: "cascade" }),
    challengeId: uuid("challenge_id").references(() => challenges.challengeId, { onDelete: "cascade" }),
    tagId: uuid("tag_id").references(() => tags.tagId, { onDelete: "cascade" }),
    customType: text("custom_type"),
    attributes: jsonb("attributes").$type<Attribute[]>().notNull(),
  },
  (table) => [
    index("feed_entries_feed_idx").on(table.feedId, table.position),
    index("feed_entries_challenge_idx").on(table.challengeId),
  ],
);

export const configurations = pgTable("configurations", {
  configurationId: uuid("configuration_id").primaryKey(),
  alias: text("alias").notNull().unique(),
  version: integer("version").notNull().default(1),
});

export const sections = pgTable(
  "sections",
  {
    sectionId: uuid("section_id").primaryKey(),
    configurationId: uuid("configuration_id")
      .notNull()
      .references(() => configurations.configurationId, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    sectionType: text("section_type").notNull(),
    name: jsonb("name").$type<Translations>().notNull(),
    description: jsonb("description").$type<Translations>(),
    feedId: uuid("feed_id").references(() => feeds.feedId),
    visibleFor: text("visible_for").$type<"ALL_USERS" | "GUESTS" | "SIGNED_IN_USERS">().notNull(),
    version: integer("version").notNull().default(1),
  },
  (table) => [index("sections_configuration_idx").on(table.configurationId, table.position)],
);
