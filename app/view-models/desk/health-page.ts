import { formatMoment } from "~/i18n/format-date";
import type { getHealth, listHealthEvents } from "~contract/calls/desk-health";
import type { CallData } from "~contract/define-call";
import type { ViewContext } from "../view-context";
import { toHealthEvents, type HealthEventView } from "./health-event";
import { toHealthProblem, type HealthProblemView } from "./health-problem";

export type HealthNowView = { checked: string; problems: HealthProblemView[] };
/** `events` is null where they failed to load. */
export type HealthPageView = { now: HealthNowView; events: HealthEventView[] | null };

export function toHealthNow({ checkedDate, problems }: CallData<typeof getHealth>, view: ViewContext): HealthNowView {
  const checked = view.t("desk.healthChecked", { date: formatMoment(checkedDate, view.locale) });
  return { checked, problems: problems.map((problem) => toHealthProblem(problem, view)) };
}

export function toHealthPage(
  health: CallData<typeof getHealth>,
  lately: CallData<typeof listHealthEvents> | null,
  view: ViewContext,
): HealthPageView {
  return { now: toHealthNow(health, view), events: lately && toHealthEvents(lately.events, view) };
}
