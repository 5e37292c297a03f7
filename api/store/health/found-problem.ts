import type { HealthProblemKind, HealthSeverity } from "~contract/entities/health";

/** `since` is null where nothing but the check itself tells. */
export type FoundProblem = {
  kind: HealthProblemKind;
  severity: HealthSeverity;
  subject?: string | undefined;
  count?: number | null;
  error?: string | null;
  since: Date | null;
};
