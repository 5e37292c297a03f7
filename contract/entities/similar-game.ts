import * as z from "zod";
import { game } from "./game";
import { tag } from "./tag";

export const similarityCode = z.enum(["SAME_STUDIO", "SHARED_TAGS", "PLAYED_TOGETHER"]);

/** The portal translates `code`; with SHARED_TAGS, `tags` are the common tags, rarest first. */
export const similarity = z.object({ code: similarityCode, tags: z.array(tag) });

export const similarGame = z.object({ game, reason: similarity });

export type Similarity = z.infer<typeof similarity>;
export type SimilarGame = z.infer<typeof similarGame>;
