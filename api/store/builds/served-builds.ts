import { and, eq, isNull, notExists, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { builds, releases } from "../../db/schema/builds";
import { games } from "../../db/schema/catalogue";
import { takedowns } from "../../db/schema/studios";

type ServedBuild = {
  declaredHosts: string[];
  needsIsolation: boolean;
  firstFrameBytes: number;
};

/** A build whose files a game's host may serve: one that a release of the game has, unless the game is stopped. */
export async function findServedBuild(
  database: Database,
  { shortId, buildId }: { shortId: string; buildId: string },
): Promise<ServedBuild | null> {
  const stopped = database
    .select({ one: sql`1` })
    .from(takedowns)
    .where(and(eq(takedowns.gameId, games.gameId), isNull(takedowns.liftedAt)));
  const [build] = await database
    .select({
      declaredHosts: games.declaredHosts,
      needsIsolation: sql<boolean>`${games.usesSharedArrayBuffer} or (${builds.report}->'needs'->>'isolation')::boolean`,
      firstFrameBytes: sql<number>`(${builds.report}->>'firstFrameBytes')::float8`,
    })
    .from(games)
    .innerJoin(releases, eq(releases.gameId, games.gameId))
    .innerJoin(builds, eq(builds.buildId, releases.buildId))
    .where(and(eq(games.shortId, shortId), eq(releases.buildId, buildId), notExists(stopped)))
    .limit(1);
  return build ?? null;
}
