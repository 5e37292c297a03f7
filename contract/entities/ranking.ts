import * as z from "zod";
import { assetVariant } from "./asset-variant";
import { assetUrl, dateTime, id } from "./identifiers";

/** A leaderboard row (docs/product/entities.md#ranking); positions start at 1. */
export const ranking = z.object({
  achievementDate: dateTime,
  avatarUrl: assetUrl.nullable(),
  avatarVariants: z.array(assetVariant),
  countryCode: z.string().nullable(),
  leaderboardPosition: z.int().min(1),
  score: z.number(),
  scoreId: id,
  userId: id,
  username: z.string(),
});

export type Ranking = z.infer<typeof ranking>;
