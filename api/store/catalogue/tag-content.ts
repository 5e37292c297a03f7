import { and, eq, ne } from "drizzle-orm";
import { tagContent, tagIcon, tagTitles, type TagContent } from "~contract/entities/tag-content";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { gameTags, tagAliases, tags } from "../../db/schema/catalogue";
import type { ContentKind } from "../drafts/content-kind";
import { refreshSearch } from "../search/search-index";
import { refreshTagNames } from "../search/search-names";

type TagRow = typeof tags.$inferSelect;

/** Rules: docs/product/tags.md. */
export const TAG_KIND: ContentKind<TagContent> = {
  name: "tag",
  schema: tagContent,
  notFound: "tag_not_found",
  titleOf: ({ title }) => title.en,
  read: readTagContent,
  check: checkTag,
  publish: publishTag,
  archive: archiveTag,
};

async function readTagContent(database: Database, tagId: string): Promise<TagContent | null> {
  const [row] = await database
    .select()
    .from(tags)
    .where(and(eq(tags.tagId, tagId), eq(tags.isPublished, true)));
  return row ? toTagContent(row) : null;
}

/** Rows from elsewhere may have texts that no editor could write: those are shown empty. */
export function toTagContent({ alias, title, displayOrder, icon, parentTagId, synonyms }: TagRow): TagContent {
  const titles = tagTitles.safeParse(title).data ?? { en: title["en"] ?? alias };
  return { alias, title: titles, displayOrder, icon: iconName(icon), parentTagId, synonyms };
}

/** The icon's name is that of its picture. */
function iconName(path: string | null): TagContent["icon"] {
  return tagIcon.safeParse(path?.replace(/^.*\/|\.svg$/g, "")).data ?? null;
}

/** Families have one generation: a parent has no parent, and who has children gets none. */
async function checkTag(transaction: Database, tagId: string, { alias, parentTagId }: TagContent): Promise<void> {
  const [taken] = await transaction
    .select({ tagId: tags.tagId })
    .from(tags)
    .where(and(eq(tags.alias, alias), ne(tags.tagId, tagId)));
  if (taken) throw new ApiFailure("tag_alias_taken");
  if (parentTagId === null) return;
  const [parent] = await transaction.select().from(tags).where(eq(tags.tagId, parentTagId));
  const fits = parent?.isPublished === true && parent.parentTagId === null && parentTagId !== tagId;
  if (!fits || (await hasChildren(transaction, tagId))) throw new ApiFailure("tag_parent_invalid");
}

async function publishTag(transaction: Database, tagId: string, content: TagContent): Promise<void> {
  const { alias, title, displayOrder, icon, parentTagId, synonyms } = content;
  const [before] = await transaction.select({ alias: tags.alias }).from(tags).where(eq(tags.tagId, tagId));
  const row = { alias, title, displayOrder, parentTagId, synonyms, isPublished: true };
  const stored = { ...row, icon: icon && `/media/icons/${icon}.svg` };
  await transaction
    .insert(tags)
    .values({ ...stored, tagId })
    .onConflictDoUpdate({ target: tags.tagId, set: stored });
  await transaction.delete(tagAliases).where(eq(tagAliases.alias, alias));
  if (before && before.alias !== alias) {
    // That of a tag that was merged leads to the other one.
    await transaction.insert(tagAliases).values({ alias: before.alias, tagId }).onConflictDoNothing();
  }
  await refreshSearchOfTag(transaction, tagId);
}

async function archiveTag(transaction: Database, tagId: string): Promise<void> {
  if (await hasChildren(transaction, tagId)) throw new ApiFailure("tag_has_children");
  await transaction.update(tags).set({ isPublished: false }).where(eq(tags.tagId, tagId));
  await refreshSearchOfTag(transaction, tagId);
}

async function hasChildren(transaction: Database, tagId: string): Promise<boolean> {
  const isChild = and(eq(tags.parentTagId, tagId), eq(tags.isPublished, true));
  return (await transaction.$count(tags, isChild)) > 0;
}

/** The tag's words are in the documents of its games. */
export async function refreshSearchOfTag(transaction: Database, tagId: string): Promise<void> {
  const rows = await transaction.select({ gameId: gameTags.gameId }).from(gameTags).where(eq(gameTags.tagId, tagId));
  if (rows.length > 0) {
    await refreshSearch(
      transaction,
      rows.map(({ gameId }) => gameId),
    );
  } else await refreshTagNames(transaction);
}
