import * as z from "zod";
import { id } from "./identifiers";

/** The maker of a game (spec section 3, "Studio"). */
export const studio = z.object({ name: z.string(), studioId: id });

export type Studio = z.infer<typeof studio>;
