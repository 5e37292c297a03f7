import { parseArgs } from "node:util";
import * as z from "zod";
import { parseConfiguration } from "../api/configuration";
import type { LoadSize } from "../api/seed/at-size/load-plan";

export const USAGE = `Fills a database with plausible data for load tests.

  npm run seed -- --games 100000 --challenges 20000 --players 200000

  --games N               games (1000)
  --challenges N          challenges (a fifth of the games)
  --players N             players (twice the games)
  --scores-per-player N   mean number of challenges that a player has a score in (5)
  --random-seed N         the same number makes the same rows on the same day (1)
  --again                 add to a database that holds load-test data already
  --database URL          a PostgreSQL server (DATABASE_URL)
  --data-dir FOLDER       an embedded database (DATA_DIR, else .data)
  --help                  this text`;

export type SeedOptions = {
  size: LoadSize;
  isAgain: boolean;
  target: { databaseUrl: string | undefined; dataDir: string };
};

const OPTIONS = {
  games: { type: "string" },
  challenges: { type: "string" },
  players: { type: "string" },
  "scores-per-player": { type: "string" },
  "random-seed": { type: "string" },
  again: { type: "boolean" },
  database: { type: "string" },
  "data-dir": { type: "string" },
  help: { type: "boolean" },
} as const;

const MAX_ROWS = 1_000_000;
const MAX_SCORES_PER_PLAYER = 100;
/** Three base-36 digits, which are part of the player names. */
const MAX_RANDOM_SEED = 36 ** 3 - 1;

const integer = (from: number, to: number) => {
  const message = `must be a whole number from ${String(from)} to ${String(to)}`;
  return z.string().regex(/^\d+$/, message).transform(Number).pipe(z.number().min(from, message).max(to, message));
};

const values = z
  .object({
    games: integer(1, MAX_ROWS).default(1_000),
    challenges: integer(1, MAX_ROWS).optional(),
    players: integer(1, MAX_ROWS).optional(),
    "scores-per-player": integer(1, MAX_SCORES_PER_PLAYER).default(5),
    "random-seed": integer(0, MAX_RANDOM_SEED).default(1),
    again: z.boolean().default(false),
    database: z
      .url({ protocol: /^postgres(ql)?$/, error: "must be an address like postgres://user@host/name" })
      .optional(),
    "data-dir": z.string().min(1, "must name a folder").optional(),
  })
  .refine((input) => input.database === undefined || input["data-dir"] === undefined, {
    path: ["data-dir"],
    message: "cannot be combined with --database",
  });

/** Null for help or without arguments. @throws Error with a line per invalid option */
export function readSeedOptions(args: string[], environment: Record<string, string | undefined>): SeedOptions | null {
  const input = parseCommandLine(args);
  if (input.help || args.length === 0) return null;
  const parsed = values.safeParse(input);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `--${path.join(".")} ${message}.`);
    throw new Error(problems.join("\n"));
  }
  const { games, challenges = Math.max(1, Math.round(games / 5)), players = games * 2, again } = parsed.data;
  return {
    size: {
      ...{ games, challenges, players },
      scoresPerPlayer: parsed.data["scores-per-player"],
      randomSeed: parsed.data["random-seed"],
    },
    isAgain: again,
    target: targetOf(parsed.data, environment),
  };
}

function parseCommandLine(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    throw new Error(error instanceof Error ? error.message : String(error));
  }
}

function targetOf(
  input: Pick<z.output<typeof values>, "database" | "data-dir">,
  environment: Record<string, string | undefined>,
): SeedOptions["target"] {
  const isNamed = input.database !== undefined || input["data-dir"] !== undefined;
  const { databaseUrl, dataDir } = parseConfiguration(
    {
      DATABASE_URL: isNamed ? input.database : environment["DATABASE_URL"],
      DATA_DIR: input["data-dir"] ?? environment["DATA_DIR"],
      // No session is signed here, so a placeholder key is enough.
      SESSION_SECRET: "no session is signed here",
    },
    { isEmbedded: true },
  );
  return { databaseUrl, dataDir };
}
