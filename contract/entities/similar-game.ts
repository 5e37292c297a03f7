import * as z from "zod";
import { game } from "./game";
import { tag } from "./tag";

export const similarityCode = z.enum(["SAME_STUDIO", "SHARED_TAGS", "PLAYED_TOGETHER"]);

/** Why a game is like another: a code that the portal words; the tags that both have, the rarest first, with SHARED_TAGS. */
export const similarity = z.object({ code: similarityCode, tags: z.array(tag) });

/** A game that is like another one, and why. */
export const similarGame = z.object({ game, reason: similarity });

export type Similarity = z.infer<typeof similarity>;
export type SimilarGame = z.infer<typeof similarGame>;
