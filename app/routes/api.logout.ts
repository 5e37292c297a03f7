import type { ActionFunctionArgs } from "@remix-run/node";
import { translatorForPath } from "~/i18n/i18next.server";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { paths } from "~/paths";
import { sitePath } from "~/rules/site-path";
import { pageContext } from "~/server/page-context.server";
import { logOut } from "~contract/calls/session";

/** Ends the session and goes back to the page the visitor was on (spec section 2, "Sign-in menu"). */
export async function action(args: ActionFunctionArgs) {
  const { api, redirectWithToast } = pageContext(args);
  const form = await args.request.formData();
  await api(logOut).catch((error: unknown) => {
    console.warn(error);
  });
  const target = sitePath(form.get("target")) ?? paths.home(DEFAULT_LOCALE);
  const t = translatorForPath(target);
  return redirectWithToast(target, { type: "success", message: t("session.loggedOut") });
}

export { postOnly as loader } from "~/server/post-only.server";
