import { eq, sql } from "drizzle-orm";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { feedEntries } from "../../db/schema/content";
import { gameTags, tagAliases } from "../../db/schema/catalogue";
import {
  addRevision,
  changeContent,
  recordContent,
  removeDraft,
  type Author,
  type Seen,
} from "../drafts/change-content";
import { refreshSearchOfTag, TAG_KIND } from "./tag-content";

type Merger = Seen & { into: string; reason: string };

/** The merged tag keeps its games in case it comes back. */
export async function mergeTag(database: Database, { into, reason, ...seen }: Merger, author: Author): Promise<void> {
  await changeContent(database, TAG_KIND, seen, async (found) => {
    const { transaction, subjectId, published } = found;
    if (!published) throw new ApiFailure("tag_not_found");
    const target = await TAG_KIND.read(transaction, into);
    if (!target || into === subjectId) throw new ApiFailure("tag_not_found");
    await transaction.execute(sql`
      insert into ${gameTags} (game_id, tag_id) select game_id, ${into}::uuid from ${gameTags} where tag_id = ${subjectId}
      on conflict do nothing`);
    await transaction.update(feedEntries).set({ tagId: into }).where(eq(feedEntries.tagId, subjectId));
    await TAG_KIND.archive(transaction, subjectId);
    await transaction.update(tagAliases).set({ tagId: into }).where(eq(tagAliases.tagId, subjectId));
    await transaction.insert(tagAliases).values({ alias: published.alias, tagId: into });
    await refreshSearchOfTag(transaction, into);
    await addRevision(found, null, author);
    await removeDraft(found);
    await recordContent(found, { action: "tag.merged", before: published, after: target, reason }, author);
  });
}
