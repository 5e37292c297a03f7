import { sql } from "drizzle-orm";
import { customType, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { games, studios, tags } from "./catalogue";
import { challenges } from "./scores";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/*
 * What the search reads, derived from the catalogue by store/search-index.ts. Names are folded (store/search-words.ts)
 * and begin with a space, so that the start of every word is found as "% word%".
 */

/** A game's words in all languages: title (weight A), studio and tags (B), short (C) and long descriptions (D). */
export const gameSearch = pgTable(
  "game_search",
  {
    gameId: uuid("game_id")
      .primaryKey()
      .references(() => games.gameId, { onDelete: "cascade" }),
    title: text("title").notNull(),
    /** Title and studio: what people mistype. */
    names: text("names").notNull(),
    document: tsvector("document").notNull(),
    /** The words of the names as they are, without any language's rules. */
    nameWords: tsvector("name_words")
      .notNull()
      .generatedAlwaysAs(sql`array_to_tsvector(string_to_array(substr(names, 2), ' '))`),
    /** All steps that the game's plays have climbed (standing_of in the migrations), kept by triggers. */
    standing: integer("standing")
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [
    // In one index, so that the few matches that are played most are found without reading the others.
    index("game_search_document_idx").using("gin", table.document, table.nameWords, table.standing),
    index("game_search_exact_title_idx").using("hash", table.title),
    index("game_search_title_idx").using("gin", table.title.op("gin_trgm_ops")),
  ],
);

/** Every word of a game's names: misspelled ones are compared with these rather than with all games. */
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

/** `games` counts the published ones at the last refresh; suggestions show the tags of most games first. */
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

/** Ranked players of each challenge, kept by triggers on challenges and personal_bests whoever writes those. */
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

/**
 * All rows together are the version of what lists are counted from; triggers change it with every change of games,
 * challenges, their tags and their feeds. Several rows, so that two writers rarely wait for each other.
 */
export const catalogueVersions = pgTable("catalogue_versions", {
  shard: integer("shard").primaryKey(),
  version: uuid("version").notNull(),
});
