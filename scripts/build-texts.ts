import { createTranslator } from "../app/i18n/translator";
import { refusalText, toBuildReport } from "../app/view-models/studio/build-report";
import type { ViewContext } from "../app/view-models/view-context";
import type { BuildRefusal, BuildReport } from "../contract/entities/build";
import builds from "../public/locales/en/builds.json" with { type: "json" };
import errors from "../public/locales/en/studio-errors.json" with { type: "json" };
import studio from "../public/locales/en/studio.json" with { type: "json" };

/** The portal's own words, for its commands. */
export const t = createTranslator("en", { ...studio, ...errors, ...builds });
const view: ViewContext = { locale: "en", t, now: new Date() };

export function reportLines(report: BuildReport): string[] {
  const { facts, warnings } = toBuildReport(report, view);
  return [...facts.map(({ label, value }) => `${label}: ${value}`), ...warnings.map((warning) => `! ${warning}`)];
}

export function refusalLines(refusals: readonly BuildRefusal[]): string[] {
  return refusals.map((refusal) => refusalText(refusal, view));
}
