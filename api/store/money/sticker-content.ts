import { and, eq, ne } from "drizzle-orm";
import type { ContentDifferences } from "~contract/entities/comparison";
import {
  MAX_STICKER_TITLE_LENGTH,
  stickerContent,
  stickerPicture,
  type StickerContent,
} from "~contract/entities/sticker-content";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { stickers } from "../../db/schema/money";
import type { ContentKind } from "../drafts/content-kind";
import { differingValues } from "../drafts/content-values";
import { priceInUnits } from "./prices";

export type StickerRow = typeof stickers.$inferSelect;

const { shape } = stickerContent;
const MIN_AMOUNT = 1;

/** Rules: docs/product/stickers.md. */
export const STICKER_KIND: ContentKind<StickerContent> = {
  name: "sticker",
  schema: stickerContent,
  notFound: "sticker_not_found",
  titleOf: ({ title }) => title.en,
  recorded: recordedSticker,
  compare: compareStickers,
  read: readStickerContent,
  check: checkSticker,
  publish: publishSticker,
  archive: archiveSticker,
};

/** The amount alone would not say of what. */
function recordedSticker({ amount, currency, ...content }: StickerContent) {
  return { ...content, price: `${String(priceInUnits(amount, currency))} ${currency}` };
}

function compareStickers(before: StickerContent | null, after: StickerContent | null): ContentDifferences {
  return { ...differingValues(before && recordedSticker(before), after && recordedSticker(after)), sections: [] };
}

async function readStickerContent(database: Database, stickerId: string): Promise<StickerContent | null> {
  const row = await findRow(database, stickerId);
  return row?.isPublished ? toStickerContent(row) : null;
}

async function findRow(database: Database, stickerId: string): Promise<StickerRow | undefined> {
  const [row] = await database.select().from(stickers).where(eq(stickers.stickerId, stickerId));
  return row;
}

/** Rows from elsewhere may have what no editor could write: something that one could stands for it. */
export function toStickerContent({
  alias,
  title,
  note,
  currency,
  amount,
  picture,
  position,
}: StickerRow): StickerContent {
  return {
    ...{ alias, currency },
    title: shape.title.safeParse(title).data ?? { en: (title["en"] ?? alias).slice(0, MAX_STICKER_TITLE_LENGTH) },
    note: shape.note.safeParse(note ?? {}).data ?? {},
    amount: shape.amount.safeParse(amount).data ?? MIN_AMOUNT,
    picture: stickerPicture.safeParse(picture?.replace(/^.*\/|\.svg$/g, "")).data ?? null,
    position: shape.position.safeParse(position).data ?? 0,
  };
}

/** What was published keeps its alias: clients of the API know it by that. */
async function checkSticker(transaction: Database, stickerId: string, { alias }: StickerContent): Promise<void> {
  const row = await findRow(transaction, stickerId);
  if (row && row.alias !== alias) throw new ApiFailure("sticker_alias_changed");
  const isTaken = and(eq(stickers.alias, alias), ne(stickers.stickerId, stickerId));
  if ((await transaction.$count(stickers, isTaken)) > 0) throw new ApiFailure("sticker_alias_taken");
}

async function publishSticker(
  transaction: Database,
  stickerId: string,
  { note, picture, ...content }: StickerContent,
): Promise<void> {
  const row = {
    ...{ ...content, stickerId, isPublished: true },
    note: Object.keys(note).length > 0 ? note : null,
    picture: picture && `/media/stickers/${picture}.svg`,
  };
  await transaction.insert(stickers).values(row).onConflictDoUpdate({ target: stickers.stickerId, set: row });
}

/** The row stays, for the games that have received it. */
async function archiveSticker(transaction: Database, stickerId: string): Promise<void> {
  await transaction.update(stickers).set({ isPublished: false }).where(eq(stickers.stickerId, stickerId));
}
