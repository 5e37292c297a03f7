import * as z from "zod";
import { cover } from "./cover";
import { id } from "./identifiers";

export const studio = z.object({ name: z.string(), studioId: id });

/** Texts, links and covers are missing in an API that has none. */
export const studioDetails = studio.extend({
  favoriteId: id.nullable(),
  games: z.int().min(0),
  challenges: z.int().min(0),
  description: z.string().nullish(),
  links: z.array(z.string()).nullish(),
  covers: z.array(cover).nullish(),
});

export type Studio = z.infer<typeof studio>;
export type StudioDetails = z.infer<typeof studioDetails>;
