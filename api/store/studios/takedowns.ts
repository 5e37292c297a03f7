import { randomUUID } from "node:crypto";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Pagination } from "~contract/entities/pagination";
import type { TakedownAppeal } from "~contract/entities/takedown-appeal";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { gameArt, games, studios } from "../../db/schema/catalogue";
import { takedowns } from "../../db/schema/studios";
import { idOrShortId } from "../identifier-match";
import { countTotal, pageWindowOf, toPagination, type PageRequest } from "../paging";
import { recordAudit } from "../staff/audit-log";
import { refreshSearch } from "../search/search-index";
import { notifyMakers } from "./memberships";
import { isWaitingAppeal, toAppeal } from "./takedown-appeals";

/** As the desk lists it. */
export type Takedown = {
  takedownId: string;
  gameTitle: string;
  shortId: string;
  studioName: string;
  reason: string;
  startedAt: Date;
  liftedAt: Date | null;
  appeal: TakedownAppeal | null;
};

type StoppedGame = { gameId: string; gameTitle: string };

export async function isGameStopped(database: Database, gameId: string): Promise<boolean> {
  return (await database.$count(takedowns, isRunning(gameId))) > 0;
}

/** Of the pictures that studios have uploaded. */
export async function isPictureStopped(database: Database, pictureId: string): Promise<boolean> {
  const [stopped] = await database
    .select({ gameId: takedowns.gameId })
    .from(takedowns)
    .innerJoin(gameArt, and(eq(gameArt.gameId, takedowns.gameId), eq(gameArt.name, pictureId)))
    .where(isNull(takedowns.liftedAt))
    .limit(1);
  return stopped !== undefined;
}

/** Null for a game that is not stopped. */
export async function findTakedown(
  database: Database,
  gameId: string,
): Promise<{ reason: string; appeal: TakedownAppeal | null } | null> {
  const [takedown] = await database.select().from(takedowns).where(isRunning(gameId));
  return takedown ? { reason: takedown.reason, appeal: toAppeal(takedown) } : null;
}

/** Before a game is published; lock its row first, as stopGame does. */
export async function assertNotStopped(transaction: Database, gameId: string): Promise<void> {
  if (await isGameStopped(transaction, gameId)) throw new ApiFailure("game_is_blocked");
}

/** Published or not. */
export async function findGameToStop(database: Database, idText: string): Promise<StoppedGame | null> {
  const match = idOrShortId(idText, games.gameId, games.shortId);
  if (!match) return null;
  const [game] = await database.select({ gameId: games.gameId, gameTitle: games.title }).from(games).where(match);
  return game ?? null;
}

type Change = { actorId: string | null; reason: string; now: Date };

/** The game is found nowhere from now on. False when it was stopped before. */
export async function stopGame(
  database: Database,
  { gameId, actorId, reason, now }: Change & { gameId: string },
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const game = await lockGame(transaction, gameId);
    if (await isGameStopped(transaction, gameId)) return false;
    const takedown = { takedownId: randomUUID(), gameId, reason, startedAt: now };
    await transaction.insert(takedowns).values({ ...takedown, wasPublished: game.isPublished });
    await publish(transaction, gameId, false);
    const subject = { kind: "game", id: gameId, name: game.title } as const;
    const values = { before: null, after: null };
    await recordAudit(transaction, { actorId, action: "game.stopped", subject, ...values, reason, now });
    const data = { messageType: "GAME_STOPPED", mainEntityId: gameId, gameTitle: game.title, reason } as const;
    await notifyMakers(transaction, game.studioId, { data, now });
    return true;
  });
}

/** The game is as it was. Null when it was lifted before. */
export async function liftTakedown(
  database: Database,
  { takedownId, actorId, reason, now }: Change & { takedownId: string },
): Promise<StoppedGame | null> {
  return database.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ gameId: takedowns.gameId })
      .from(takedowns)
      .where(eq(takedowns.takedownId, takedownId));
    if (!found) return null;
    const { gameId } = found;
    const game = await lockGame(transaction, gameId);
    const [lifted] = await transaction
      .update(takedowns)
      .set({ liftedAt: now })
      .where(and(eq(takedowns.takedownId, takedownId), isNull(takedowns.liftedAt)))
      .returning({ wasPublished: takedowns.wasPublished });
    if (!lifted) return null;
    await publish(transaction, gameId, lifted.wasPublished);
    const subject = { kind: "game", id: gameId, name: game.title } as const;
    const values = { before: null, after: null };
    await recordAudit(transaction, { actorId, action: "game.released", subject, ...values, reason, now });
    const data = { messageType: "GAME_RESTORED", mainEntityId: gameId, gameTitle: game.title } as const;
    await notifyMakers(transaction, game.studioId, { data, now });
    return { gameId, gameTitle: game.title };
  });
}

/** Waiting appeals first, then running ones, then the newest. */
export async function listTakedowns(
  database: Database,
  pages: PageRequest,
): Promise<{ takedowns: Takedown[]; pagination: Pagination }> {
  const window = pageWindowOf(pages);
  const { takedownId, startedAt, liftedAt } = takedowns;
  const rows = await database
    .select({
      takedown: takedowns,
      ...{ gameTitle: games.title, shortId: games.shortId, studioName: studios.name },
    })
    .from(takedowns)
    .innerJoin(games, eq(games.gameId, takedowns.gameId))
    .innerJoin(studios, eq(studios.studioId, games.studioId))
    .orderBy(desc(sql`${isWaitingAppeal}`), desc(sql`${liftedAt} is null`), desc(startedAt), takedownId)
    .limit(window.pageSize)
    .offset(window.offset);
  const totalItems = await countTotal(window, rows.length, () => database.$count(takedowns));
  const found = rows.map(({ takedown, ...game }) => {
    const { reason } = takedown;
    const times = { startedAt: takedown.startedAt, liftedAt: takedown.liftedAt };
    return { takedownId: takedown.takedownId, ...game, reason, ...times, appeal: toAppeal(takedown) };
  });
  return { takedowns: found, pagination: toPagination(window, totalItems) };
}

function isRunning(gameId: string) {
  return and(eq(takedowns.gameId, gameId), isNull(takedowns.liftedAt));
}

async function lockGame(transaction: Database, gameId: string) {
  const [game] = await transaction
    .select({ title: games.title, studioId: games.studioId, isPublished: games.isPublished })
    .from(games)
    .where(eq(games.gameId, gameId))
    .for("no key update");
  if (!game) throw new ApiFailure("game_not_found");
  return game;
}

/** Written even if nothing changes: each write gives the catalogue a new version, which empties its caches. */
async function publish(transaction: Database, gameId: string, isPublished: boolean): Promise<void> {
  await transaction.update(games).set({ isPublished }).where(eq(games.gameId, gameId));
  await refreshSearch(transaction, [gameId]);
}
