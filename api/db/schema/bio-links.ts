import { pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { user } from "./identity";

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
