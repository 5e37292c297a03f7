import * as z from "zod";
import { deskPaths } from "~/desk-paths";
import { assignReportCase, decideReportCase, readReportCase } from "~contract/calls/desk-reports";
import { deskReason } from "~contract/calls/desk-staff";
import { removePlayerReview, restorePlayerReview } from "~contract/calls/player-reviews";
import { reportAnswer, reportOutcome } from "~contract/entities/report-case";
import { respondToDeskForm, type DeskForm } from "./desk-form.server";
import type { PageContext } from "./page-context.server";
import { badRequest } from "./request-body.server";

const version = z.coerce.number().int().min(1);
const takeForm = z.object({ intent: z.literal("take"), version });
const releaseForm = z.object({ intent: z.literal("release"), version });
const decideForm = z.object({
  intent: z.literal("decide"),
  version,
  outcome: reportOutcome,
  reason: deskReason,
  /** The form's first choice is no answer, as is a form without one. */
  answer: reportAnswer.optional(),
});

const reviewForm = z.object({ intent: z.enum(["remove-review", "restore-review"]), reason: deskReason });

export function changeCase(page: PageContext, form: DeskForm, caseId: string) {
  const { api, locale, t } = page;
  const params = { caseId };
  const href = deskPaths.reportCase(locale, caseId);
  switch (form.intent) {
    case "take":
      return respondToDeskForm(page, form, takeForm, async ({ version: seen }) => {
        const { name: title } = await api(assignReportCase, { params, body: { version: seen, isTaken: true } });
        return { href, message: t("desk.caseTaken", { title }) };
      });
    case "release":
      return respondToDeskForm(page, form, releaseForm, async ({ version: seen }) => {
        const { name: title } = await api(assignReportCase, { params, body: { version: seen, isTaken: false } });
        return { href, message: t("desk.caseReleased", { title }) };
      });
    case "decide":
      return respondToDeskForm(page, form, decideForm, async ({ version: seen, outcome, reason, answer }) => {
        const body = { version: seen, outcome, reason, answer };
        const { name: title } = await api(decideReportCase, { params, body });
        return { href, message: t("desk.caseDecided", { title }) };
      });
    case "remove-review":
    case "restore-review":
      return respondToDeskForm(page, form, reviewForm, async ({ intent, reason }) => {
        const isRemoval = intent === "remove-review";
        const reviewId = await readReviewId(page, caseId);
        const call = isRemoval ? removePlayerReview : restorePlayerReview;
        const { username } = await api(call, { params: { reviewId }, body: { reason } });
        return { href, message: t(isRemoval ? "desk.reviewRemoved" : "desk.reviewRestored", { username }) };
      });
    default:
      throw badRequest();
  }
}

/** Of the review that the case is about. */
async function readReviewId({ api }: PageContext, caseId: string): Promise<string> {
  const { reportCase } = await api(readReportCase, { params: { caseId }, query: { pageSize: 1 } });
  if (reportCase.subject.kind !== "REVIEW") throw badRequest();
  return reportCase.subject.reviewId;
}
