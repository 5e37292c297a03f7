import type { ActionFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { translatorForPath } from "~/i18n/i18next.server";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { paths } from "~/paths";
import { sitePath } from "~/rules/site-path";
import { pageContext } from "~/server/page-context.server";
import { expiredFormCookie } from "~/server/saved-form.server";
import { readRequestBody } from "~/server/request-body.server";
import { expiredSessionCookies } from "~/server/session-cookies.server";
import { reportHandledError } from "~/server/report-error.server";
import { logOut } from "~contract/calls/session";

const logOutForm = z.object({ target: z.string().optional() });

/** Clears the session cookies itself when the API does not confirm the logout. */
export async function action(args: ActionFunctionArgs) {
  const { api, redirectWithToast } = pageContext(args);
  const form = await readRequestBody(args.request, logOutForm);
  const hasEnded = await api(logOut).then(
    () => true,
    (error: unknown) => {
      reportHandledError(error);
      return false;
    },
  );
  const target = sitePath(form.target) ?? paths.home(DEFAULT_LOCALE);
  const t = translatorForPath(target);
  const answer = await redirectWithToast(target, { type: "success", message: t("session.loggedOut") });
  const gone = [...(hasEnded ? [] : expiredSessionCookies(args.request)), await expiredFormCookie()];
  for (const cookie of gone) answer.headers.append("Set-Cookie", cookie);
  return answer;
}

export { postOnly as loader } from "~/server/post-only.server";
