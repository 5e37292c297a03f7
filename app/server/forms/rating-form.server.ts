import * as z from "zod";

export const ratingForm = z.object({
  gameId: z.uuid(),
  rating: z.coerce.number().int().min(1).max(5),
  target: z.string().optional(),
});

export type RatingForm = z.output<typeof ratingForm>;
