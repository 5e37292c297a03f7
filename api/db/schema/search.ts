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
  },
  (table) => [
    index("game_search_document_idx").using("gin", table.document),
    index("game_search_names_idx").using("gin", table.names.op("gin_trgm_ops")),
    index("game_search_title_idx").using("gin", table.title.op("gin_trgm_ops")),
  ],
);

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
