/**
 * So long after another version was reported, the player is asked to reload (docs/product/frame.md#outdated-version).
 */
export const OUTDATED_TOAST_DELAY_MS = 600_000;

/** Since when the server has reported another version than this tab was built as, in epoch milliseconds; null: not. */
export type OutdatedSince = number | null;

type VersionReport = {
  builtVersion: string;
  /** Null when the server did not say; that changes nothing. */
  reportedVersion: string | null;
};

/** The state after a report: the time of the first one that differed, or null as soon as one agrees again. */
export function outdatedSince(
  since: OutdatedSince,
  { builtVersion, reportedVersion }: VersionReport,
  nowMs: number,
): OutdatedSince {
  if (reportedVersion === null) return since;
  return reportedVersion === builtVersion ? null : (since ?? nowMs);
}

/** Milliseconds until the toast shows, 0 when it shows now; null while there is no reason for one. */
export function outdatedToastDelay(since: OutdatedSince, nowMs: number): number | null {
  return since === null ? null : Math.max(since + OUTDATED_TOAST_DELAY_MS - nowMs, 0);
}
