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

const removeForm = z.object({ intent: z.literal("remove-review"), reason: deskReason });
const restoreForm = z.object({ intent: z.literal("restore-review"), reason: deskReason });

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
      return respondToDeskForm(page, form, removeForm, async (body) => {
        const { username } = await moderate(page, caseId, { call: removePlayerReview, reason: body.reason });
        return { href, message: t("desk.reviewRemoved", { username }) };
      });
    case "restore-review":
      return respondToDeskForm(page, form, restoreForm, async (body) => {
        const { username } = await moderate(page, caseId, { call: restorePlayerReview, reason: body.reason });
        return { href, message: t("desk.reviewRestored", { username }) };
      });
    default:
      throw badRequest();
  }
}

type Moderation = { call: typeof removePlayerReview; reason: string };

/** Of the review that the case is about. */
async function moderate({ api }: PageContext, caseId: string, { call, reason }: Moderation) {
  const { reportCase } = await api(readReportCase, { params: { caseId }, query: { pageSize: 1 } });
  if (reportCase.subject.kind !== "REVIEW") throw badRequest();
  return api(call, { params: { reviewId: reportCase.subject.reviewId }, body: { reason } });
}
