import type { ActionFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { translatorForPath } from "~/i18n/i18next.server";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { paths } from "~/paths";
import { sitePath } from "~/rules/site-path";
import { pageContext } from "~/server/page-context.server";
import { requestBody } from "~/server/request-body.server";
import { noteSurvivedFailure } from "~/server/survived-failure.server";
import { logOut } from "~contract/calls/session";

const logOutForm = z.object({ target: z.string().optional() });

/** Ends the session and goes back to the page the visitor was on (spec section 2, "Sign-in menu"). */
export async function action(args: ActionFunctionArgs) {
  const { api, redirectWithToast } = pageContext(args);
  const form = await requestBody(args.request, logOutForm);
  await api(logOut).catch(noteSurvivedFailure);
  const target = sitePath(form.target) ?? paths.home(DEFAULT_LOCALE);
  const t = translatorForPath(target);
  return redirectWithToast(target, { type: "success", message: t("session.loggedOut") });
}

export { postOnly as loader } from "~/server/post-only.server";
