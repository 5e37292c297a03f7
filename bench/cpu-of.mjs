import { readFileSync, readdirSync } from "node:fs";

const CLOCK_TICKS_PER_SECOND = 100;
/** Field indexes of /proc/PID/stat after the name: ppid; utime, stime, cutime, cstime. */
const PARENT = 1;
const TIMES = [11, 12, 13, 14];

/** Linux only; includes exited children. */
export function cpuOfFamily(pid) {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), fields: statOf(name) }));
  const family = all.filter((one) => one.pid === pid || Number(one.fields?.[PARENT]) === pid);
  const ticks = family.flatMap(({ fields }) => TIMES.map((place) => Number(fields?.[place] ?? 0)));
  return (ticks.reduce((sum, part) => sum + part, 0) * 1_000) / CLOCK_TICKS_PER_SECOND;
}

export function parentOf(pid) {
  return Number(statOf(String(pid))?.[PARENT]);
}

function statOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ");
  } catch {
    return null;
  }
}
