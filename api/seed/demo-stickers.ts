import type { PixelCurrency } from "~contract/entities/wallet";
import type { Database } from "../db/database";
import { stickers } from "../db/schema/money";
import { seedId } from "./deterministic-ids";
import { excludedValues } from "../db/excluded-values";
import { seedText } from "./texts";

type StickerAlias = "firefly" | "lily-pad" | "comet" | "heart" | "paper-crown";

const STICKERS: [alias: StickerAlias, amount: number, currency: PixelCurrency][] = [
  ["firefly", 5, "RPX"],
  ["lily-pad", 5, "GPX"],
  ["comet", 5, "BPX"],
  ["heart", 20, "RPX"],
  ["paper-crown", 50, "RPX"],
];

const DEMO_STICKERS = STICKERS.map(([alias, amount, currency], position) => ({
  stickerId: seedId(`sticker:${alias}`),
  alias,
  title: seedText(`sticker.${alias}.title`),
  note: seedText(`sticker.${alias}.note`),
  currency,
  amount,
  picture: `/media/stickers/${alias}.svg`,
  position,
}));

export async function seedStickers(database: Database): Promise<void> {
  await database
    .insert(stickers)
    .values(DEMO_STICKERS)
    .onConflictDoUpdate({ target: stickers.stickerId, set: excludedValues(stickers) });
}
