import { pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { user } from "./identity";

/** Where else somebody is to be found, as their profile says it, in their order. */
export const bioLinks = pgTable(
  "bio_links",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    position: smallint("position").notNull(),
    url: text("url").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.position] })],
);
