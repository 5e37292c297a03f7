import { writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { startPostgres } from "../../tests/setup/postgres";
import { MEASURED_CALLS } from "./calls";
import { addLargeBoard } from "./large-board";
import { measure, type Measurement } from "./measure";
import { readBenchOptions, type BenchDatabase, type BenchOptions } from "./options";
import { explain } from "./plans";
import { createDatabase, openMeasuredApi, type MeasuredApi } from "./portal-data";
import { toDocument, toTable, type PlannedCall } from "./report";

async function run(options: BenchOptions): Promise<void> {
  const needsServer = !options.small.url || !options.large.url;
  const server = needsServer ? await startPostgres() : null;
  if (needsServer && !server)
    throw new Error("Install PostgreSQL, or name two databases that npm run seed has filled.");
  try {
    const urlOf = async ({ url, size, boardPlayers }: BenchDatabase, name: string) => {
      if (url) return url;
      const created = await createDatabase(server?.url ?? "", name, size);
      if (boardPlayers > 0) await addLargeBoard(created, boardPlayers);
      return created;
    };
    const small = await openMeasuredApi(await urlOf(options.small, "small"));
    const large = await openMeasuredApi(await urlOf(options.large, "large"));
    await measureAll(options, small, large);
    await small.close();
    await large.close();
  } finally {
    await server?.stop();
  }
}

async function measureAll(
  { only, requests, report }: BenchOptions,
  small: MeasuredApi,
  large: MeasuredApi,
): Promise<void> {
  const calls = MEASURED_CALLS.filter(({ name }) => name.includes(only));
  const measurements: Measurement[] = [];
  for (const call of calls) {
    process.stderr.write(`${call.name}\n`);
    measurements.push(await measure(call, small, large, requests));
  }
  const load = `${(loadavg()[1] ?? 0).toFixed(1)} for ${String(availableParallelism())} cores`;
  console.log(`Load of the machine: ${load}`);
  console.table(toTable(measurements));
  if (report === null) return;
  const plans: PlannedCall[] = [];
  for (const call of calls.filter(({ isPlanned }) => isPlanned)) {
    const [plan] = await explain(call, large);
    if (plan) plans.push({ name: call.name, plan });
  }
  const setting = { small: describe(small), large: describe(large), load };
  writeFileSync(report, toDocument(measurements, plans, setting, new Date()));
}

function describe({ subject: { games, players } }: MeasuredApi): string {
  return `${games.toLocaleString("en")} games, a leaderboard of ${players.toLocaleString("en")} players`;
}

await run(readBenchOptions(process.argv.slice(2)));
