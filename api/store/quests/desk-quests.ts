import { and, asc, eq, or, sql } from "drizzle-orm";
import type { ListedQuest } from "~contract/calls/desk-quests";
import type { ContentState } from "~contract/entities/draft";
import type { Pagination } from "~contract/entities/pagination";
import { questContent } from "~contract/entities/quest-content";
import type { Database } from "../../db/database";
import { drafts } from "../../db/schema/drafts";
import { sharedContents } from "../../db/schema/quest-rewards";
import { playerQuests, questCollections, quests } from "../../db/schema/quests";
import { stateOf } from "../drafts/content-details";
import { containsText, isInState } from "../drafts/content-filter";
import { countTotal, pageWindowOf, toPagination, type PageRequest } from "../paging";
import { QUEST_KIND } from "./quest-content";
import { listQuestPictures } from "./quest-pictures";
import { toCollectionRules, toQuestContent } from "./quest-rows";

const MAX_CHOICES = 100;

type Filter = PageRequest & { search?: string | undefined; state?: ContentState | undefined };

/** As drafts would have them; archived quests and new ones included. */
export async function listDeskQuests(
  database: Database,
  filter: Filter,
): Promise<{ items: ListedQuest[]; pagination: Pagination }> {
  const window = pageWindowOf(filter);
  const draft = database.select().from(drafts).where(eq(drafts.kind, QUEST_KIND.name)).as("draft");
  const alias = sql<string>`coalesce(${draft.content} ->> 'alias', ${quests.alias})`;
  const titles = sql<string>`coalesce(${draft.content} ->> 'title', ${quests.title}::text)`;
  const collectionAlias = sql`coalesce(${draft.content} ->> 'collectionAlias', ${quests.collectionAlias})`;
  const position = sql`coalesce((${draft.content} ->> 'position')::int, ${quests.position})`;
  const isPublished = sql<boolean>`coalesce(${quests.isPublished}, false)`;
  const wanted = and(
    filter.search === undefined
      ? undefined
      : or(containsText(alias, filter.search), containsText(titles, filter.search)),
    filter.state && isInState(filter.state, { draftId: draft.subjectId, publishAt: draft.publishAt, isPublished }),
  );
  // Building a query further changes it.
  const found = () =>
    database
      .select({
        quest: quests,
        players: database.$count(playerQuests, eq(playerQuests.questId, quests.questId)),
        subjectId: draft.subjectId,
        content: draft.content,
        version: draft.version,
        publishAt: draft.publishAt,
        failure: draft.failure,
      })
      .from(quests)
      .fullJoin(draft, eq(draft.subjectId, quests.questId))
      .leftJoin(questCollections, eq(questCollections.alias, collectionAlias))
      .where(wanted);
  const rows = await found()
    .orderBy(asc(questCollections.position), asc(position), asc(alias))
    .limit(window.pageSize)
    .offset(window.offset);
  const total = await countTotal(window, rows.length, () => database.$count(found().as("found")));
  return { items: rows.map(toListedQuest), pagination: toPagination(window, total) };
}

type Row = {
  quest: typeof quests.$inferSelect | null;
  players: number;
  subjectId: string | null;
} & { [Column in "content" | "version" | "publishAt" | "failure"]: (typeof drafts.$inferSelect)[Column] | null };

function toListedQuest({ quest, players, subjectId, content, version, publishAt, failure }: Row): ListedQuest {
  const shown = content ? questContent.parse(content) : quest && toQuestContent(quest);
  if (!shown) throw new Error("A listed quest has neither a draft nor a row.");
  const draft = version === null ? null : { version, publishAt };
  return {
    ...{ subjectId: quest?.questId ?? subjectId ?? "", name: shown.title.en, failure, players },
    ...{ questType: shown.questType, collectionAlias: shown.collectionAlias },
    state: stateOf({ draft, isPublished: quest?.isPublished ?? false }),
    publishDate: publishAt?.toISOString() ?? null,
    missingLocales: Object.keys(questContent.shape.title.shape).filter((locale) => !(locale in shown.title)),
  };
}

export async function listQuestChoices(database: Database, search: string | undefined, mediaBaseUrl: string) {
  const [collections, contents, pictures] = await Promise.all([
    database.select().from(questCollections).orderBy(asc(questCollections.position)).limit(MAX_CHOICES),
    database.select().from(sharedContents).orderBy(asc(sharedContents.sharedContentId)).limit(MAX_CHOICES),
    listQuestPictures(database, search, mediaBaseUrl),
  ]);
  return {
    collections: collections.map(toCollectionRules),
    sharedContents: contents.map(({ sharedContentId, title }) => ({
      ...{ sharedContentId, title: title["en"] ?? sharedContentId },
    })),
    pictures,
  };
}
