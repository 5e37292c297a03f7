import { eq, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database";
import { gameArt, games, gameStatistics, gameTags, studios, tracks } from "../../db/schema/catalogue";
import { configurations } from "../../db/schema/content";
import { user } from "../../db/schema/identity";
import { friendships } from "../../db/schema/people";
import { challenges, personalBests, scores } from "../../db/schema/scores";
import { refreshSearch } from "../../store/search/search-index";
import { seedContent } from "../seed-content";
import { insertRows } from "./insert-rows";
import { challengeRows } from "./load-challenges";
import { artRows, gameRows, gameTagRows, studioRows, trackRows } from "./load-games";
import { loadHomePage } from "./load-home";
import type { LoadPlan } from "./load-plan";
import { friendshipRows, playerRows } from "./load-players";
import { expectedScores, scoreRows } from "./load-scores";
import { addLoadTags } from "./load-tags";

/** `total` is an upper bound of a stage's rows. */
export type FillProgress = { begin(stage: string, total: number): void; advance(rows: number): void; end(): void };

/** Each table ignores columns that it does not have. */
type Stage = { name: string; total: number; tables: PgTable[]; rows: Iterable<Record<string, unknown>> };

const BATCH_ROWS = 2_000;
/** Two connections keep two cores busy. */
const BATCHES_AT_ONCE = 2;

/** Fails if load-test rows exist, unless `isAgain`; rows of the same random seed always fail. */
export async function fillForLoad(
  database: Database,
  plan: LoadPlan,
  { progress, isAgain }: { progress: FillProgress; isAgain: boolean },
): Promise<void> {
  const home = loadHomePage(plan);
  await reserve(database, plan, home.configuration, isAgain);
  const tagIds = await addLoadTags(database);
  for (const stage of stagesOf(plan, tagIds)) await runStage(database, stage, progress);
  await seedContent(database, [home]);
  progress.begin("search", plan.games);
  await refreshSearch(database, "missing", (refreshed) => {
    progress.advance(refreshed);
  });
  progress.end();
  await refreshStatistics(database, progress);
}

/** The page's row is inserted first, so that later and concurrent runs see that rows exist. */
async function reserve(
  database: Database,
  plan: LoadPlan,
  configuration: typeof configurations.$inferInsert,
  isAgain: boolean,
): Promise<void> {
  const inserted = await database.insert(configurations).values(configuration).onConflictDoNothing().returning();
  if (inserted.length === 0 && !isAgain) {
    throw new Error(
      "This database contains load-test data already, maybe of a run that was interrupted. " +
        "Add more with --again and another --random-seed, or use an empty database.",
    );
  }
  const firstStudio = eq(studios.studioId, plan.idOf("studio", 0));
  const existing = await database.select({ studioId: studios.studioId }).from(studios).where(firstStudio);
  if (existing.length > 0) {
    const seed = String(plan.randomSeed);
    throw new Error(`Rows of --random-seed ${seed} are in this database already: choose another number.`);
  }
}

function stagesOf(plan: LoadPlan, tagIds: string[]): Stage[] {
  return [
    { name: "studios", total: plan.studios, tables: [studios], rows: studioRows(plan) },
    { name: "games", total: plan.games, tables: [games, gameStatistics], rows: gameRows(plan) },
    { name: "pictures", total: plan.games * 2, tables: [gameArt], rows: artRows(plan) },
    { name: "tracks", total: Math.ceil(plan.games * 1.1), tables: [tracks], rows: trackRows(plan) },
    { name: "tags of games", total: plan.games * 4, tables: [gameTags], rows: gameTagRows(plan, tagIds) },
    { name: "challenges", total: plan.challenges, tables: [challenges], rows: challengeRows(plan) },
    { name: "players", total: plan.players, tables: [user], rows: playerRows(plan) },
    { name: "friendships", total: plan.players * 2, tables: [friendships], rows: friendshipRows(plan) },
    { name: "scores", total: expectedScores(plan), tables: [scores, personalBests], rows: scoreRows(plan) },
  ];
}

async function runStage(
  database: Database,
  { name, total, tables, rows }: Stage,
  progress: FillProgress,
): Promise<void> {
  const insert = async (batch: Record<string, unknown>[]) => {
    for (const table of tables) await insertRows(database, table, batch);
    progress.advance(batch.length);
  };
  progress.begin(name, total);
  for (const batches of groupsOf(groupsOf(rows, BATCH_ROWS), BATCHES_AT_ONCE)) await Promise.all(batches.map(insert));
  progress.end();
}

/** Lazy, so that only a few batches are in memory. */
function* groupsOf<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let group: Item[] = [];
  for (const item of items) {
    group.push(item);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

/** Without it, the planner has no statistics of the new rows, and counts read every row. */
async function refreshStatistics(database: Database, progress: FillProgress): Promise<void> {
  progress.begin("statistics", 1);
  await database.execute(sql`vacuum analyze`);
  progress.advance(1);
  progress.end();
}
