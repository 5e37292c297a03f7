/** See docs/product/frame.md#outdated-version. */
export const OUTDATED_TOAST_DELAY_MS = 600_000;

/** Epoch milliseconds of the first differing report, or null. */
export type OutdatedSince = number | null;

type VersionReport = {
  builtVersion: string;
  reportedVersion: string | null;
};

/** The state after a report; a matching version resets it. */
export function outdatedSince(
  since: OutdatedSince,
  { builtVersion, reportedVersion }: VersionReport,
  nowMs: number,
): OutdatedSince {
  if (reportedVersion === null) return since;
  return reportedVersion === builtVersion ? null : (since ?? nowMs);
}

/** Milliseconds until the toast; null if the version is current. */
export function outdatedToastDelay(since: OutdatedSince, nowMs: number): number | null {
  return since === null ? null : Math.max(since + OUTDATED_TOAST_DELAY_MS - nowMs, 0);
}
