import { and, isNotNull, isNull, type SQL } from "drizzle-orm";
import type { ReportCaseKind, ReportCaseState, ReportOutcome } from "~contract/entities/report-case";
import { reportCases } from "../../db/schema/report-cases";

export type CaseRow = typeof reportCases.$inferSelect;

export const STATES: Record<ReportCaseState, CaseRow["state"]> = { OPEN: "open", DECIDED: "decided" };

export const OUTCOMES: Record<ReportOutcome, NonNullable<CaseRow["outcome"]>> = {
  DISMISSED: "dismissed",
  ACTED_ON: "acted-on",
};

export function isOfKind(kind: ReportCaseKind): SQL | undefined {
  const { gameId, reviewId, playerId, challengeId } = reportCases;
  if (kind === "GAME") return isNotNull(gameId);
  if (kind === "REVIEW") return isNotNull(reviewId);
  return kind === "SCORES" ? isNotNull(challengeId) : and(isNotNull(playerId), isNull(challengeId));
}
