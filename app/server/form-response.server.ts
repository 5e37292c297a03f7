import { redirect } from "@remix-run/node";
import { translatorForPath } from "~/i18n/i18next.server";
import type { Translate } from "~/i18n/text-keys";
import { sitePath } from "~/rules/site-path";
import { loginUrl } from "./protected-page.server";
import type { PageContext } from "./page-context.server";
import { refusalStatus } from "./refusal-code.server";

type FormOutcome<Result> = {
  result: Result;
  target: string | undefined;
  message: (t: Translate) => string;
};

/** Responds with JSON to a script, and with a redirect and a toast to a plain form. */
export async function respondToForm<Result extends { ok: true } | { ok: false; error: string }>(
  { json, redirectWithToast }: PageContext,
  { result, target, message }: FormOutcome<Result>,
) {
  const page = sitePath(target);
  if (page === null) return json(result, { status: result.ok ? 200 : refusalStatus(result.error) });
  if (!result.ok && result.error === "sign_in_required") throw redirect(loginUrl(page));
  const type = result.ok ? "success" : "error";
  return redirectWithToast(page, { type, message: message(translatorForPath(page)) });
}
