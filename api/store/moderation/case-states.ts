import type { ReportCaseState, ReportOutcome } from "~contract/entities/report-case";
import type { reportCases } from "../../db/schema/report-cases";

type CaseRow = typeof reportCases.$inferSelect;

export const STATES: Record<ReportCaseState, CaseRow["state"]> = { OPEN: "open", DECIDED: "decided" };

export const OUTCOMES: Record<ReportOutcome, NonNullable<CaseRow["outcome"]>> = {
  DISMISSED: "dismissed",
  ACTED_ON: "acted-on",
};
