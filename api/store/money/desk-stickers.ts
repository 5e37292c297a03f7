import { and, eq, or, sql } from "drizzle-orm";
import type { ListedSticker } from "~contract/calls/desk-stickers";
import type { Pagination } from "~contract/entities/pagination";
import { stickerContent } from "~contract/entities/sticker-content";
import type { Database } from "../../db/database";
import { gameStickers, stickers } from "../../db/schema/money";
import { containsText, isInState } from "../drafts/content-filter";
import {
  draftColumns,
  draftsOf,
  findContentIds,
  toListedContent,
  WANTED_ID,
  WANTED_PLACE,
  wantedRows,
  type ContentFilter,
  type DraftColumns,
} from "../drafts/content-list";
import { priceInUnits } from "./prices";
import { STICKER_KIND, toStickerContent, type StickerRow } from "./sticker-content";

/** As drafts would have them; archived stickers and new ones included. */
export async function listDeskStickers(
  database: Database,
  filter: ContentFilter,
): Promise<{ items: ListedSticker[]; pagination: Pagination }> {
  const draft = draftsOf(database, STICKER_KIND);
  const alias = sql<string>`coalesce(${draft.content} ->> 'alias', ${stickers.alias})`;
  const titles = sql<string>`coalesce(${draft.content} ->> 'title', ${stickers.title}::text)`;
  const position = sql`coalesce((${draft.content} ->> 'position')::int, ${stickers.position})`;
  const isPublished = sql<boolean>`coalesce(${stickers.isPublished}, false)`;
  const where = and(
    filter.search === undefined
      ? undefined
      : or(containsText(alias, filter.search), containsText(titles, filter.search)),
    filter.state && isInState(filter.state, { draftId: draft.subjectId, publishAt: draft.publishAt, isPublished }),
  );
  const search = { table: stickers, key: stickers.stickerId, draft, where, order: [position] };
  const { ids, pagination } = await findContentIds(database, filter, search);
  return { items: (await loadStickers(database, ids)).map(toListedSticker), pagination };
}

async function loadStickers(database: Database, ids: readonly string[]): Promise<Row[]> {
  const draft = draftsOf(database, STICKER_KIND);
  const uses = sql<number>`coalesce((select sum(${gameStickers.uses}) from ${gameStickers}
    where ${gameStickers.stickerId} = ${stickers.stickerId}), 0)`.mapWith(Number);
  return database
    .select({ sticker: stickers, uses, ...draftColumns(draft) })
    .from(wantedRows(ids))
    .leftJoin(stickers, eq(stickers.stickerId, WANTED_ID))
    .leftJoin(draft, eq(draft.subjectId, WANTED_ID))
    .orderBy(WANTED_PLACE);
}

type Row = DraftColumns & { sticker: StickerRow | null; uses: number };

function toListedSticker({ sticker, uses, ...draft }: Row): ListedSticker {
  const shown = draft.content ? stickerContent.parse(draft.content) : sticker && toStickerContent(sticker);
  if (!shown) throw new Error("A listed sticker has neither a draft nor a row.");
  const { alias, title: names, currency, amount } = shown;
  const facts = { rowId: sticker?.stickerId ?? null, isPublished: sticker?.isPublished ?? false, names };
  const locales = Object.keys(stickerContent.shape.title.shape);
  return {
    ...toListedContent(draft, { ...facts, locales }),
    ...{ alias, currency, amount: priceInUnits(amount, currency), uses },
  };
}
