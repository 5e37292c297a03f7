import { index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { WordList, WordMatch } from "~contract/entities/refused-word";
import { user } from "./identity";

/** What public texts of players and studios must not contain. */
export const refusedWords = pgTable(
  "refused_words",
  {
    wordId: uuid("word_id").primaryKey(),
    list: text("list").$type<WordList>().notNull(),
    /** As it was written. */
    word: text("word").notNull(),
    /** As texts are compared (api/store/words/comparable-text.ts). */
    comparable: text("comparable").notNull(),
    match: text("match").$type<WordMatch>().notNull(),
    addedBy: uuid("added_by").references(() => user.id, { onDelete: "set null" }),
    addedAt: timestamp("added_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("refused_words_comparable_idx").on(table.list, table.comparable),
    index("refused_words_added_by_idx").on(table.addedBy),
  ],
);
