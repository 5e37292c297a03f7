import type { HealthProblemKind } from "~contract/entities/health";
import { withinTime } from "../../time-limit";
import { jobErrorText } from "../jobs/job-error";
import type { FoundProblem } from "./found-problem";

export const CHECK_WITHIN_MS = 1_500;

export type HealthCheck = {
  name: string;
  /** What it looks for. */
  kinds: readonly HealthProblemKind[];
  find: (now: Date) => Promise<FoundProblem[]>;
};

/** `error` is set where the check itself has failed or has taken too long. */
export type CheckResult = { check: HealthCheck; problems: FoundProblem[]; error: string | null };

/** A check that has not ended is not begun again: what hangs would pile up. */
export function createCheckRunner(check: HealthCheck): (now: Date) => Promise<CheckResult> {
  let running: Promise<FoundProblem[]> | null = null;
  return async (now) => {
    running ??= check.find(now).finally(() => {
      running = null;
    });
    try {
      const message = `No answer within ${String(CHECK_WITHIN_MS)} ms`;
      return { check, problems: await withinTime(running, CHECK_WITHIN_MS, message), error: null };
    } catch (error) {
      return { check, problems: [], error: jobErrorText(error) };
    }
  };
}
