import { sumParts, type Call } from "./calls";
import { PARTS, REST } from "./parts";
import type { ThreadTimes } from "./thread-times";

/** Milliseconds of the whole measurement, unless the name says otherwise. */
export type MeasuredPage = {
  calls: Call;
  times: ThreadTimes;
  requests: number;
  /** CPU per request without the profiler. */
  aloneMs: number;
  /** CPU of PostgreSQL per request. */
  databaseMs: number | null;
};
type Row = [name: string, ...cells: string[]];

/** Markdown: a row for each part that takes time, their sum, and what the system's clock says about the same requests. */
export function profileTable(pages: Record<string, MeasuredPage>): string {
  const measured = Object.values(pages);
  const sums = measured.map(({ calls }) => sumParts(calls));
  const row = (name: string, msOf: (page: MeasuredPage, index: number) => number | null): Row => [
    name,
    ...measured.map((page, index) => toCell(msOf(page, index))),
  ];
  const partRows = PARTS.map((part) => row(part, ({ requests }, index) => (sums[index]?.get(part) ?? 0) / requests));
  const rest = measured.map(({ calls }, index) => percent(sums[index]?.get(REST) ?? 0, calls.totalMs));
  const rows: Row[] = [
    ...partRows.filter(([, ...cells]) => cells.some((cell) => Number(cell) > 0)),
    row("V8's threads (compiling, collecting)", ({ times, requests }) => times.engine / requests),
    row("thread pool (compressing)", ({ times, requests }) => times.pool / requests),
    row("**sum**", sumOf),
    row("**CPU of the process**", cpuOf),
    ["sum, of that", ...measured.map((page) => percent(sumOf(page), cpuOf(page)))],
    ["rest of main thread", ...rest],
    row("main thread waiting for a core, besides", ({ times, requests }) => times.mainWait / requests),
    row("CPU without the profiler", ({ aloneMs }) => aloneMs),
    row("PostgreSQL, besides", ({ databaseMs }) => databaseMs),
  ];
  const head = ["part", ...Object.keys(pages)];
  const line = head.map((_, index) => (index === 0 ? "---" : "---:"));
  return [head, line, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function sumOf({ calls, times, requests }: MeasuredPage): number {
  return (calls.totalMs + times.engine + times.pool) / requests;
}

/** Without the thread that the profiler adds. */
function cpuOf({ times, requests }: MeasuredPage): number {
  return (times.main + times.engine + times.pool) / requests;
}

function toCell(milliseconds: number | null): string {
  return milliseconds === null ? "–" : milliseconds.toFixed(2);
}

function percent(share: number, whole: number): string {
  return `${((share / whole) * 100).toFixed(1)} %`;
}
