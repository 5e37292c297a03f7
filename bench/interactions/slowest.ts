import { median } from "../median";

export type Delay = { control: string; ms: number | null };

/** Without controls whose tap loads another document. */
export function toRow(delays: readonly Delay[]) {
  const measured = delays.flatMap(({ control, ms }) => (ms === null ? [] : [{ control, ms }]));
  const slowest = [...measured].sort((one, other) => other.ms - one.ms)[0];
  return {
    controls: measured.length,
    "median ms": median(measured.map(({ ms }) => ms)),
    "slowest ms": slowest?.ms ?? null,
    slowest: slowest?.control ?? "",
  };
}
