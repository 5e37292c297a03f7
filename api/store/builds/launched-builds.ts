import { eq, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Database } from "../../db/database";
import { builds, releases } from "../../db/schema/builds";

export type LaunchedBuild = {
  releaseId: string;
  buildId: string;
  entry: string;
  bytes: number;
  needsIsolation: boolean;
};

const MAX_CACHED_BUILDS = 1_000;
const caches = new WeakMap<Database, LRUCache<string, LaunchedBuild>>();

/** What a release launches, which never changes. */
export async function findLaunchedBuild(database: Database, releaseId: string): Promise<LaunchedBuild | null> {
  const cache = caches.get(database) ?? new LRUCache<string, LaunchedBuild>({ max: MAX_CACHED_BUILDS });
  caches.set(database, cache);
  const cached = cache.get(releaseId);
  if (cached !== undefined) return cached;
  const [build] = await database
    .select({
      releaseId: releases.releaseId,
      buildId: builds.buildId,
      entry: builds.entry,
      bytes: builds.bytes,
      needsIsolation: sql<boolean>`(${builds.report}->'needs'->>'isolation')::boolean`,
    })
    .from(releases)
    .innerJoin(builds, eq(builds.buildId, releases.buildId))
    .where(eq(releases.releaseId, releaseId));
  if (build === undefined) return null;
  cache.set(releaseId, build);
  return build;
}
