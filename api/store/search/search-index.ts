import { and, asc, eq, gt, isNull } from "drizzle-orm";
import type { Database } from "../../db/database";
import { games, gameSearch } from "../../db/schema";
import { writeGameDocuments } from "./search-documents";
import { refreshChallengeNames, refreshStudioNames, refreshTagNames } from "./search-names";

const BATCH = 500;

type RefreshScope = string[] | "all" | "missing";

/** Call it after every write to games or their tags, studios and challenges. */
export async function refreshSearch(
  database: Database,
  scope: RefreshScope,
  onProgress: (games: number) => void = () => undefined,
): Promise<void> {
  let isAnyRefreshed = false;
  for await (const gameIds of batchesOf(database, scope)) {
    await writeGameDocuments(database, gameIds);
    await refreshChallengeNames(database, gameIds);
    await refreshStudioNames(database, gameIds);
    isAnyRefreshed = true;
    onProgress(gameIds.length);
  }
  if (isAnyRefreshed) await refreshTagNames(database);
}

async function* batchesOf(database: Database, scope: RefreshScope): AsyncGenerator<string[]> {
  if (Array.isArray(scope)) {
    for (let start = 0; start < scope.length; start += BATCH) yield scope.slice(start, start + BATCH);
    return;
  }
  const condition = scope === "missing" ? isNull(gameSearch.gameId) : undefined;
  let last: string | undefined;
  for (;;) {
    const rows = await database
      .select({ gameId: games.gameId })
      .from(games)
      .leftJoin(gameSearch, eq(gameSearch.gameId, games.gameId))
      .where(and(condition, last === undefined ? undefined : gt(games.gameId, last)))
      .orderBy(asc(games.gameId))
      .limit(BATCH);
    last = rows.at(-1)?.gameId;
    if (last === undefined) return;
    yield rows.map(({ gameId }) => gameId);
  }
}
