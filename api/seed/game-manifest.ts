import * as z from "zod";
import { challengeCriteria, challengeType } from "~contract/entities/challenge";
import { platform } from "~contract/entities/game";

const HEX_COLOUR = /^#[0-9a-f]{6}$/;

/** The schema of game.json (docs/games.md). */
export const gameManifest = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lower-case words with hyphens"),
  title: z.string().min(1).max(60),
  width: z.literal(640),
  height: z.literal(360),
  platforms: z.array(platform).min(1),
  /** Players in one room; absent for single-player games. */
  maxPlayers: z.int().min(2).max(4).optional(),
  /** True for games that share memory with workers: their page is cross-origin isolated. */
  usesSharedArrayBuffer: z.boolean().optional(),
  entry: z.string().regex(/^[\w-]+\.html$/, "an HTML file of the folder"),
  modes: z
    .array(
      z
        .strictObject({
          mode: z.string(),
          type: challengeType,
          criteria: challengeCriteria,
          maxScore: z.int().min(1),
          minScore: z.int().min(1).optional(),
          maxPerSecond: z.int().min(1).optional(),
          minSeconds: z.int().min(1).optional(),
          scoresPerPlay: z.int().min(1).optional(),
        })
        .refine(({ minScore = 0, maxScore }) => minScore < maxScore, {
          path: ["minScore"],
          message: "must be below maxScore",
        })
        .refine(({ type, maxPerSecond }) => type === "points" || maxPerSecond === undefined, {
          path: ["maxPerSecond"],
          message: "is for points; a duration takes its own time",
        }),
    )
    .min(1),
  keyColor: z.string().regex(HEX_COLOUR, "a colour such as #1b7f92"),
  focusX: z.number().min(0).max(100),
});

export type GameManifest = z.output<typeof gameManifest>;
