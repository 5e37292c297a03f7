import { expect, it } from "vitest";
import { deletionDateOf } from "./deletion-dates";

it.each([
  [null, null, null],
  ["2026-01-01", null, "2026-01-31"],
  ["2026-01-01", "2026-01-24", "2026-01-31"],
  ["2026-01-01", "2026-02-10", "2026-02-17"],
])("unused since %s and announced %s goes %s", (unusedSince, deletionAnnouncedAt, expected) => {
  const [since, announced] = [unusedSince, deletionAnnouncedAt].map((day) => (day === null ? null : new Date(day)));
  const date = deletionDateOf({ unusedSince: since ?? null, deletionAnnouncedAt: announced ?? null });
  expect(date?.toISOString().slice(0, 10) ?? null).toBe(expected);
});
