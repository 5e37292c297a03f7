import { and, eq, inArray, isNotNull, isNull, lte, notExists } from "drizzle-orm";
import type { Database } from "../../db/database";
import { builds, releases } from "../../db/schema/builds";
import { games, tracks } from "../../db/schema/catalogue";
import { gameReviews } from "../../db/schema/reviews";
import { studioMembers } from "../../db/schema/studios";
import { notifyAll } from "../people/messages";
import { OPEN_STATES } from "../reviews/review-states";
import { ANNOUNCED_AFTER_MS, ANNOUNCEMENT_MS, deletionDateOf } from "./deletion-dates";

/** A build that was just saved has no release yet. */
const NEW_BUILD_MS = 24 * 60 * 60 * 1000;

/** Tells the studio's owners of each release that will be deleted, once. */
export async function announceDeletions(database: Database, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    const announced = await transaction
      .update(releases)
      .set({ deletionAnnouncedAt: now })
      .where(
        and(
          isNull(releases.deletionAnnouncedAt),
          lte(releases.unusedSince, ago(now, ANNOUNCED_AFTER_MS)),
          notExists(openReviews(transaction)),
        ),
      )
      .returning();
    for (const release of announced) await announce(transaction, release, now);
  });
}

/** What waits for the desk stays. */
function openReviews(database: Database) {
  const isOfRelease = eq(gameReviews.releaseId, releases.releaseId);
  return database
    .select()
    .from(gameReviews)
    .where(and(isOfRelease, inArray(gameReviews.state, OPEN_STATES)));
}

async function announce(transaction: Database, release: typeof releases.$inferSelect, now: Date): Promise<void> {
  const { gameId, version } = release;
  const deletionDate = deletionDateOf(release);
  if (deletionDate === null) return;
  const owners = await transaction
    .select({ userId: studioMembers.userId, gameTitle: games.title })
    .from(games)
    .innerJoin(studioMembers, and(eq(studioMembers.studioId, games.studioId), eq(studioMembers.role, "OWNER")))
    .where(eq(games.gameId, gameId));
  await notifyAll(transaction, {
    userIds: owners.map(({ userId }) => userId),
    data: {
      messageType: "RELEASE_DELETION_ANNOUNCED",
      mainEntityId: gameId,
      gameTitle: owners[0]?.gameTitle ?? null,
      version,
      deletionDate: deletionDate.toISOString(),
    },
    now,
  });
}

/** Announced long enough before; a track that points to one meanwhile keeps it. */
export async function deleteUnusedReleases(database: Database, now: Date): Promise<void> {
  const isUnused = and(
    isNotNull(releases.unusedSince),
    lte(releases.deletionAnnouncedAt, ago(now, ANNOUNCEMENT_MS)),
    notExists(database.select().from(tracks).where(eq(tracks.releaseId, releases.releaseId))),
    notExists(openReviews(database)),
  );
  const candidates = await database.select().from(releases).where(isUnused);
  const due = candidates.filter((release) => (deletionDateOf(release) ?? now) <= now).map(({ releaseId }) => releaseId);
  if (due.length > 0) await database.delete(releases).where(and(inArray(releases.releaseId, due), isUnused));
}

export async function deleteUnnamedBuilds(database: Database, now: Date): Promise<void> {
  const naming = database.select().from(releases).where(eq(releases.buildId, builds.buildId));
  await database.delete(builds).where(and(lte(builds.createdAt, ago(now, NEW_BUILD_MS)), notExists(naming)));
}

function ago(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms);
}
