import { desc, inArray, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { NamedId } from "~contract/entities/audit-entry";
import { MAX_PAGE_ENTRIES } from "~contract/entities/page-content";
import type { Database } from "../../db/database";
import { games, studios, tags } from "../../db/schema/catalogue";
import { user } from "../../db/schema/identity";
import { sharedContents } from "../../db/schema/quest-rewards";
import { quests } from "../../db/schema/quests";
import { challenges } from "../../db/schema/scores";
import { auditLog } from "../../db/schema/staff";

/** Further ones are left out: what shows them leaves them as they are. */
const MAX_NAMED = MAX_PAGE_ENTRIES;

const english = (texts: PgColumn, other: PgColumn | string) => sql<string>`coalesce(${texts} ->> 'en', ${other})`;

type Source = { id: PgColumn; name: PgColumn | SQL<string> };

const SOURCES: readonly Source[] = [
  { id: games.gameId, name: games.title },
  { id: tags.tagId, name: english(tags.title, tags.alias) },
  { id: challenges.challengeId, name: english(challenges.name, challenges.mangledName) },
  { id: quests.questId, name: english(quests.title, quests.alias) },
  { id: studios.studioId, name: studios.name },
  { id: sharedContents.sharedContentId, name: english(sharedContents.title, "") },
  { id: user.id, name: user.displayUsername },
];

/** By the names they have; what is gone by the last one that the audit log knows. */
export async function nameIds(database: Database, ids: readonly string[]): Promise<NamedId[]> {
  const wanted = ids.slice(0, MAX_NAMED);
  const names = new Map<string, string | null>();
  for (const { id, name } of SOURCES) {
    const left = wanted.filter((each) => !names.has(each));
    if (left.length === 0) break;
    const rows = await database
      .select({ id: sql<string>`${id}`, name: sql<string | null>`${name}` })
      .from(id.table)
      .where(inArray(id, left));
    for (const row of rows) names.set(row.id, row.name);
  }
  await addLastNames(database, wanted, names);
  return wanted.map((id) => ({ id, name: names.get(id) ?? null }));
}

async function addLastNames(database: Database, wanted: readonly string[], names: Map<string, string | null>) {
  const gone = wanted.filter((id) => !names.has(id));
  if (gone.length === 0) return;
  const rows = await database
    .selectDistinctOn([auditLog.subjectId], { id: auditLog.subjectId, name: auditLog.subjectName })
    .from(auditLog)
    .where(inArray(auditLog.subjectId, gone))
    .orderBy(auditLog.subjectId, desc(auditLog.createdAt));
  for (const { id, name } of rows) names.set(id, name);
}
