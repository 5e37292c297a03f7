import { and, asc, count, eq, gt, sql } from "drizzle-orm";
import { giveSticker as giveCall } from "~contract/calls/spending";
import type { CallData } from "~contract/define-call";
import type { Cover } from "~contract/entities/cover";
import type { GameDetails } from "~contract/entities/game-details";
import type { Sticker } from "~contract/entities/sticker";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { gameStickers, ledgerEntries, stickers } from "../../db/schema/money";
import { runIdempotent, type ChangeRequest } from "../idempotent-change";
import { requireConfirmedAddress } from "../account/confirmed-address";
import { changeBalance, findBalance } from "./ledger";
import { optionalTextIn, textIn } from "../localized-texts";
import { storedPictureUrl } from "../catalogue/pictures";
import { assertShown, priceInUnits, type ShownPrice } from "./prices";
import type { QueryContext } from "../query-context";
import { recordRespect } from "../quests/spending-quests";
import { findTippableGame } from "./tips";

type GivenSticker = Sticker & { uses: number };
type StickerRow = typeof stickers.$inferSelect;

export async function listStickers(context: QueryContext): Promise<Sticker[]> {
  const rows = await context.database
    .select()
    .from(stickers)
    .where(eq(stickers.isPublished, true))
    .orderBy(asc(stickers.position), asc(stickers.stickerId));
  return rows.map((row) => toSticker(context, row));
}

export async function loadReceivedStickers(
  context: QueryContext,
  gameId: string,
): Promise<GameDetails["receivedStickers"]> {
  const rows = await context.database
    .select({ sticker: stickers, uses: gameStickers.uses })
    .from(gameStickers)
    .innerJoin(stickers, eq(stickers.stickerId, gameStickers.stickerId))
    .where(and(eq(gameStickers.gameId, gameId), gt(gameStickers.uses, 0)))
    .orderBy(asc(stickers.position), asc(stickers.stickerId));
  return rows.map(({ sticker, uses }) => ({ ...toSticker(context, sticker), uses }));
}

export async function loadGivenStickers(context: QueryContext, userId: string): Promise<GivenSticker[]> {
  const rows = await context.database
    .select({ sticker: stickers, uses: count() })
    .from(ledgerEntries)
    .innerJoin(stickers, eq(stickers.stickerId, ledgerEntries.referenceId))
    .where(and(eq(ledgerEntries.userId, userId), eq(ledgerEntries.reason, "STICKER")))
    .groupBy(stickers.stickerId)
    .orderBy(asc(stickers.position), asc(stickers.stickerId));
  return rows.map(({ sticker, uses }) => ({ ...toSticker(context, sticker), uses }));
}

function toSticker({ locale, mediaBaseUrl }: QueryContext, row: StickerRow): Sticker {
  return {
    stickerId: row.stickerId,
    alias: row.alias,
    title: textIn(row.title, locale),
    note: optionalTextIn(row.note, locale),
    currency: row.currency,
    amount: priceInUnits(row.amount, row.currency),
    cover: row.picture === null ? null : coverOf(storedPictureUrl(mediaBaseUrl, row.picture)),
  };
}

function coverOf(coverUrl: string): Cover {
  return { aspectRatio: "4:3", coverUrl, type: "IMAGE", variants: [] };
}

export async function giveSticker(
  database: Database,
  request: ChangeRequest,
  gift: { gameId: string; stickerId: string } & ShownPrice,
): Promise<CallData<typeof giveCall>> {
  const { userId, now } = request;
  return runIdempotent(database, request, giveCall.data, async (transaction) => {
    await requireConfirmedAddress(transaction, userId);
    const game = await findTippableGame(transaction, gift.gameId);
    const { stickerId, currency, amount } = await findSticker(transaction, gift.stickerId);
    assertShown({ price: amount, currency }, gift);
    if (currency === "USD") throw new ApiFailure("payments_disabled");
    const spending = { userId, currency, amount: -amount, reason: "STICKER", subject: { en: game.title } } as const;
    await changeBalance(transaction, { ...spending, referenceId: stickerId, now });
    await recordRespect(transaction, { userId, game, amount, now });
    const uses = await countUse(transaction, game.gameId, stickerId);
    return { balance: await findBalance(transaction, userId, currency), uses };
  });
}

async function findSticker(database: Database, stickerId: string): Promise<StickerRow> {
  const isGivable = and(eq(stickers.stickerId, stickerId), eq(stickers.isPublished, true));
  const [sticker] = await database.select().from(stickers).where(isGivable);
  if (!sticker) throw new ApiFailure("sticker_not_found");
  return sticker;
}

async function countUse(transaction: Database, gameId: string, stickerId: string): Promise<number> {
  const [counted] = await transaction
    .insert(gameStickers)
    .values({ gameId, stickerId, uses: 1 })
    .onConflictDoUpdate({
      target: [gameStickers.gameId, gameStickers.stickerId],
      set: { uses: sql`${gameStickers.uses} + 1` },
    })
    .returning({ uses: gameStickers.uses });
  if (!counted) throw new Error("an upsert always returns its row");
  return counted.uses;
}
