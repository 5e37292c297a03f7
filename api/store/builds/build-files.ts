import { and, eq } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { BuildReport } from "~contract/entities/build";
import type { BuildFile } from "../../builds/stored-file";
import type { Database } from "../../db/database";
import { buildFiles, builds, storedFiles } from "../../db/schema/builds";

/** About 5 MB. */
const MAX_CACHED_FILES = 10_000;
const caches = new WeakMap<Database, LRUCache<string, BuildFile>>();

/** A build never changes, so what was found stays true; whether somebody may see it is not asked here. */
export async function findBuildFile(database: Database, buildId: string, path: string): Promise<BuildFile | null> {
  const cache = cacheOf(database);
  const key = `${buildId}/${path}`;
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const [file] = await database
    .select({
      hash: buildFiles.hash,
      contentType: buildFiles.contentType,
      encoding: buildFiles.encoding,
      bytes: storedFiles.bytes,
      brotliBytes: storedFiles.brotliBytes,
      gzipBytes: storedFiles.gzipBytes,
    })
    .from(buildFiles)
    .innerJoin(storedFiles, eq(storedFiles.hash, buildFiles.hash))
    .where(and(eq(buildFiles.buildId, buildId), eq(buildFiles.path, path)));
  if (file === undefined) return null;
  cache.set(key, file);
  return file;
}

function cacheOf(database: Database): LRUCache<string, BuildFile> {
  const cache = caches.get(database) ?? new LRUCache<string, BuildFile>({ max: MAX_CACHED_FILES });
  caches.set(database, cache);
  return cache;
}

type Build = { buildId: string; entry: string; bytes: number; report: BuildReport };

export async function findBuild(database: Database, buildId: string): Promise<Build | null> {
  const { entry, bytes, report } = builds;
  const [build] = await database
    .select({ buildId: builds.buildId, entry, bytes, report })
    .from(builds)
    .where(eq(builds.buildId, buildId));
  return build ?? null;
}
