/** One and a half frames at 60 Hz: a longer interval is a dropped frame. */
const LONG_MS = 25;

export function summarize(intervals: readonly number[]) {
  const sorted = [...intervals].sort((one, other) => one - other);
  const at = (share: number) => round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  return {
    frames: sorted.length,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    longest: round(sorted.at(-1) ?? 0),
    "long frames": sorted.filter((interval) => interval > LONG_MS).length,
  };
}

const round = (milliseconds: number) => Math.round(milliseconds * 10) / 10;
