import * as z from "zod";
import { playerReportReason } from "~contract/calls/player-reports";
import { playerReviewReportReason } from "~contract/calls/player-reviews";
import { reportReason } from "~contract/calls/games";
import { tipGame } from "~contract/calls/spending";
import { stickerCurrency } from "~contract/entities/sticker";
import { pixelCurrency } from "~contract/entities/wallet";
import { FAVORITE_KINDS } from "~/view-models/favorite";

export const tipAmount = tipGame.body.shape.amount;

export const favoriteForm = z.object({
  kind: z.enum(FAVORITE_KINDS),
  id: z.uuid(),
  favoriteId: z.uuid().optional(),
  target: z.string().optional(),
});

export type FavoriteForm = z.output<typeof favoriteForm>;

export const ratingForm = z.object({
  gameId: z.uuid(),
  rating: z.coerce.number().int().min(1).max(5),
  target: z.string().optional(),
});

export type RatingForm = z.output<typeof ratingForm>;

const reportText = z.object({
  /** Browsers send a line break as CRLF and count it as one character. */
  comment: z
    .string()
    .default("")
    .transform((text) => text.replaceAll("\r\n", "\n").trim()),
  target: z.string().optional(),
});

export const reportForm = z.union([
  reportText.extend({
    gameId: z.uuid(),
    trackId: z.uuid().optional(),
    reason: reportReason.nullable().catch(null),
  }),
  reportText.extend({ userId: z.uuid(), reason: playerReportReason.nullable().catch(null) }),
  reportText.extend({ reviewId: z.uuid(), reason: playerReviewReportReason.nullable().catch(null) }),
]);

export type ReportForm = z.output<typeof reportForm>;

export const voteForm = z.object({
  intent: z.enum(["vote", "withdraw"]),
  feedId: z.uuid(),
  entryId: z.uuid(),
  feedVersion: z.string().max(100),
  target: z.string().optional(),
});

export type VoteForm = z.output<typeof voteForm>;

export const claimForm = z.object({ alias: z.string().min(1), claimKey: z.uuid(), target: z.string().optional() });

export const purchaseForm = z.object({
  gameId: z.uuid(),
  itemId: z.uuid(),
  key: z.uuid(),
  /** What the page showed. */
  price: z.coerce.number().min(0).optional(),
  currency: z.string().optional(),
  target: z.string().optional(),
});

export type PurchaseForm = z.output<typeof purchaseForm>;

export const stickerForm = z.object({
  gameId: z.uuid(),
  /** Its id, and the amount and the currency that the page showed. */
  sticker: z
    .string()
    .transform((text) => text.split(" "))
    .pipe(z.tuple([z.uuid(), z.coerce.number<string>().min(0), stickerCurrency])),
  key: z.uuid(),
  target: z.string().optional(),
});

export const tipForm = z.object({
  gameId: z.uuid(),
  key: z.uuid(),
  currency: pixelCurrency,
  amount: z.string().max(20).default(""),
  other: z.string().max(20).default(""),
  target: z.string().optional(),
});

export type TipForm = z.output<typeof tipForm>;

export const historyClearingForm = z.object({ id: z.uuid().optional() });

/** The button of the page, or the one-click request of a mail client (RFC 8058). */
export const unsubscribeForm = z.union([
  z.object({ intent: z.enum(["unsubscribe", "subscribe"]) }),
  z.object({ "List-Unsubscribe": z.literal("One-Click") }),
]);
