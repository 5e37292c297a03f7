import type { ActionFunctionArgs } from "@remix-run/node";
import type { Ask } from "~/api-client/client";
import type { Translate } from "~/i18n/text-keys";
import { answerForm } from "~/server/form-answer.server";
import { reportForm, type ReportForm } from "~/server/forms/report-form.server";
import { pageContext } from "~/server/page-context.server";
import { refusalCode } from "~/server/refusal-code.server";
import { requestBody } from "~/server/request-body.server";
import { REPORT_ERRORS, reportText, type ReportAnswer } from "~/view-models/report-answer";
import { MAX_REPORT_COMMENT_LENGTH, reportGame } from "~contract/calls/games";

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  const form = await requestBody(args.request, reportForm);
  const answer = await report(context.api, form);
  const message = (t: Translate) => reportText(t, answer, MAX_REPORT_COMMENT_LENGTH);
  return answerForm(context, { answer, target: form.target, message });
}

async function report(api: Ask, { gameId, trackId, reason, comment }: ReportForm): Promise<ReportAnswer> {
  if (reason === null) return { ok: false, error: "invalid_report_reason" };
  if (comment.length > MAX_REPORT_COMMENT_LENGTH) return { ok: false, error: "invalid_request_payload" };
  try {
    await api(reportGame, { params: { gameId }, query: { trackId }, body: { reason, ...(comment && { comment }) } });
    return { ok: true };
  } catch (error) {
    return { ok: false, error: refusalCode(error, REPORT_ERRORS, "unreachable") };
  }
}

export { answerInAnyCase as clientAction } from "~/browser/answer-when-unreachable";
export { postOnly as loader } from "~/server/post-only.server";
