import { createHash } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import type { CollectionNumbers, DeskCollection } from "~contract/calls/desk-collections";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { questCollections, quests } from "../../db/schema/quests";
import { lockContent, type Author } from "../drafts/change-content";
import { differingValues } from "../drafts/content-values";
import { recordAudit } from "../staff/audit-log";
import type { CollectionRow } from "./quest-board";

const MAX_COLLECTIONS = 100;

export async function listQuestCollections(database: Database): Promise<DeskCollection[]> {
  const isOfCollection = and(eq(quests.collectionAlias, questCollections.alias), eq(quests.isPublished, true));
  const rows = await database
    .select({ collection: questCollections, quests: database.$count(quests, isOfCollection) })
    .from(questCollections)
    .orderBy(asc(questCollections.position), asc(questCollections.alias))
    .limit(MAX_COLLECTIONS);
  return rows.map(({ collection, quests: count }) => ({
    ...{ ...collection, version: versionOf(numbersOf(collection)), quests: count },
  }));
}

function numbersOf({ refreshHours, maxNewQuestsAtRefresh, maxQuestsAvailable, position }: CollectionRow) {
  return { refreshHours, maxNewQuestsAtRefresh, maxQuestsAvailable, position };
}

/** The numbers are all that there is to see, so that the same numbers are the same version. */
function versionOf({ refreshHours, maxNewQuestsAtRefresh, maxQuestsAvailable, position }: CollectionNumbers): string {
  const seen = JSON.stringify([refreshHours, maxNewQuestsAtRefresh, maxQuestsAvailable, position]);
  return createHash("sha256").update(seen).digest("base64url");
}

type Change = { alias: string; version: string; numbers: CollectionNumbers };

export async function changeQuestCollection(
  database: Database,
  { alias, version, numbers }: Change,
  author: Author,
): Promise<{ version: string }> {
  return database.transaction(async (transaction) => {
    await lockContent(transaction);
    const isCollection = eq(questCollections.alias, alias);
    const [row] = await transaction.select().from(questCollections).where(isCollection);
    if (!row) throw new ApiFailure("quest_collection_unknown");
    const before = numbersOf(row);
    if (versionOf(before) !== version) throw new ApiFailure("content_changed");
    const changed = versionOf(numbers);
    if (changed === version) throw new ApiFailure("no_changes");
    await transaction.update(questCollections).set(numbers).where(isCollection);
    await recordAudit(transaction, {
      ...{ ...author, action: "collection.changed", reason: null },
      subject: { kind: "quest-collection", id: alias, name: alias },
      ...differingValues(before, numbers),
    });
    return { version: changed };
  });
}
