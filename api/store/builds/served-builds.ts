import { and, eq, exists, isNull, notExists, sql } from "drizzle-orm";
import type { GamePermission } from "~contract/entities/game-permission";
import type { Database } from "../../db/database";
import { builds, releases, trackReleases } from "../../db/schema/builds";
import { games, tracks } from "../../db/schema/catalogue";
import { takedowns } from "../../db/schema/studios";
import { CatalogueCache } from "../catalogue/catalogue-cache";
import { VersionedCache } from "../catalogue/catalogue-version";

const MAX_CACHED_BUILDS = 1_000;
/** A takedown, a release and what a game declares all change the catalogue version. */
const cache = new VersionedCache(() => new CatalogueCache<{ build: ServedBuild | null }>(MAX_CACHED_BUILDS));

export type ServedBuild = {
  declaredHosts: string[];
  needsIsolation: boolean;
  firstFrameBytes: number;
  savesStorage: boolean;
  permissions: GamePermission[];
};

type Wanted = { shortId: string; buildId: string; isSigned: boolean };

/**
 * A build whose files a game's host may serve: of a release of the game that is or was public, so that whoever plays
 * goes on after a switch; of any release to whom a signed address was given. None while the game is stopped.
 */
export async function findServedBuild(database: Database, wanted: Wanted): Promise<ServedBuild | null> {
  const { shortId, buildId, isSigned } = wanted;
  const current = await cache.current(database);
  const key = `${shortId} ${buildId} ${String(isSigned)}`;
  return (await current.getOrLoad(key, async () => ({ build: await loadServedBuild(database, wanted) }))).build;
}

async function loadServedBuild(
  database: Database,
  { shortId, buildId, isSigned }: Wanted,
): Promise<ServedBuild | null> {
  const stopped = database
    .select({ one: sql`1` })
    .from(takedowns)
    .where(and(eq(takedowns.gameId, games.gameId), isNull(takedowns.liftedAt)));
  const publicPointings = database
    .select({ one: sql`1` })
    .from(trackReleases)
    .innerJoin(tracks, eq(tracks.trackId, trackReleases.trackId))
    .where(and(eq(trackReleases.releaseId, releases.releaseId), eq(tracks.gameId, games.gameId), tracks.isPublic));
  const [build] = await database
    .select({
      declaredHosts: games.declaredHosts,
      needsIsolation: sql<boolean>`${games.usesSharedArrayBuffer} or (${builds.report}->'needs'->>'isolation')::boolean`,
      savesStorage: games.savesStorage,
      permissions: games.permissions,
      firstFrameBytes: sql<number>`(${builds.report}->>'firstFrameBytes')::float8`,
    })
    .from(games)
    .innerJoin(releases, eq(releases.gameId, games.gameId))
    .innerJoin(builds, eq(builds.buildId, releases.buildId))
    .where(
      and(
        ...[eq(games.shortId, shortId), eq(releases.buildId, buildId), notExists(stopped)],
        isSigned ? undefined : exists(publicPointings),
      ),
    )
    .limit(1);
  return build ?? null;
}
