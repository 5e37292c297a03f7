import { sql } from "drizzle-orm";
import { customType, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { games, studios, tags } from "./catalogue";
import { challenges } from "./scores";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

// Written by refreshSearch. Names are folded and start with a space, for the "% word%" lookup.

/** Weights: title A, studio and tags B, short description C, long description D. */
export const gameSearch = pgTable(
  "game_search",
  {
    gameId: uuid("game_id")
      .primaryKey()
      .references(() => games.gameId, { onDelete: "cascade" }),
    title: text("title").notNull(),
    names: text("names").notNull(),
    document: tsvector("document").notNull(),
    nameWords: tsvector("name_words")
      .notNull()
      .generatedAlwaysAs(sql`array_to_tsvector(string_to_array(substr(names, 2), ' '))`),
    /** All steps up to the game's plays (standing_of in the migrations), updated by triggers. */
    standing: integer("standing")
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [
    // One index, so that the most played matches are found without reading the rest.
    index("game_search_document_idx").using("gin", table.document, table.nameWords, table.standing),
    index("game_search_exact_title_idx").using("hash", table.title),
    index("game_search_title_idx").using("gin", table.title.op("gin_trgm_ops")),
  ],
);

/** Misspelled words are compared with these instead of all names. */
export const searchWords = pgTable("search_words", { word: text("word").primaryKey() }, (table) => [
  index("search_words_word_idx").using("gin", table.word.op("gin_trgm_ops")),
]);

export const challengeNames = pgTable(
  "challenge_names",
  {
    challengeId: uuid("challenge_id")
      .notNull()
      .references(() => challenges.challengeId, { onDelete: "cascade" }),
    locale: text("locale").notNull(),
    name: text("name").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.challengeId, table.locale] }),
    index("challenge_names_name_idx").using("gin", table.name.op("gin_trgm_ops")),
  ],
);

/** `games` counts published games at the last refresh. */
export const tagNames = pgTable(
  "tag_names",
  {
    tagId: uuid("tag_id")
      .notNull()
      .references(() => tags.tagId, { onDelete: "cascade" }),
    locale: text("locale").notNull(),
    name: text("name").notNull(),
    games: integer("games").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tagId, table.locale] }),
    index("tag_names_name_idx").using("gin", table.name.op("gin_trgm_ops")),
  ],
);

export const studioNames = pgTable(
  "studio_names",
  {
    studioId: uuid("studio_id")
      .primaryKey()
      .references(() => studios.studioId, { onDelete: "cascade" }),
    name: text("name").notNull(),
    games: integer("games").notNull(),
  },
  (table) => [index("studio_names_name_idx").using("gin", table.name.op("gin_trgm_ops"))],
);

/** Ranked players per challenge, updated by triggers. */
export const challengeStatistics = pgTable(
  "challenge_statistics",
  {
    challengeId: uuid("challenge_id")
      .primaryKey()
      .references(() => challenges.challengeId, { onDelete: "cascade" }),
    players: integer("players").notNull().default(0),
  },
  (table) => [index("challenge_statistics_players_idx").on(table.players.desc().nullsFirst(), table.challengeId)],
);

/** Triggers change a row on every catalogue write; several shards reduce lock contention. */
export const catalogueVersions = pgTable("catalogue_versions", {
  shard: integer("shard").primaryKey(),
  version: uuid("version").notNull(),
});
