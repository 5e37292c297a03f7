import type { IncomingMessage, ServerResponse } from "node:http";
import onHeaders from "on-headers";
import { isApiFailure } from "~/api-client/errors";
import { currentPreview, startPreview } from "~/api-client/preview-scope.server";
import { forwardedCookies } from "~/api-client/forwarded-cookies";
import { CONSENT_COOKIE, createConsent } from "~/rules/cookie-consent";
import { readPreviewAddress, type PreviewAddress, type PreviewSettings } from "~/rules/preview-address";
import { THEME_COOKIE, themeValue } from "~/rules/theme-choice";
import { beginPreview } from "~contract/calls/desk-preview";
import { env } from "./env.server";
import { PAGE_CACHE_HEADER } from "./page-cache.server";
import { reportHandledError } from "./report-error.server";
import { apiOf } from "./requested-page.server";

/** None of them may make the page another one. */
const DROPPED_HEADERS = ["if-none-match", "if-modified-since", "range", "sec-purpose", PAGE_CACHE_HEADER];

const apiOrigin = new URL(env.PUBLIC_API_BASE_URL).origin;
/** No scripts and no forms: nothing that is looked at is measured or changed. The desk shows it in a frame. */
const POLICY = [
  ...["default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'self'"],
  ...["style-src 'self'", "style-src-attr 'unsafe-inline'", "font-src 'self'"],
  ...[`img-src 'self' data: https: ${apiOrigin}`, `media-src 'self' https: ${apiOrigin}`],
].join("; ");

/** Turns the address of a preview into that of its page; other requests pass (docs/product/previews.md). */
export async function previewMiddleware(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): Promise<void> {
  const preview = request.method === "GET" || request.method === "HEAD" ? readPreviewAddress(request.url ?? "") : null;
  if (!preview) {
    next();
    return;
  }
  onHeaders(response, () => setPreviewHeaders(response, preview));
  try {
    const cookies = request.headers.cookie ?? "";
    const begun = await begin(request, preview.settings);
    startPreview({ ...preview, ...begun });
    for (const name of DROPPED_HEADERS) Reflect.deleteProperty(request.headers, name);
    request.headers.cookie = shownCookies(cookies, preview.settings);
    request.url = preview.address;
  } catch (error) {
    // To whoever may not look at previews there is no such page.
    if (isApiFailure(error)) reportHandledError(error);
  }
  next();
}

async function begin(request: IncomingMessage, { at, drafts, kind, subjectId, country }: PreviewSettings) {
  const { api } = apiOf(request);
  return api(beginPreview, { query: { at, drafts, kind, subjectId, country } });
}

function shownCookies(cookies: string, { viewer, theme, mode }: PreviewSettings): string {
  const shownMode = mode === THEME_COOKIE.systemMode ? null : mode;
  const consent = encodeURIComponent(JSON.stringify(createConsent(false)));
  return [
    viewer === "player" ? forwardedCookies(cookies, env.SESSION_COOKIES) : "",
    `${THEME_COOKIE.name}=${themeValue({ theme: theme ?? null, mode: shownMode })}`,
    `${CONSENT_COOKIE.name}=${consent}`,
  ]
    .filter(Boolean)
    .join("; ");
}

function setPreviewHeaders(response: ServerResponse, { prefix }: PreviewAddress): void {
  response.setHeader("Cache-Control", "private, no-store");
  response.setHeader("X-Robots-Tag", "noindex, nofollow");
  response.removeHeader("ETag");
  response.removeHeader("Set-Cookie");
  if (!currentPreview()) return;
  response.setHeader("Content-Security-Policy", POLICY);
  response.removeHeader("Content-Security-Policy-Report-Only");
  response.setHeader("X-Frame-Options", "SAMEORIGIN");
  const location = response.getHeader("Location");
  if (typeof location === "string" && location.startsWith("/")) response.setHeader("Location", prefix + location);
}
