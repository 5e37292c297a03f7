import { parseArgs } from "node:util";
import * as z from "zod";
import type { LoadSize } from "~api/seed/at-size/load-plan";

/** A database without `url` is created and filled, with one more board if it shall have players. */
export type BenchDatabase = { size: LoadSize; url: string | undefined; boardPlayers: number };

export type BenchOptions = {
  small: BenchDatabase;
  large: BenchDatabase;
  requests: number;
  only: string;
  /** Null prints the table only. */
  report: string | null;
};

const count = z.string().regex(/^\d+$/, "must be a whole number").transform(Number).pipe(z.number().min(1));

const values = z.object({
  "small-games": count.default(1_000),
  "large-games": count.default(100_000),
  "large-board": count.optional(),
  requests: count.default(100),
  only: z.string().default(""),
  "small-database": z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  "large-database": z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  report: z.string().optional(),
});

const text = { type: "string" } as const;
const OPTIONS = {
  "small-games": text,
  "large-games": text,
  "large-board": text,
  requests: text,
  only: text,
  "small-database": text,
  "large-database": text,
  report: text,
};

const SCORES_PER_PLAYER = 5;
const RANDOM_SEED = 1;

function sizeFor(games: number): LoadSize {
  return {
    games,
    challenges: Math.max(1, Math.round(games / 5)),
    players: games * 2,
    scoresPerPlayer: SCORES_PER_PLAYER,
    randomSeed: RANDOM_SEED,
  };
}

export function readBenchOptions(args: string[]): BenchOptions {
  const parsed = values.safeParse(parseArgs({ args, options: OPTIONS }).values);
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map(({ path, message }) => `--${path.join(".")} ${message}.`).join("\n"));
  }
  const options = parsed.data;
  return {
    small: { size: sizeFor(options["small-games"]), url: options["small-database"], boardPlayers: 0 },
    large: {
      ...{ size: sizeFor(options["large-games"]), url: options["large-database"] },
      boardPlayers: options["large-board"] ?? 0,
    },
    requests: options.requests,
    only: options.only,
    report: options.report ?? null,
  };
}
