import { asc, isNotNull } from "drizzle-orm";
import type { Database } from "../../db/database";
import { tags } from "../../db/schema/catalogue";
import { tagId as demoTagId } from "../demo-tags";
import { seedId } from "../deterministic-ids";
import vocabulary from "./vocabulary/tags.json";

const FIRST_DISPLAY_ORDER = 100;

const LOAD_TAGS: (typeof tags.$inferInsert)[] = vocabulary.map(({ alias, title }, index) => ({
  tagId: seedId(`load:tag:${alias}`),
  alias,
  title,
  displayOrder: FIRST_DISPLAY_ORDER + index,
  icon: null,
  parentTagId: demoTagId("theme"),
}));

/** Returns all tags that games can have, in display order. */
export async function addLoadTags(database: Database): Promise<string[]> {
  await database.insert(tags).values(LOAD_TAGS).onConflictDoNothing();
  const rows = await database
    .select({ tagId: tags.tagId })
    .from(tags)
    .where(isNotNull(tags.parentTagId))
    .orderBy(asc(tags.displayOrder), asc(tags.alias));
  return rows.map(({ tagId }) => tagId);
}
