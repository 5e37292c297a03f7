import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Attribute } from "~contract/entities/attribute";
import type { Translations } from "~contract/entities/identifiers";
import type { PublicSite } from "~contract/entities/site-content";
import { games, tags } from "./catalogue";
import { user } from "./identity";
import { challenges } from "./scores";

export const feeds = pgTable("feeds", {
  feedId: uuid("feed_id").primaryKey(),
  alias: text("alias").notNull().unique(),
  title: jsonb("title").$type<Translations>().notNull(),
  description: jsonb("description").$type<Translations>(),
  type: text("type").notNull(),
  version: integer("version").notNull().default(1),
});

/** Exactly one of gameId, challengeId, tagId and customType is set. */
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
    votes: integer("votes").notNull().default(0),
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
    isHidden: boolean("is_hidden").notNull().default(false),
    devices: text("devices").$type<"ALL" | "PHONE" | "DESKTOP">().notNull().default("ALL"),
    /** Of the pages that show it; empty: all languages. */
    locales: text("locales").array().notNull().default([]),
    /** Of the players that see it; empty: everywhere. */
    countries: text("countries").array().notNull().default([]),
    /** Of the players that do not see it. */
    exceptCountries: text("except_countries").array().notNull().default([]),
    startsAt: timestamp("starts_at", { withTimezone: true }),
    endsAt: timestamp("ends_at", { withTimezone: true }),
  },
  (table) => [index("sections_configuration_idx").on(table.configurationId, table.position)],
);

export const feedEntryVotes = pgTable(
  "feed_entry_votes",
  {
    entryId: uuid("entry_id")
      .notNull()
      .references(() => feedEntries.entryId, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    votedAt: timestamp("voted_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.userId] }),
    index("feed_entry_votes_user_idx").on(table.userId),
  ],
);

/** Files that pages may name; what no page names goes after a day (docs/product/pages.md#pictures). */
export const pagePictures = pgTable("page_pictures", {
  pictureId: uuid("picture_id").primaryKey(),
  storedAt: timestamp("stored_at", { withTimezone: true }).notNull(),
});

export const globalSettings = pgTable("global_settings", {
  id: integer("id").primaryKey().default(1),
  allowGamePreloading: boolean("allow_game_preloading").notNull().default(false),
  allowGuestMultiplayerRoomCreation: boolean("allow_guest_multiplayer_room_creation").notNull().default(true),
  gamesAutoloadEnabled: boolean("games_autoload_enabled").notNull().default(false),
  maxGamesPreloadedPerUser: integer("max_games_preloaded_per_user").notNull().default(1),
  /** Whether rewards and tips need a confirmed address; written at startup. */
  areAddressesAsked: boolean("are_addresses_asked").notNull().default(false),
  /** What the environment says of the site; written at startup, and counts until settings are published. */
  environmentSite: jsonb("environment_site").$type<PublicSite>(),
});
