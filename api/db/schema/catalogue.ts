import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { AgeRating } from "~contract/entities/game-details";
import type { GamePermission } from "~contract/entities/game-permission";
import type { Translations } from "~contract/entities/identifiers";
import type { BuildLimits } from "~contract/entities/build";
import type { PixelCurrency } from "~contract/entities/wallet";

/** From the game's manifest (games/<slug>/game.json). */
export type GameMode = {
  mode: string;
  type: "points" | "duration";
  criteria: "highest_wins" | "lowest_wins";
  maxScore: number;
  minScore?: number | undefined;
  maxPerSecond?: number | undefined;
  minSeconds?: number | undefined;
  /** How many scores one play may submit; absent: unlimited. */
  scoresPerPlay?: number | undefined;
};

export type ControlGroupTexts = {
  title: Translations;
  subgroups: { title: Translations; controls: { action: Translations; input: Translations }[] }[];
};

export type GameEngine = { alias: string; gameEngineId: string; title: string; url: string | null; isDefault: boolean };

const DEFAULT_STORED_BYTES = 5 * 1024 ** 3;

export const studios = pgTable("studios", {
  studioId: uuid("studio_id").primaryKey(),
  name: text("name").notNull(),
  /** Of all builds together; files that are equal count once. */
  maxStoredBytes: bigint("max_stored_bytes", { mode: "number" }).notNull().default(DEFAULT_STORED_BYTES),
  /** Limits of a build that differ from the usual ones. */
  buildLimits: jsonb("build_limits").$type<Partial<BuildLimits>>(),
  /** Its games appear once the desk has approved them. */
  isReviewed: boolean("is_reviewed").notNull().default(false),
  description: jsonb("description").$type<Translations>().notNull().default({}),
  links: jsonb("links").$type<string[]>().notNull().default([]),
  /** One of its own, whose cover stands for it. */
  pictureGameId: uuid("picture_game_id").references((): AnyPgColumn => games.gameId, { onDelete: "set null" }),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

export const games = pgTable(
  "games",
  {
    gameId: uuid("game_id").primaryKey(),
    shortId: text("short_id").notNull().unique(),
    /** Folder of files and pictures (games/<slug>, covers/<slug>); several games may share it. */
    slug: text("slug").notNull(),
    version: integer("version").notNull().default(1),
    /** Highest version of its releases, of deleted ones too. */
    lastVersion: text("last_version"),
    title: text("title").notNull(),
    mangledTitle: text("mangled_title").notNull(),
    shortDescription: jsonb("short_description").$type<Translations>().notNull(),
    longDescription: jsonb("long_description").$type<Translations>().notNull(),
    platforms: text("platforms").array().$type<("DESKTOP" | "MOBILE")[]>().notNull(),
    multiplayer: boolean("multiplayer").notNull().default(false),
    maxPlayers: integer("max_players"),
    studioId: uuid("studio_id")
      .notNull()
      .references(() => studios.studioId),
    ageRating: text("age_rating").$type<AgeRating>().notNull().default("NOT_SET"),
    keyColor: text("key_color"),
    entry: text("entry").notNull(),
    modes: jsonb("modes").$type<GameMode[]>().notNull(),
    controlGroups: jsonb("control_groups").$type<ControlGroupTexts[]>().notNull(),
    isPublished: boolean("is_published").notNull().default(true),
    engine: jsonb("engine").$type<GameEngine>(),
    usesSharedArrayBuffer: boolean("uses_shared_array_buffer").notNull().default(false),
    autoLoadEnabled: boolean("auto_load_enabled").notNull().default(false),
    preloadingAllowed: boolean("preloading_allowed").notNull().default(true),
    savesEnabled: boolean("saves_enabled").notNull().default(false),
    /** What the game stores in the browser by itself is saved as well. */
    savesStorage: boolean("saves_storage").notNull().default(false),
    tippingEnabled: boolean("tipping_enabled").notNull().default(false),
    tippingAmount: integer("tipping_amount"),
    tippingCurrency: text("tipping_currency").$type<PixelCurrency>(),
    paymentProvider: text("payment_provider").$type<"STRIPE" | "XSOLLA">(),
    /** Number of screenshots in media/play/<slug>. */
    stills: integer("stills").notNull().default(0),
    hasFilm: boolean("has_film").notNull().default(false),
    /** Other hosts that its builds may call, each with or without a port. */
    declaredHosts: text("declared_hosts").array().notNull().default([]),
    permissions: text("permissions").array().$type<GamePermission[]>().notNull().default([]),
    releaseDate: timestamp("release_date", { withTimezone: true }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    modifiedAt: timestamp("modified_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("games_studio_idx").on(table.studioId),
    // The last two so that the desk's list is searched and filtered without reading the wide rows.
    index("games_title_idx").on(sql`lower(${table.title})`, table.gameId, table.title, table.isPublished),
    index("games_title_text_idx").using("gin", sql`lower(${table.title}) gin_trgm_ops`),
    index("games_released_idx")
      .on(table.releaseDate.desc().nullsFirst(), table.gameId)
      .where(sql`${table.isPublished}`),
    // Small: lists exclude the few unpublished games by it.
    index("games_unpublished_idx")
      .on(table.gameId)
      .where(sql`not ${table.isPublished}`),
    // Covers all filters, so that lists are counted without reading the wide rows.
    index("games_filter_idx")
      .on(table.gameId, table.platforms, table.multiplayer, table.studioId, table.releaseDate)
      .where(sql`${table.isPublished}`),
  ],
);

/** Without screenshots all of them form the gallery. */
export const gameArt = pgTable(
  "game_art",
  {
    gameId: uuid("game_id")
      .notNull()
      .references(() => games.gameId, { onDelete: "cascade" }),
    /** Of an uploaded picture its id. */
    name: text("name").notNull(),
    /** 0 is the cover. */
    position: integer("position").notNull(),
    /** Its files are in the file store, not in media/covers. */
    isUploaded: boolean("is_uploaded").notNull().default(false),
    focusX: integer("focus_x").notNull().default(50),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.name] })],
);

export const gameStatistics = pgTable(
  "game_statistics",
  {
    gameId: uuid("game_id")
      .primaryKey()
      .references(() => games.gameId, { onDelete: "cascade" }),
    totalPlays: integer("total_plays").notNull().default(0),
    totalTimeMs: bigint("total_time_ms", { mode: "number" }).notNull().default(0),
    uniquePlayers: integer("unique_players").notNull().default(0),
    ratingSum: integer("rating_sum").notNull().default(0),
    ratingCount: integer("rating_count").notNull().default(0),
    receivedRpx: bigint("received_rpx", { mode: "number" }).notNull().default(0),
    /** Ten ratings of 3.5 stars are added, so that a single vote of five does not win. */
    ratingScore: doublePrecision("rating_score")
      .notNull()
      .generatedAlwaysAs(sql`(rating_sum + 35.0) / (rating_count + 10)`),
  },
  (table) => [
    index("game_statistics_popular_idx").on(table.totalPlays.desc().nullsFirst(), table.gameId),
    index("game_statistics_time_idx").on(table.totalTimeMs.desc().nullsFirst(), table.gameId),
    index("game_statistics_rating_idx").on(table.ratingScore.desc().nullsFirst(), table.gameId),
  ],
);

export const tracks = pgTable(
  "tracks",
  {
    trackId: uuid("track_id").primaryKey(),
    gameId: uuid("game_id")
      .notNull()
      .references(() => games.gameId, { onDelete: "cascade" }),
    isPublic: boolean("is_public").notNull(),
    name: text("name").notNull().default("public"),
    /** Version of the release that it points to. */
    release: text("release").notNull(),
    /** Null until the first build is uploaded. */
    releaseId: uuid("release_id"),
  },
  (table) => [index("tracks_game_idx").on(table.gameId), index("tracks_release_idx").on(table.releaseId)],
);

export const tags = pgTable("tags", {
  tagId: uuid("tag_id").primaryKey(),
  alias: text("alias").notNull().unique(),
  title: jsonb("title").$type<Translations>().notNull(),
  displayOrder: integer("display_order").notNull(),
  icon: text("icon"),
  parentTagId: uuid("parent_tag_id").references((): AnyPgColumn => tags.tagId),
  /** Archived tags keep their games, so that they can come back. */
  isPublished: boolean("is_published").notNull().default(true),
  synonyms: text("synonyms").array().notNull().default([]),
});

/** Former aliases of a tag, and those of tags that were merged into it. */
export const tagAliases = pgTable(
  "tag_aliases",
  {
    alias: text("alias").primaryKey(),
    tagId: uuid("tag_id")
      .notNull()
      .references(() => tags.tagId, { onDelete: "cascade" }),
  },
  (table) => [index("tag_aliases_tag_idx").on(table.tagId)],
);

export const gameTags = pgTable(
  "game_tags",
  {
    gameId: uuid("game_id")
      .notNull()
      .references(() => games.gameId, { onDelete: "cascade" }),
    tagId: uuid("tag_id")
      .notNull()
      .references(() => tags.tagId, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.tagId] }),
    index("game_tags_tag_idx").on(table.tagId, table.gameId),
  ],
);
