import { and, asc, desc, eq, inArray, isNotNull, isNull, not, notInArray, or, sql, type SQL } from "drizzle-orm";
import type { ListedGame } from "~contract/calls/desk-games";
import type { ContentState } from "~contract/entities/draft";
import { gameContent } from "~contract/entities/game-content";
import type { Pagination } from "~contract/entities/pagination";
import type { Database } from "../../db/database";
import { games, studios } from "../../db/schema/catalogue";
import { drafts, revisions } from "../../db/schema/drafts";
import { takedowns } from "../../db/schema/studios";
import { stateOf } from "../drafts/content-details";
import { containsText } from "../drafts/content-filter";
import type { ContentFilter } from "../drafts/content-list";
import { choosePageScan, countTotal, pageWindowOf, toPagination } from "../paging";
import { GAME_READING, shownTexts } from "./game-content";

/** By the title that players see. */
export async function listDeskGames(
  database: Database,
  filter: ContentFilter,
): Promise<{ items: ListedGame[]; pagination: Pagination }> {
  const window = pageWindowOf(filter);
  let counted: Promise<number> | undefined;
  const countAll = () => (counted ??= database.$count(findGames(database, filter).as("found")));
  const { limit, offset, isReversed } = await choosePageScan(window, countAll);
  const direction = isReversed ? desc : asc;
  const found = await findGames(database, filter)
    .orderBy(direction(sql`lower(${games.title})`), direction(games.gameId))
    .limit(limit)
    .offset(offset);
  const gameIds = found.map(({ gameId }) => gameId);
  const rows = await loadRows(database, isReversed ? gameIds.reverse() : gameIds);
  const total = await countTotal(window, rows.length, countAll);
  return { items: rows.map(toListedGame), pagination: toPagination(window, total) };
}

const isOfGame = and(eq(drafts.kind, GAME_READING.name), eq(drafts.subjectId, games.gameId));
const wasRevised = sql`exists (select from ${revisions}
  where ${revisions.kind} = ${GAME_READING.name} and ${revisions.subjectId} = ${games.gameId})`;

/**
 * Without joins, so that the index of titles is read in its order; the page's wide rows are read afterwards. An array
 * of drafts, since the indexes are not used for `in` within `or`.
 */
function findGames(database: Database, { search, state }: ContentFilter) {
  const hasTitle = (title: SQL) => (search === undefined ? undefined : containsText(title, search));
  const drafted = hasTitle(sql`(${drafts.content} ->> 'title')`);
  const wanted = and(
    drafted && or(hasTitle(sql`${games.title}`), sql`${games.gameId} = any(array(${draftedGames(database, drafted)}))`),
    state && hasState(database, state),
  );
  return database.select({ gameId: games.gameId }).from(games).where(wanted).$dynamic();
}

function draftedGames(database: Database, condition?: SQL) {
  return database
    .select({ gameId: drafts.subjectId })
    .from(drafts)
    .where(and(eq(drafts.kind, GAME_READING.name), condition));
}

/** What a studio has written and the desk never published counts as a draft. */
function hasState(database: Database, state: ContentState): SQL | undefined {
  const { gameId, isPublished } = games;
  const isHidden = sql`not ${isPublished}`;
  const all = draftedGames(database);
  const scheduled = draftedGames(database, isNotNull(drafts.publishAt));
  const unscheduled = draftedGames(database, isNull(drafts.publishAt));
  const conditions: Record<ContentState, () => SQL | undefined> = {
    SCHEDULED: () => inArray(gameId, scheduled),
    PUBLISHED: () => and(sql`${isPublished}`, notInArray(gameId, all)),
    CHANGED: () => and(sql`${isPublished}`, inArray(gameId, unscheduled)),
    DRAFT: () => and(isHidden, notInArray(gameId, scheduled), or(inArray(gameId, unscheduled), not(wasRevised))),
    ARCHIVED: () => and(isHidden, notInArray(gameId, all), wasRevised),
  };
  return conditions[state]();
}

async function loadRows(database: Database, gameIds: readonly string[]) {
  if (gameIds.length === 0) return [];
  const rows = await database
    .select({
      gameId: games.gameId,
      title: games.title,
      shortDescription: games.shortDescription,
      isPublished: games.isPublished,
      studioName: studios.name,
      wasRevised: sql<boolean>`${wasRevised}`,
      isStopped: sql<boolean>`exists (select from ${takedowns}
        where ${takedowns.gameId} = ${games.gameId} and ${takedowns.liftedAt} is null)`,
      draft: drafts,
    })
    .from(games)
    .innerJoin(studios, eq(studios.studioId, games.studioId))
    .leftJoin(drafts, isOfGame)
    .where(inArray(games.gameId, [...gameIds]));
  const byId = new Map(rows.map((row) => [row.gameId, row]));
  return gameIds.flatMap((gameId) => byId.get(gameId) ?? []);
}

type Row = Awaited<ReturnType<typeof loadRows>>[number];

function toListedGame({ gameId, studioName, isStopped, isPublished, draft, ...row }: Row): ListedGame {
  const schema = gameContent.shape.shortDescription;
  const content = draft && gameContent.parse(draft.content);
  const texts = content?.shortDescription ?? shownTexts(row.shortDescription, schema);
  return {
    ...{ subjectId: gameId, name: content?.title ?? row.title, studioName, isStopped },
    failure: draft?.failure ?? null,
    state: stateOf({ draft, isPublished, isNew: !row.wasRevised }),
    publishDate: draft?.publishAt?.toISOString() ?? null,
    missingLocales: Object.keys(schema.shape).filter((locale) => !(locale in texts)),
  };
}
