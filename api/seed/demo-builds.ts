import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { log } from "~observe/log";
import type { BuildIdentity } from "../builds/identify-build";
import type { ImportedBuild } from "../builds/import-build";
import { addPreparedFiles, findPreparedBuild } from "../builds/prepared-builds";
import type { Database } from "../db/database";
import { releases, storedFiles } from "../db/schema/builds";
import { games, tracks } from "../db/schema/catalogue";
import type { BuildServices } from "../store/builds/build-services";
import { importFolder } from "../store/builds/import-folder";
import { createRelease, saveBuild } from "../store/builds/releases";
import { pointTrack } from "../store/builds/track-releases";
import { GAMES_FOLDER, identifyDemoGames, isFileOfGame } from "./demo-build-source";
import { gameId, GAME_SLUGS } from "./demo-games";
import { releaseFirstBuild } from "./first-releases";
import { lockSeed } from "./renew-catalogue";

/** The portal's own games come as builds too: those without a release get their first one. */
export async function importDemoBuilds(services: BuildServices, now: Date): Promise<ImportedBuild[]> {
  const { database, fileStore } = services;
  if ((await findUnreleased(database)).length === 0) return [];
  return database.transaction(async (transaction) => {
    await lockSeed(transaction);
    const imported: ImportedBuild[] = [];
    for (const [slug, { buildId }] of await identifyDemoGames(await findUnreleased(transaction))) {
      const build = await importGame({ database: transaction, fileStore }, { slug, buildId, now });
      await releaseFirstBuild(transaction, slug, build.buildId);
      imported.push(build);
    }
    return imported;
  });
}

/** Slugs of the portal's own games; other games may share their files. */
async function findUnreleased(database: Database): Promise<string[]> {
  const rows = await database
    .selectDistinct({ slug: games.slug })
    .from(tracks)
    .innerJoin(games, eq(games.gameId, tracks.gameId))
    .where(and(isNull(tracks.releaseId), eq(tracks.isPublic, true), inArray(games.slug, [...GAME_SLUGS])));
  return rows.map(({ slug }) => slug);
}

type GameImport = { slug: string; buildId: string; now: Date };

async function importGame(services: BuildServices, { slug, buildId, now }: GameImport): Promise<ImportedBuild> {
  const prepared = await findPreparedBuild(buildId);
  if (prepared === null) return importFolder(services, { folder: GAMES_FOLDER, include: isFileOfGame(slug), now });
  await addPreparedFiles(services.fileStore, prepared);
  await services.database.transaction(async (transaction) => {
    for (const { hash, bytes, brotliBytes, gzipBytes } of prepared.files.values()) {
      const known = { isComplete: true, claimedAt: now };
      await transaction
        .insert(storedFiles)
        .values({ hash, bytes, brotliBytes, gzipBytes, ...known })
        .onConflictDoUpdate({ target: storedFiles.hash, set: known });
    }
    await saveBuild(transaction, prepared, now);
  });
  return prepared;
}

/** Brings the games of a newer portal, and files that the store has lost, while the portal runs. */
export function startDemoBuildRenewal(services: BuildServices): void {
  void renewDemoBuilds(services, new Date()).catch((error: unknown) => {
    log.error({ err: error }, "The portal's own games could not be renewed");
  });
}

export async function renewDemoBuilds(services: BuildServices, now: Date): Promise<void> {
  const identities = await identifyDemoGames(GAME_SLUGS);
  for (const slug of GAME_SLUGS) {
    const identity = identities.get(slug);
    if (!identity) continue;
    const state = await findState(services, slug, identity);
    if (state !== null && (!state.isCurrent || state.lost.length > 0))
      await renewGame(services, { slug, identity, now });
  }
}

type GameState = { isCurrent: boolean; lost: string[] };

/** Null for a game that is not there, or that somebody has uploaded a build of. */
async function findState(
  { database, fileStore }: BuildServices,
  slug: (typeof GAME_SLUGS)[number],
  { buildId, hashes }: BuildIdentity,
): Promise<GameState | null> {
  const isOfGame = eq(releases.gameId, gameId(slug));
  const [all, uploaded, current] = await Promise.all([
    database.$count(releases, isOfGame),
    database.$count(releases, and(isOfGame, isNotNull(releases.createdBy))),
    database.$count(releases, and(isOfGame, eq(releases.buildId, buildId))),
  ]);
  if (all === 0 || uploaded > 0) return null;
  const stored = await fileStore.has(hashes);
  return { isCurrent: current > 0, lost: hashes.filter((hash) => !stored.has(hash)) };
}

type Renewal = { slug: (typeof GAME_SLUGS)[number]; identity: BuildIdentity; now: Date };

async function renewGame({ database, fileStore }: BuildServices, { slug, identity, now }: Renewal): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockSeed(transaction);
    const services = { database: transaction, fileStore };
    const state = await findState(services, slug, identity);
    if (state === null) return;
    const { buildId } = identity;
    if (state.lost.length > 0)
      await transaction.update(storedFiles).set({ isComplete: false }).where(inArray(storedFiles.hash, state.lost));
    await importGame(services, { slug, buildId, now });
    if (state.isCurrent) return;
    const game = { gameId: gameId(slug), userId: null, now };
    const { releaseId } = await createRelease(transaction, { ...game, buildId, version: null });
    const ofGame = await transaction.select().from(tracks).where(eq(tracks.gameId, game.gameId));
    for (const { trackId } of ofGame) await pointTrack(transaction, { trackId, releaseId, ...game });
  });
}
