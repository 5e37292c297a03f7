import { createCookie, redirect } from "@remix-run/node";
import type { Locale } from "~/i18n/locales";
import { playerPaths } from "~/player-paths";
import { splitLocale } from "~/rules/locale-path";
import { isDocumentUrl } from "~/rules/page-cache-key";
import { hostCookieName, isCookieSecure } from "./signed-cookie.server";

type Suspension = { endDate: string | null };

/** Ends with the browser's session. */
const seenCookie = createCookie(hostCookieName("seen-notice"), {
  path: "/",
  sameSite: "lax",
  httpOnly: true,
  secure: isCookieSecure,
});

const valueOf = ({ endDate }: Suspension) => endDate ?? "ban";

export function seenNoticeCookie(suspension: Suspension): Promise<string> {
  return seenCookie.serialize(valueOf(suspension));
}

/** It says the same itself. */
export function isNoticesPage({ url }: Request): boolean {
  return splitLocale(new URL(url).pathname).path.startsWith("/profile/notices");
}

/** A suspended account sees first of all why; data requests are left alone, since a game may be running. */
export async function showNoticeFirst(request: Request, locale: Locale, suspension: Suspension): Promise<void> {
  const { pathname, search } = new URL(request.url);
  const isDocument = request.method === "GET" && isDocumentUrl(pathname, search);
  if (!isDocument || isNoticesPage(request)) return;
  if ((await seenCookie.parse(request.headers.get("cookie"))) === valueOf(suspension)) return;
  throw redirect(playerPaths.notices(locale), { headers: { "Cache-Control": "private, no-store" } });
}
