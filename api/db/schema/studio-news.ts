import { boolean, index, jsonb, pgTable, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Translations } from "~contract/entities/identifiers";
import { games, studios } from "./catalogue";

export const studioNews = pgTable(
  "studio_news",
  {
    newsId: uuid("news_id").primaryKey(),
    studioId: uuid("studio_id")
      .notNull()
      .references(() => studios.studioId, { onDelete: "cascade" }),
    title: jsonb("title").$type<Translations>().notNull(),
    /** Markdown. */
    text: jsonb("text").$type<Translations>().notNull(),
    /** One of the studio's own. */
    gameId: uuid("game_id").references(() => games.gameId, { onDelete: "set null" }),
    /** For the first time. */
    publishedAt: timestamp("published_at", { withTimezone: true }).notNull(),
    /** False for what is archived. */
    isPublished: boolean("is_published").notNull().default(true),
  },
  (table) => [
    index("studio_news_studio_idx").on(table.studioId, table.publishedAt),
    index("studio_news_game_idx").on(table.gameId),
    index("studio_news_published_idx").on(table.publishedAt),
  ],
);
