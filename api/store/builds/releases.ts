import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { ApiFailure } from "../../api-failure";
import type { ImportedBuild } from "../../builds/import-build";
import type { Database } from "../../db/database";
import { buildFiles, builds, releases } from "../../db/schema/builds";
import { games } from "../../db/schema/catalogue";
import { compareVersions, nextVersion } from "./versions";

const ROWS_AT_ONCE = 1_000;

/** All its files are stored. */
export async function saveBuild(transaction: Database, build: ImportedBuild, now: Date): Promise<void> {
  const { buildId, files, report } = build;
  const row = { buildId, entry: report.entry, bytes: report.bytes, report, createdAt: now };
  // An earlier row is young again, so that nobody collects it before a release names it, and what an earlier version of
  // the portal reported is out of date.
  await transaction
    .insert(builds)
    .values(row)
    .onConflictDoUpdate({ target: builds.buildId, set: { report, createdAt: now } });
  const rows = [...files].map(([path, { hash, contentType, encoding }]) => ({
    ...{ buildId, path, hash },
    ...{ contentType, encoding },
  }));
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await transaction
      .insert(buildFiles)
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .onConflictDoNothing();
}

type NewRelease = { gameId: string; buildId: string; version: string | null; userId: string | null; now: Date };

/** Without a version it gets the next one. */
export async function createRelease(
  transaction: Database,
  { gameId, buildId, version, userId, now }: NewRelease,
): Promise<{ releaseId: string; version: string }> {
  const last = await lockGame(transaction, gameId);
  if (version !== null) assertHigher(version, last);
  const release = { releaseId: randomUUID(), version: version ?? nextVersion(last) };
  const moments = { createdAt: now, unusedSince: now };
  await transaction.insert(releases).values({ ...release, ...moments, gameId, buildId, notes: {}, createdBy: userId });
  await transaction.update(games).set({ lastVersion: release.version }).where(eq(games.gameId, gameId));
  return release;
}

/** Serializes changes of a game's releases and tracks; gives its highest version. */
export async function lockGame(transaction: Database, gameId: string): Promise<string | null> {
  const { lastVersion } = games;
  const [game] = await transaction
    .select({ lastVersion })
    .from(games)
    .where(eq(games.gameId, gameId))
    .for("no key update");
  if (!game) throw new ApiFailure("game_not_found");
  return game.lastVersion;
}

export async function assertVersionRises(database: Database, gameId: string, version: string): Promise<void> {
  const [game] = await database.select({ lastVersion: games.lastVersion }).from(games).where(eq(games.gameId, gameId));
  assertHigher(version, game?.lastVersion ?? null);
}

function assertHigher(version: string, last: string | null): void {
  if (last === null || compareVersions(version, last) > 0) return;
  const message = `must be higher than ${last}`;
  throw new ApiFailure("version_number_too_low", { details: { fieldName: "version", message } });
}
