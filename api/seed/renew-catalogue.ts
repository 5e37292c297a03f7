import { setTimeout as pause } from "node:timers/promises";
import { eq, inArray, sql } from "drizzle-orm";
import { log } from "~observe/log";
import { shutdownSignal } from "~observe/shutdown";
import type { Database } from "../db/database";
import { feedEntries } from "../db/schema/content";
import { challenges } from "../db/schema/scores";
import { refreshSearch } from "../store/search/search-index";
import { CHALLENGE_LIST } from "./challenge-list";
import { ANCHOR_CHALLENGE_ID, anchorOf } from "./demo-challenges";
import { editionId, lastEdition } from "./demo-editions";
import { renewGiveaways } from "./giveaways";

/** Advisory lock: on one database, only one process at a time seeds or renews. */
const SEED_LOCK = 727_275;
const RENEW_EVERY_MS = 60_000;

/** Idempotent; catalogues other than the demo stay unchanged. */
export async function renewCatalogue(database: Database, now: Date): Promise<void> {
  const anchor = await findAnchor(database);
  if (!anchor) return;
  await renewGiveaways(database, anchor, now);
  await renewChallenges(database, anchor, now);
}

/** Each run is a new challenge with an empty leaderboard, which replaces the previous one in all feeds. */
async function renewChallenges(database: Database, anchor: Date, now: Date): Promise<void> {
  const running = CHALLENGE_LIST.flatMap(({ key, ...challenge }) => {
    const edition = lastEdition({ key, ...challenge }, anchor, now);
    return edition && edition.run > 0 && edition.endsAt > now ? [{ key, ...edition }] : [];
  });
  const newIds = await findMissing(
    database,
    running.map(({ row }) => row.challengeId),
  );
  const earlier = running.flatMap(({ key, run }) => earlierIds(key, run));
  if (newIds.size === 0 && (await countEntries(database, earlier)) === 0) return;
  await database.transaction(async (transaction) => {
    await lockSeed(transaction);
    const rows = running.map(({ row }) => row);
    await transaction.insert(challenges).values(rows).onConflictDoNothing();
    for (const { key, run, row } of running) {
      const { challengeId } = row;
      const isEarlier = inArray(feedEntries.challengeId, earlierIds(key, run));
      await transaction.update(feedEntries).set({ challengeId }).where(isEarlier);
    }
    await refreshSearch(
      transaction,
      rows.map(({ gameId }) => gameId),
    );
  });
}

export async function startRenewal(database: Database): Promise<void> {
  await renewCatalogue(database, new Date());
  void renewWhileRunning(database, shutdownSignal());
}

async function renewWhileRunning(database: Database, signal: AbortSignal): Promise<void> {
  for (;;) {
    await pause(RENEW_EVERY_MS, undefined, { ref: false, signal }).catch(() => undefined);
    if (signal.aborted) return;
    await renewCatalogue(database, new Date()).catch((error: unknown) => {
      log.error({ err: error }, "The demo's challenges and giveaways could not be renewed");
    });
  }
}

export async function lockSeed(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
}

/** The time of the first seeding; all dates of the catalogue are relative to it. */
export async function findAnchor(database: Database): Promise<Date | null> {
  const [first] = await database
    .select({ createdAt: challenges.createdAt })
    .from(challenges)
    .where(eq(challenges.challengeId, ANCHOR_CHALLENGE_ID));
  return first ? anchorOf(first.createdAt) : null;
}

function earlierIds(key: Parameters<typeof editionId>[0], run: number): string[] {
  return Array.from({ length: run }, (_, index) => editionId(key, index));
}

async function findMissing(database: Database, ids: string[]): Promise<Set<string>> {
  const { challengeId } = challenges;
  const existing = await database.select({ challengeId }).from(challenges).where(inArray(challengeId, ids));
  const existingIds = new Set(existing.map((row) => row.challengeId));
  return new Set(ids.filter((id) => !existingIds.has(id)));
}

async function countEntries(database: Database, challengeIds: string[]): Promise<number> {
  return database.$count(feedEntries, inArray(feedEntries.challengeId, challengeIds));
}
