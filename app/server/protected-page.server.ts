import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { ClientError } from "~/api-client/errors";
import { paths } from "~/paths";
import { splitLocale } from "~/rules/locale-path";
import { toPageMeta } from "~/view-models/page-meta";
import type { SessionView } from "~/view-models/root-data";
import { loginBackTo } from "./login-address.server";
import type { PageContext } from "./page-context.server";
import type { PageFailure } from "./page-failure.server";
import { publicSettings } from "./public-settings.server";
import { loadSession } from "./session.server";

type Args = Pick<LoaderFunctionArgs, "context">;

const NO_STORE = { "Cache-Control": "private, no-store" };

/**
 * Guards the loader of a page that needs an account, right behind `pageContext` (spec section 2, "Protected pages"):
 * whoever is signed out, guests included, goes home. When the API says nothing of a session the page says so with 503,
 * since sending its owner away would be wrong.
 */
export async function requireAccount(args: Args, page: PageContext): Promise<void> {
  const session = await loadSession(args.context, page.requestApi);
  if (isSignedOut(session)) throw redirect(paths.home(page.locale), { headers: NO_STORE });
  if (session.status === "unknown") throw accountUnavailable(page);
}

/**
 * Guards an action: whoever's session has ended logs in and comes back to the page. A session of which the API says
 * nothing is left to the call that follows: its failure keeps what was typed.
 */
export async function requireSignIn({ context }: Args, page: PageContext): Promise<void> {
  if (isSignedOut(await loadSession(context, page.requestApi))) throw throughLogin(page);
}

/** The same where the session has ended between the guard and the call that failed; other failures are the caller's. */
export function leaveWhenSignedOut(error: unknown, page: PageContext): void {
  if (error instanceof ClientError && error.has("sign_in_required")) throw throughLogin(page);
}

function isSignedOut({ status }: SessionView): boolean {
  return status === "signed-out" || status === "guest";
}

function throughLogin({ url }: PageContext): Response {
  return redirect(loginBackTo(url.pathname + url.search), { headers: NO_STORE });
}

function accountUnavailable({ t, locale, url }: PageContext): Response {
  const { path } = splitLocale(url.pathname);
  const description = { title: t("account.unavailableHeading"), description: t("site.description"), path };
  const failure: PageFailure = {
    meta: toPageMeta({ ...description, noindex: true }, locale, publicSettings),
    toast: null,
  };
  return Response.json(failure, { status: 503, headers: NO_STORE });
}
