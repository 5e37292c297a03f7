import { redirect } from "@remix-run/node";
import { translatorForPath } from "~/i18n/i18next.server";
import type { Translate } from "~/i18n/text-keys";
import { sitePath } from "~/rules/site-path";
import { loginBackTo } from "./protected-page.server";
import type { PageContext } from "./page-context.server";
import { refusalStatus } from "./refusal-code.server";

type FormOutcome<Answer> = {
  answer: Answer;
  target: string | undefined;
  message: (t: Translate) => string;
};

/** Responds with JSON to a script, and with a redirect and a toast to a plain form. */
export async function respondToForm<Answer extends { ok: true } | { ok: false; error: string }>(
  { json, redirectWithToast }: PageContext,
  { answer, target, message }: FormOutcome<Answer>,
) {
  const page = sitePath(target);
  if (page === null) return json(answer, { status: answer.ok ? 200 : refusalStatus(answer.error) });
  if (!answer.ok && answer.error === "sign_in_required") throw redirect(loginBackTo(page));
  const type = answer.ok ? "success" : "error";
  return redirectWithToast(page, { type, message: message(translatorForPath(page)) });
}
