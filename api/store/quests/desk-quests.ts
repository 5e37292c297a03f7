import { asc, and, eq, or, sql } from "drizzle-orm";
import type { ListedQuest } from "~contract/calls/desk-quests";
import type { Pagination } from "~contract/entities/pagination";
import { questContent } from "~contract/entities/quest-content";
import type { Database } from "../../db/database";
import { sharedContents } from "../../db/schema/quest-rewards";
import { playerQuests, questCollections, quests } from "../../db/schema/quests";
import { containsText, isInState } from "../drafts/content-filter";
import {
  draftColumns,
  draftsOf,
  findContentIds,
  toListedContent,
  WANTED_ID,
  WANTED_PLACE,
  wantedRows,
  type ContentFilter,
  type DraftColumns,
} from "../drafts/content-list";
import { loadCodeStocks } from "./code-stock";
import type { QuestRow } from "./quest-board";
import { QUEST_KIND } from "./quest-content";
import { listQuestPictures } from "./quest-pictures";
import { needsCodes, toCollectionRules, toQuestContent } from "./quest-rows";

const MAX_CHOICES = 100;

/** As drafts would have them; archived quests and new ones included. */
export async function listDeskQuests(
  database: Database,
  filter: ContentFilter,
): Promise<{ items: ListedQuest[]; pagination: Pagination }> {
  const draft = draftsOf(database, QUEST_KIND);
  const alias = sql<string>`coalesce(${draft.content} ->> 'alias', ${quests.alias})`;
  const titles = sql<string>`coalesce(${draft.content} ->> 'title', ${quests.title}::text)`;
  const collectionAlias = sql`coalesce(${draft.content} ->> 'collectionAlias', ${quests.collectionAlias})`;
  const collection = sql`(select ${questCollections.position} from ${questCollections}
    where ${questCollections.alias} = ${collectionAlias})`;
  const position = sql`coalesce((${draft.content} ->> 'position')::int, ${quests.position})`;
  const isPublished = sql<boolean>`coalesce(${quests.isPublished}, false)`;
  const where = and(
    filter.search === undefined
      ? undefined
      : or(containsText(alias, filter.search), containsText(titles, filter.search)),
    filter.state && isInState(filter.state, { draftId: draft.subjectId, publishAt: draft.publishAt, isPublished }),
  );
  const search = { table: quests, key: quests.questId, draft, where, order: [collection, position, alias] };
  const { ids, pagination } = await findContentIds(database, filter, search);
  const stocks = await loadCodeStocks(database, ids);
  return { items: (await loadQuests(database, ids)).map((row) => toListedQuest(row, stocks)), pagination };
}

async function loadQuests(database: Database, ids: readonly string[]): Promise<Row[]> {
  const draft = draftsOf(database, QUEST_KIND);
  const players = database.$count(playerQuests, eq(playerQuests.questId, quests.questId));
  return database
    .select({ quest: quests, players, ...draftColumns(draft) })
    .from(wantedRows(ids))
    .leftJoin(quests, eq(quests.questId, WANTED_ID))
    .leftJoin(draft, eq(draft.subjectId, WANTED_ID))
    .orderBy(WANTED_PLACE);
}

type Row = DraftColumns & { quest: QuestRow | null; players: number };

function toListedQuest(
  { quest, players, ...draft }: Row,
  stocks: Awaited<ReturnType<typeof loadCodeStocks>>,
): ListedQuest {
  const shown = draft.content ? questContent.parse(draft.content) : quest && toQuestContent(quest);
  if (!shown) throw new Error("A listed quest has neither a draft nor a row.");
  const { title: names, questType, collectionAlias, rewards } = shown;
  const stock = stocks.get(quest?.questId ?? draft.subjectId ?? "") ?? { left: 0, isLow: true };
  const facts = { rowId: quest?.questId ?? null, isPublished: quest?.isPublished ?? false, names };
  const locales = Object.keys(questContent.shape.title.shape);
  return {
    ...toListedContent(draft, { ...facts, locales }),
    questType,
    collectionAlias,
    players,
    codes: needsCodes(rewards) ? stock : null,
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
