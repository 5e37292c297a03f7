import type { ActionFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { logOut } from "~contract/calls/session";
import { translatorForPath } from "~/i18n/i18next.server";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { paths } from "~/paths";
import { cookieDomain } from "~/rules/cookies";
import { sitePath } from "~/rules/site-path";
import { pageContext } from "~/server/page-context.server";
import { reportHandledError } from "~/server/report-error.server";
import { readRequestBody } from "~/server/request-body.server";
import { expiredFormCookie } from "~/server/saved-form.server";
import { cookieSite } from "../server/cookie-site.server";
import { env } from "../server/env.server";

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
  const response = await redirectWithToast(target, { type: "success", message: t("session.loggedOut") });
  const expiredCookies = [...(hasEnded ? [] : expiredSessionCookies(args.request)), await expiredFormCookie()];
  for (const cookie of expiredCookies) response.headers.append("Set-Cookie", cookie);
  return response;
}

export { postOnly as loader } from "~/server/post-only.server";

/** Requests do not show where a cookie was set, so it is cleared on this host and on the shared domain. */
export function expiredSessionCookies(request: Request): string[] {
  const { hostname, protocol } = cookieSite(request);
  const shared = cookieDomain(hostname);
  const isSecure = protocol === "https:";
  const attributes = `Path=/; Max-Age=0; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  return env.SESSION_COOKIES.flatMap((name) => [
    `${name}=; ${attributes}`,
    ...(isSecure ? [`__Host-${name}=; ${attributes}`] : []),
    ...(shared === null ? [] : [`${name}=; ${attributes}; Domain=${shared}`]),
  ]);
}
