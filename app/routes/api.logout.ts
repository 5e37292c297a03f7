import type { ActionFunctionArgs } from "@remix-run/node";
import { paths } from "~/paths";
import { sitePath } from "~/rules/site-path";
import { pageContext } from "~/server/page-context.server";
import { logOut } from "~contract/calls/session";

/** Ends the session and goes back to the page the visitor was on (spec section 2, "Sign-in menu"). */
export async function action(args: ActionFunctionArgs) {
  const { api, redirectWithToast, locale, view } = pageContext(args);
  const form = await args.request.formData();
  await api(logOut).catch((error: unknown) => {
    console.warn(error);
  });
  const target = sitePath(form.get("target")) ?? paths.home(locale);
  return redirectWithToast(target, { type: "success", message: view.t("session.loggedOut") });
}

export const loader = () => new Response(null, { status: 405, headers: { Allow: "POST" } });
