import * as z from "zod";
import { id } from "./identifiers";

export const studio = z.object({ name: z.string(), studioId: id });

export const studioDetails = studio.extend({
  favoriteId: id.nullable(),
  games: z.int().min(0),
  challenges: z.int().min(0),
});

export type Studio = z.infer<typeof studio>;
export type StudioDetails = z.infer<typeof studioDetails>;
