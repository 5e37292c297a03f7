import type { HealthProblemKind } from "~contract/entities/health";
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
  let running: Promise<CheckResult> | null = null;

  async function run(now: Date): Promise<CheckResult> {
    try {
      return { check, problems: await check.find(now), error: null };
    } catch (error) {
      return { check, problems: [], error: jobErrorText(error) };
    } finally {
      running = null;
    }
  }

  return async (now) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<CheckResult>((resolve) => {
      timer = setTimeout(() => {
        resolve({ check, problems: [], error: `No answer within ${String(CHECK_WITHIN_MS)} ms` });
      }, CHECK_WITHIN_MS);
    });
    running ??= run(now);
    return Promise.race([running, late]).finally(() => {
      clearTimeout(timer);
    });
  };
}
