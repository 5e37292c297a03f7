import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { ClientError } from "~/api-client/errors";
import { paths } from "~/paths";
import { splitLocale } from "~/rules/locale-path";
import { toPageMeta } from "~/view-models/page-meta";
import type { SessionView } from "~/view-models/root-data";
import type { PageContext } from "./page-context.server";
import type { PageError } from "./page-error.server";
import { publicSettings } from "./public-settings.server";
import { saveForm } from "./saved-form.server";
import { loadSession } from "./session.server";

type Args = Pick<LoaderFunctionArgs, "context">;
type ActionArgs = Pick<LoaderFunctionArgs, "context" | "request">;

const NO_STORE = { "Cache-Control": "private, no-store" };

/** Guests count as signed out; an unknown session is 503, no redirect (docs/product/sessions.md#protected-pages). */
export function requireAccount(args: Args, page: PageContext): Promise<SessionView> {
  return accountOr(args, page, () => redirect(paths.home(page.locale), { headers: NO_STORE }));
}

/** Guests may read it, too. */
export async function requirePlayer(args: Args, page: PageContext): Promise<SessionView> {
  const session = await loadSession(args.context, page.requestApi);
  if (session.status === "signed-out") throw redirectToLogin(page);
  if (session.status === "unknown") throw accountUnavailable(page);
  return session;
}

/** For pages that mails and the footer link to: visitors log in and come back. */
export function requireLogIn(args: Args, page: PageContext): Promise<SessionView> {
  return accountOr(args, page, () => redirectToLogin(page));
}

async function accountOr(args: Args, page: PageContext, leave: () => Response): Promise<SessionView> {
  const session = await loadSession(args.context, page.requestApi);
  if (isSignedOut(session)) throw leave();
  if (session.status === "unknown") throw accountUnavailable(page);
  return session;
}

/** Runs before the form is read. An unknown session fails at the next call, which preserves the input. */
export async function requireSignIn({ context, request }: ActionArgs, page: PageContext): Promise<void> {
  if (isSignedOut(await loadSession(context, page.requestApi))) throw redirectToLogin(page, await saveForm(request));
}

export function redirectWhenSignedOut(error: unknown, page: PageContext): void {
  if (error instanceof ClientError && error.has("sign_in_required")) throw redirectToLogin(page);
}

function isSignedOut({ status }: SessionView): boolean {
  return status === "signed-out" || status === "guest";
}

function redirectToLogin({ url }: PageContext, cookie: string | null = null): Response {
  const headers = new Headers(NO_STORE);
  if (cookie !== null) headers.append("Set-Cookie", cookie);
  return redirect(loginUrl(url.pathname + url.search), { headers });
}

function accountUnavailable({ t, locale, url }: PageContext): Response {
  const { path } = splitLocale(url.pathname);
  const description = { title: t("account.unavailableHeading"), description: t("site.description"), path };
  const failure: PageError = {
    meta: toPageMeta({ ...description, noindex: true }, locale, publicSettings),
    toast: null,
  };
  return Response.json(failure, { status: 503, headers: NO_STORE });
}

export function loginUrl(path: string): string {
  const { publicApiBaseUrl, siteUrl } = publicSettings;
  return paths.login(publicApiBaseUrl, { site: siteUrl, target: siteUrl + path });
}
