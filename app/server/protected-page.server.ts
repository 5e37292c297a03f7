import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { ClientError } from "~/api-client/errors";
import type { Locale } from "~/i18n/locales";
import { paths } from "~/paths";
import { splitLocale } from "~/rules/locale-path";
import { toPageMeta } from "~/view-models/page-meta";
import type { SessionView } from "~/view-models/root-data";
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
  const { status } = await requireSignIn(args, page);
  if (status === "unknown") throw accountUnavailable(page);
}

/**
 * The same for an action. A session of which the API says nothing is left to the call that follows: its failure keeps
 * what was typed.
 */
export async function requireSignIn({ context }: Args, { requestApi, locale }: PageContext): Promise<SessionView> {
  const session = await loadSession(context, requestApi);
  if (session.status === "signed-out" || session.status === "guest") throw homeward(locale);
  return session;
}

/** Sends home whose session has ended between the guard and the call that failed; other failures are the caller's. */
export function leaveWhenSignedOut(error: unknown, locale: Locale): void {
  if (error instanceof ClientError && error.has("sign_in_required")) throw homeward(locale);
}

function homeward(locale: Locale): Response {
  return redirect(paths.home(locale), { headers: NO_STORE });
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
