import { and, desc, eq } from "drizzle-orm";
import type { Release } from "~contract/entities/developer-game";
import type { Translations } from "~contract/entities/identifiers";
import type { Pagination } from "~contract/entities/pagination";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { builds, releases } from "../../db/schema/builds";
import { tracks } from "../../db/schema/catalogue";
import { deletionDateOf } from "../builds/deletion-dates";
import { countTotal, pageWindowOf, toPagination, type PageRequest } from "../paging";
import { readTextCheck } from "../words/text-check";
import { changeGameRow, lockGameRow } from "./game-rows";

/** Newest first. */
export async function listReleases(
  database: Database,
  gameId: string,
  pages: PageRequest,
): Promise<{ releases: Release[]; pagination: Pagination }> {
  const window = pageWindowOf(pages);
  const isOfGame = eq(releases.gameId, gameId);
  const rows = await selectReleases(database)
    .where(isOfGame)
    .orderBy(desc(releases.createdAt), desc(releases.releaseId))
    .limit(window.pageSize)
    .offset(window.offset);
  const totalItems = await countTotal(window, rows.length, () => database.$count(releases, isOfGame));
  return { releases: rows.map(toRelease), pagination: toPagination(window, totalItems) };
}

function selectReleases(database: Database) {
  return database
    .select({ release: releases, report: builds.report })
    .from(releases)
    .innerJoin(builds, eq(builds.buildId, releases.buildId))
    .$dynamic();
}

type ReleaseRow = Awaited<ReturnType<typeof selectReleases>>[number];

function toRelease({ release, report }: ReleaseRow): Release {
  const { releaseId, buildId, version, notes, createdAt } = release;
  return {
    ...{ releaseId, buildId, version, notes, report },
    creationDate: createdAt.toISOString(),
    deletionDate: deletionDateOf(release)?.toISOString() ?? null,
  };
}

type NewNotes = { gameId: string; releaseId: string; notes: Partial<Translations>; now: Date };

/** Empty texts are no notes. */
export async function changeReleaseNotes(
  database: Database,
  { gameId, releaseId, notes, now }: NewNotes,
): Promise<Release> {
  const check = await readTextCheck(database);
  return database.transaction(async (transaction) => {
    await lockGameRow(transaction, gameId);
    const isRelease = and(eq(releases.releaseId, releaseId), eq(releases.gameId, gameId));
    const [stored] = await transaction.select({ notes: releases.notes }).from(releases).where(isRelease);
    check(byField(notes), byField(stored?.notes ?? {}));
    const changed = await transaction
      .update(releases)
      .set({ notes: filled(notes) })
      .where(isRelease)
      .returning({ releaseId: releases.releaseId });
    if (changed.length === 0) throw new ApiFailure("release_not_found");
    const isShown = await transaction.$count(tracks, eq(tracks.releaseId, releaseId));
    if (isShown > 0) await changeGameRow(transaction, gameId, { modifiedAt: now });
    const [row] = await selectReleases(transaction).where(eq(releases.releaseId, releaseId));
    if (!row) throw new ApiFailure("release_not_found");
    return toRelease(row);
  });
}

function byField(notes: Partial<Translations>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(notes).map(([locale, text]) => [`notes.${locale}`, text]));
}

function filled(notes: Partial<Translations>): Translations {
  return Object.fromEntries(
    Object.entries(notes).flatMap(([locale, text]) => (text === undefined || text === "" ? [] : [[locale, text]])),
  );
}
