import { deskPaths } from "~/desk-paths";
import type { getHealth } from "~contract/calls/desk-health";
import type { CallData } from "~contract/define-call";
import type { ViewContext } from "../view-context";
import { toHealthProblem } from "./health-problem";

const SHOWN_PROBLEMS = 5;

export type HomeProblemView = { id: string; isCritical: boolean; severity: string; text: string; facts: string };

/** `title` has the number of problems. */
export type HomeHealthView = { title: string; href: string; problems: HomeProblemView[] | null };

/** `health` is null where it failed to load. */
export function toHomeHealth(health: CallData<typeof getHealth> | null, view: ViewContext): HomeHealthView {
  const { locale, t } = view;
  const number = health?.problems.length ?? 0;
  const title = number === 0 ? t("desk.wrongNow") : t("desk.wrongNowNumber", { number: String(number) });
  const problems = health?.problems.slice(0, SHOWN_PROBLEMS).map((problem) => {
    const { id, isCritical, severity, title: text, facts } = toHealthProblem(problem, view);
    return { id, isCritical, severity, text, facts };
  });
  return { title, href: deskPaths.health(locale), problems: problems ?? null };
}
