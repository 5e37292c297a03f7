import { arch, cpus, platform, totalmem } from "node:os";
import type { Measurement } from "./measure";
import type { Plan } from "./plans";

export type PlannedCall = { name: string; plan: Plan };

const MAX_PLAN_LINES = 24;
const MAX_LINE_LENGTH = 170;
const MAX_STATEMENT_LENGTH = 700;

export function toTable(measurements: Measurement[]): Record<string, Record<string, string | number>> {
  return Object.fromEntries(
    measurements.map(({ call, found, small, large, ratio }) => [
      call.name,
      {
        found: found ?? "",
        "small best": rounded(small.best),
        "large best": rounded(large.best),
        "small p50": rounded(small.p50),
        "large p50": rounded(large.p50),
        "small p99": rounded(small.p99),
        "large p99": rounded(large.p99),
        "p50, times": rounded(ratio),
      },
    ]),
  );
}

/** `load` is the number of runnable processes. */
type Setting = { small: string; large: string; load: string };

export function toDocument(measurements: Measurement[], plans: PlannedCall[], setting: Setting, when: Date): string {
  return [
    "# One run of `npm run bench:data`",
    "",
    `${when.toISOString().slice(0, 10)}, ${machine()}. Milliseconds of a call through the API without HTTP around it, one after the other.`,
    `The load of the machine was ${setting.load}. "best" is what a call takes when nothing else runs.`,
    `Small: ${setting.small}. Large: ${setting.large}. "found" is the number of results in the large database.`,
    "",
    "| call | found | best small | best large | p50 small | p50 large | p99 small | p99 large | p50, times |",
    "| --- | --: | --: | --: | --: | --: | --: | --: | --: |",
    ...measurements.map(toRow),
    "",
    "## Plans",
    "",
    "The slowest statement of each call on the large database, shortened.",
    ...plans.flatMap(toSection),
    "",
  ].join("\n");
}

function toRow({ call, found, small, large, ratio }: Measurement): string {
  const figures = [small.best, large.best, small.p50, large.p50, small.p99, large.p99, ratio];
  const times = figures.map((value) => value.toFixed(1));
  return `| ${[call.name, String(found ?? ""), ...times].join(" | ")} |`;
}

function toSection({ name, plan: { statement, plan } }: PlannedCall): string[] {
  const relevant = plan.filter((line) => !/^\s*(Planning|Buffers: shared hit=\d+ *$)/.test(line));
  const lines = relevant.slice(0, MAX_PLAN_LINES).map((line) => cut(line, MAX_LINE_LENGTH));
  const remaining = relevant.length - lines.length;
  if (remaining > 0) lines.push(`… ${String(remaining)} more lines, ${relevant.at(-1) ?? ""}`);
  return ["", `### ${name}`, "", "```sql", cut(statement, MAX_STATEMENT_LENGTH), "```", "", "```text", ...lines, "```"];
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)} …` : text;
}

function machine(): string {
  const [processor] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const model = processor?.model.trim() ?? "unknown";
  return `${platform()} ${arch()}, ${String(cpus().length)} cores (${model}), ${String(gigabytes)} GB, Node ${process.version}`;
}

function rounded(value: number): number {
  return Number(value.toFixed(1));
}
