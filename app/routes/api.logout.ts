import type { ActionFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { translatorForPath } from "~/i18n/i18next.server";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { paths } from "~/paths";
import { sitePath } from "~/rules/site-path";
import { pageContext } from "~/server/page-context.server";
import { forgottenForm } from "~/server/kept-form.server";
import { requestBody } from "~/server/request-body.server";
import { endedSessionCookies } from "~/server/session-cookies.server";
import { noteSurvivedFailure } from "~/server/survived-failure.server";
import { logOut } from "~contract/calls/session";

const logOutForm = z.object({ target: z.string().optional() });

/** Clears the session cookies itself when the API does not confirm the logout. */
export async function action(args: ActionFunctionArgs) {
  const { api, redirectWithToast } = pageContext(args);
  const form = await requestBody(args.request, logOutForm);
  const hasEnded = await api(logOut).then(
    () => true,
    (error: unknown) => {
      noteSurvivedFailure(error);
      return false;
    },
  );
  const target = sitePath(form.target) ?? paths.home(DEFAULT_LOCALE);
  const t = translatorForPath(target);
  const answer = await redirectWithToast(target, { type: "success", message: t("session.loggedOut") });
  const gone = [...(hasEnded ? [] : endedSessionCookies(args.request)), await forgottenForm()];
  for (const cookie of gone) answer.headers.append("Set-Cookie", cookie);
  return answer;
}

export { postOnly as loader } from "~/server/post-only.server";
