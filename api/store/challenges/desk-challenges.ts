import { and, asc, desc, eq, inArray, or, sql } from "drizzle-orm";
import type { ChallengePhase, ListedChallenge } from "~contract/calls/desk-challenges";
import { challengeContent } from "~contract/entities/challenge-content";
import type { Pagination } from "~contract/entities/pagination";
import type { Database } from "../../db/database";
import { gameArt, games } from "../../db/schema/catalogue";
import { challenges } from "../../db/schema/scores";
import { challengeStatistics } from "../../db/schema/search";
import { thumbnailOf } from "../catalogue/pictures";
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
import { CHALLENGE_KIND, toChallengeContent } from "./challenge-content";
import { isInPhase, phaseOf } from "./challenge-phase";
import type { ChallengeRow } from "./challenge-responses";

const MAX_GAMES = 20;

type Filter = ContentFilter & { phase?: ChallengePhase | undefined };

/** As drafts would have them; archived challenges and new ones included. */
export async function listDeskChallenges(
  database: Database,
  filter: Filter,
  now: Date,
): Promise<{ items: ListedChallenge[]; pagination: Pagination }> {
  const draft = draftsOf(database, CHALLENGE_KIND);
  const names = sql<string>`coalesce(${draft.content} ->> 'name', ${challenges.name}::text)`;
  // A draft without a date differs from a challenge without a draft.
  const momentOf = (field: "startsAt" | "endsAt") => sql<string | null>`
    case when ${draft.content} is null then ${challenges[field]} else (${draft.content} ->> ${field})::timestamptz end`;
  const [startsAt, endsAt] = [momentOf("startsAt"), momentOf("endsAt")];
  const isPublished = sql<boolean>`coalesce(${challenges.isPublished}, false)`;
  const where = and(
    filter.search === undefined
      ? undefined
      : or(containsText(names, filter.search), inArray(gameIdOf(draft), gamesNamed(database, filter.search))),
    filter.state && isInState(filter.state, { draftId: draft.subjectId, publishAt: draft.publishAt, isPublished }),
    filter.phase && isInPhase(filter.phase, { startsAt, endsAt }, now),
  );
  const order = [desc(sql`coalesce(${startsAt}, ${challenges.createdAt})`)];
  const search = { table: challenges, key: challenges.challengeId, draft, where, order };
  const { ids, pagination } = await findContentIds(database, filter, search);
  return { items: (await loadChallenges(database, ids)).map((row) => toListedChallenge(row, now)), pagination };
}

function gameIdOf({ content }: ReturnType<typeof draftsOf>) {
  return sql`coalesce((${content} ->> 'gameId')::uuid, ${challenges.gameId})`;
}

function gamesNamed(database: Database, search: string) {
  return database.select({ gameId: games.gameId }).from(games).where(containsText(games.title, search));
}

async function loadChallenges(database: Database, ids: readonly string[]): Promise<Row[]> {
  const draft = draftsOf(database, CHALLENGE_KIND);
  return database
    .select({
      ...{ challenge: challenges, gameTitle: games.title, players: challengeStatistics.players },
      ...draftColumns(draft),
    })
    .from(wantedRows(ids))
    .leftJoin(challenges, eq(challenges.challengeId, WANTED_ID))
    .leftJoin(draft, eq(draft.subjectId, WANTED_ID))
    .leftJoin(games, eq(games.gameId, gameIdOf(draft)))
    .leftJoin(challengeStatistics, eq(challengeStatistics.challengeId, challenges.challengeId))
    .orderBy(WANTED_PLACE);
}

type Row = DraftColumns & { challenge: ChallengeRow | null; gameTitle: string | null; players: number | null };

function toListedChallenge({ challenge, gameTitle, players, ...draft }: Row, now: Date): ListedChallenge {
  const shown = draft.content ? challengeContent.parse(draft.content) : challenge && toChallengeContent(challenge);
  if (!shown) throw new Error("A listed challenge has neither a draft nor a row.");
  const { name: names, startsAt, endsAt } = shown;
  const facts = { rowId: challenge?.challengeId ?? null, isPublished: challenge?.isPublished ?? false, names };
  const locales = Object.keys(challengeContent.shape.name.shape);
  return {
    ...toListedContent(draft, { ...facts, locales }),
    ...{ gameTitle: gameTitle ?? "", startsAt, endsAt, players: players ?? 0 },
    phase: phaseOf({ startsAt, endsAt }, now),
  };
}

type GameFilter = { search?: string | undefined; gameId?: string | undefined };

export async function listChallengeGames(database: Database, { search, gameId }: GameFilter, mediaBaseUrl: string) {
  const byTitle = [asc(sql`lower(${games.title})`), asc(games.gameId)];
  // From the index of titles alone; the wide rows are those of the few that are shown.
  const wanted = await database
    .select({ gameId: games.gameId })
    .from(games)
    .where(
      and(
        eq(games.isPublished, true),
        gameId === undefined ? undefined : eq(games.gameId, gameId),
        search === undefined ? undefined : containsText(games.title, search),
      ),
    )
    .orderBy(...byTitle)
    .limit(MAX_GAMES);
  const ids = wanted.map((game) => game.gameId);
  const found = await database
    .select({ gameId: games.gameId, title: games.title, slug: games.slug, modes: games.modes })
    .from(games)
    .where(inArray(games.gameId, ids))
    .orderBy(...byTitle);
  const art = await database.select().from(gameArt).where(inArray(gameArt.gameId, ids)).orderBy(asc(gameArt.position));
  return {
    games: found.map(({ slug, modes, ...game }) => ({
      ...game,
      modes: modes.map(({ mode, type, criteria }) => ({ mode, type, criteria })),
      pictures: art
        .filter((piece) => piece.gameId === game.gameId)
        .map((piece) => ({ name: piece.name, url: thumbnailOf(mediaBaseUrl, slug, piece) })),
    })),
  };
}
