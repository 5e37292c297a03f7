const PRINT_EVERY_MS = 10_000;
const SLOWEST = 10;

export type Progress = {
  /** Prints at most every ten seconds. */
  step: () => void;
  addTime: (file: string, milliseconds: number) => void;
  printSlowest: () => void;
};

export function trackProgress(what: string, total: number, print: (line: string) => void): Progress {
  const startedAt = Date.now();
  const times = new Map<string, number>();
  let done = 0;
  let printedAt = startedAt;
  return {
    step() {
      done += 1;
      const now = Date.now();
      if (now - printedAt < PRINT_EVERY_MS && done < total) return;
      printedAt = now;
      print(`${what}: ${String(done)} of ${String(total)}, ${remainingTime(now - startedAt, done, total)} left`);
    },
    addTime(file, milliseconds) {
      times.set(file, (times.get(file) ?? 0) + milliseconds);
    },
    printSlowest() {
      const slowest = [...times].sort(([, left], [, right]) => right - left).slice(0, SLOWEST);
      print(`The ${String(slowest.length)} slowest files:`);
      for (const [file, milliseconds] of slowest) print(`${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${file}`);
    },
  };
}

export function remainingTime(elapsedMs: number, done: number, total: number): string {
  const seconds = done === 0 ? 0 : ((elapsedMs / done) * (total - done)) / 1000;
  return seconds < 90 ? `${String(Math.round(seconds))} s` : `${String(Math.round(seconds / 60))} min`;
}
