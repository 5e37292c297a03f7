import * as z from "zod";
import { FAVORITE_KINDS } from "~/view-models/favorite";

export const favoriteForm = z.object({
  kind: z.enum(FAVORITE_KINDS),
  id: z.uuid(),
  favoriteId: z.uuid().optional(),
  target: z.string().optional(),
});

export type FavoriteForm = z.output<typeof favoriteForm>;
