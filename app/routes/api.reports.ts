import type { ActionFunctionArgs } from "@remix-run/node";
import type { CallApi } from "~/api-client/client";
import type { Translate } from "~/i18n/text-keys";
import { respondToForm } from "~/server/form-response.server";
import { reportForm, type ReportForm } from "~/server/action-forms.server";
import { pageContext } from "~/server/page-context.server";
import { refusalCode } from "~/server/refusal-code.server";
import { readRequestBody } from "~/server/request-body.server";
import { REPORT_ERRORS, reportText, type ReportResult } from "~/view-models/report-result";
import { MAX_REPORT_COMMENT_LENGTH, reportGame } from "~contract/calls/games";
import { reportPlayer } from "~contract/calls/player-reports";
import { reportPlayerReview } from "~contract/calls/player-reviews";

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  const form = await readRequestBody(args.request, reportForm);
  const result = await report(context.api, form);
  const message = (t: Translate) => reportText(t, result, MAX_REPORT_COMMENT_LENGTH);
  return respondToForm(context, { result, target: form.target, message });
}

async function report(api: CallApi, form: ReportForm): Promise<ReportResult> {
  if (form.reason === null) return { ok: false, error: "invalid_report_reason" };
  if (form.comment.length > MAX_REPORT_COMMENT_LENGTH) return { ok: false, error: "invalid_request_payload" };
  try {
    await send(api, form);
    return { ok: true };
  } catch (error) {
    return { ok: false, error: refusalCode(error, REPORT_ERRORS, "unreachable") };
  }
}

async function send(api: CallApi, form: ReportForm): Promise<void> {
  const comment = form.comment || undefined;
  if ("gameId" in form) {
    const { gameId, trackId, reason } = form;
    if (reason) await api(reportGame, { params: { gameId }, query: { trackId }, body: { reason, comment } });
    return;
  }
  if ("reviewId" in form) {
    const { reviewId, reason } = form;
    if (reason) await api(reportPlayerReview, { params: { reviewId }, body: { reason, comment } });
    return;
  }
  const { userId, reason } = form;
  if (reason) await api(reportPlayer, { params: { userId }, body: { reason, comment } });
}

export { scriptAction as clientAction } from "~/browser/client-actions";
export { postOnly as loader } from "~/server/post-only.server";
