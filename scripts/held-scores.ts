import { parseArgs } from "node:util";
import * as z from "zod";
import { parseConfiguration } from "../api/configuration";
import { closeDatabase, getDatabase } from "../api/db/client";
import { dropHeldScore, listHeldScores, releaseHeldScore } from "../api/store/challenges/held-scores";

const USAGE = `Scores that are far ahead of all others wait until somebody has looked at them.

  npm run scores:held                    lists them
  npm run scores:held -- --release ID    lets one count
  npm run scores:held -- --drop ID       deletes one

The database is the configured one (DATABASE_URL, or DATA_DIR while no portal runs on it).`;

const scoreId = z.uuid("must be the id of a score");
const options = z.strictObject({ release: scoreId.optional(), drop: scoreId.optional(), help: z.boolean().optional() });

async function run(args: string[]): Promise<string> {
  const { values } = parseArgs({
    args,
    options: { release: { type: "string" }, drop: { type: "string" }, help: { type: "boolean" } },
  });
  const { release, drop, help } = parseOptions(values);
  if (help) return USAGE;
  // No session is signed here, so a placeholder key is enough.
  const { databaseUrl, dataDir, hasDemo } = parseConfiguration(
    { ...process.env, SESSION_SECRET: "no session is signed here" },
    { isEmbedded: true },
  );
  const { database } = await getDatabase({ databaseUrl, dataDir, hasDemo });
  try {
    if (release) return (await releaseHeldScore(database, release)) ? "The score counts." : missing(release);
    if (drop) return (await dropHeldScore(database, drop)) ? "The score is deleted." : missing(drop);
    const heldScores = await listHeldScores(database);
    if (heldScores.length === 0) return "No score is held.";
    return heldScores
      .map(({ scoreId: id, challenge, username, score, achievedAt }) =>
        [id, challenge, username ?? "(guest)", String(score), achievedAt.toISOString()].join("\t"),
      )
      .join("\n");
  } finally {
    await closeDatabase();
  }
}

function parseOptions(values: Record<string, unknown>): z.output<typeof options> {
  const parsed = options.safeParse(values);
  if (parsed.success) return parsed.data;
  throw new Error(parsed.error.issues.map(({ path, message }) => `--${path.join(".")} ${message}.`).join("\n"));
}

function missing(id: string): never {
  throw new Error(`No held score has the id ${id}.`);
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
