import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { CallApi, CallApiIfAvailable } from "~/api-client/client";
import { isCallUnavailable } from "~/api-client/errors";
import { currentPreview } from "~/api-client/preview-scope.server";
import { createRequestApi, type Degradation, type RequestApi } from "~/api-client/request-api.server";
import { translatorFor } from "~/i18n/i18next.server";
import { DEFAULT_LOCALE, isLocale, type Locale } from "~/i18n/locales";
import type { Namespace } from "~/i18n/text-keys";
import { packedTextsOf } from "~/i18n/texts.server";
import { canonicalDocumentPath, splitLocale } from "~/rules/locale-path";
import { isAnonymous, isPagePath, splitQuery } from "~/rules/page-cache-key";
import { type PageDescription, toPageMeta } from "~/view-models/page-meta";
import type { ViewContext } from "~/view-models/view-context";
import { env } from "./env.server";
import { ISOLATING_HEADER } from "./isolated-page.server";
import { notFound, type PageError, toPageError } from "./page-error.server";
import { pageToast, refusalNotice, withNotices } from "./page-toast.server";
import { publicSettings } from "./public-settings.server";
import { currentTemplate, placeholderOf } from "./page-templates/template-scope.server";
import { assertSameOrigin } from "./same-origin.server";
import { reloadSession } from "./session.server";
import { redirectWithToast } from "./toast.server";

type RequestArgs = Pick<LoaderFunctionArgs, "request" | "params" | "context">;
type ResponseStatus = { status?: number };
/** A page may set Retry-After, isolation (for shared memory), or that its URL makes it personal. */
type PageStatus = ResponseStatus & {
  retryAfterSeconds?: number;
  isIsolated?: boolean;
  isPersonal?: boolean;
  /** A Set-Cookie header of its own. */
  cookie?: string | undefined;
};
/** Only for a URL that identifies its user itself and uses nothing of the session. */
type OriginOptions = { isForAnyOrigin?: boolean };
type Toast = { type: "success" | "error" | "info" | "warning"; message: string };

/** What a loader or an action of a page has at hand. */
export type PageContext = ReturnType<typeof pageContext>;

/** Cache times of pages (docs/product/metadata.md#caching-of-pages): shared caches keep a visitor's page briefly. */
const VISITOR_PAGE_CACHE = "public, max-age=0, s-maxage=6, stale-if-error=300";
const PERSONAL_PAGE_CACHE = "private, no-store";
/** A prefetched page must stay valid until the click. */
const PREFETCHED_PAGE_CACHE = "private, max-age=5";

/**
 * First line of every loader and action: checks the language (404, or 301 to the canonical prefix), refuses
 * cross-origin changes and binds the API to the session's cookies. `callApi` is for the page's primary data: it rejects
 * with the page's error response. `callApiIfAvailable` returns null where the API lacks the call. `api` rejects with
 * the four classes of failed calls, and so does `publicApi`, which requests data that is the same for all viewers.
 * `jsonResponse` is for resource routes that respond to GET: when these are requested directly, Remix drops the
 * headers of anything but a Response.
 */
export function pageContext(
  { request, params, context }: RequestArgs,
  namespaces: readonly Namespace[] = [],
  { isForAnyOrigin = false }: OriginOptions = {},
) {
  if (!isForAnyOrigin) assertSameOrigin(request);
  const url = new URL(request.url);
  const locale = requireLocale(params["locale"], url);
  removeUnknownParameters(url);
  const requestApi: RequestApi = createRequestApi(request, {
    onForbidden: () => reloadSession(context, requestApi),
  });
  const { api, publicApi, degradation } = requestApi;
  const view = viewOf(locale);
  const { t } = view;
  const refuse = (error: unknown): never => {
    throw toPageError(error, () => describeFailure(error, url, view, degradation), requestApi.retryAfter);
  };
  const callApi: CallApi = (call, ...input) => api(call, ...input).catch(refuse);
  const callApiIfAvailable: CallApiIfAvailable = (call, ...input) =>
    api(call, ...input).catch((error: unknown) => (isCallUnavailable(error) ? null : refuse(error)));
  const page = <Payload extends object>(payload: Payload, description: PageDescription, init: PageStatus = {}) => {
    const meta = toPageMeta(description, locale, publicSettings);
    const texts = packedTextsOf(locale, namespaces);
    const { status = 200 } = init;
    const headers = statusHeaders(request, requestApi, init);
    const toast = pageToast(degradation, t);
    const notes = { ...refusalNotice(degradation), ...(degradation.isLimited && { isLimited: true }) };
    return data({ ...payload, meta, texts, toast, ...notes }, { status, headers });
  };
  const json = <Payload>(payload: Payload, { status = 200 }: ResponseStatus = {}) => {
    const headers = pageHeaders(request, requestApi, PERSONAL_PAGE_CACHE);
    setRetryAfter(headers, status, requestApi);
    return data(withNotices(payload, degradation), { status, headers });
  };
  const jsonResponse = <Payload>(payload: Payload) =>
    Response.json(withNotices(payload, degradation), {
      headers: pageHeaders(request, requestApi, PERSONAL_PAGE_CACHE),
    });
  const toastAt = (href: string, toast: Toast) =>
    redirectWithToast(href, toast, { headers: pageHeaders(request, requestApi, PERSONAL_PAGE_CACHE) });
  const redirectTo = (href: string) =>
    redirect(href, { headers: pageHeaders(request, requestApi, PERSONAL_PAGE_CACHE) });
  return {
    callApi,
    callApiIfAvailable,
    api,
    publicApi,
    requestApi,
    locale,
    url,
    view,
    t,
    page,
    json,
    jsonResponse,
    redirectTo,
    redirectWithToast: toastAt,
  };
}

/** Removes the parameters that the page does not read: they are not part of the page cache's key. */
function removeUnknownParameters(url: URL): void {
  if (isPagePath(url.pathname)) url.search = splitQuery(url.pathname, url.search).known;
}

function requireLocale(param: string | undefined, url: URL): Locale {
  if (param === undefined) return DEFAULT_LOCALE;
  if (isLocale(param) && param !== DEFAULT_LOCALE) return param;
  const canonical = canonicalDocumentPath(url.pathname);
  if (canonical.split("/")[1] !== param && isLocale(param.toLowerCase())) throw redirect(canonical + url.search, 301);
  throw notFound();
}

/** The head of a page whose data failed to load; it does not describe the intended page. */
function describeFailure(error: unknown, url: URL, { locale, t }: ViewContext, degradation: Degradation): PageError {
  const { path } = splitLocale(url.pathname);
  const isUnavailable = isCallUnavailable(error);
  const title = t(isUnavailable ? "error.notOfferedHeading" : "error.failedTitle");
  const description = { title, description: t("site.description"), path, noindex: true };
  const notes = { toast: pageToast(degradation, t), ...refusalNotice(degradation) };
  return { meta: toPageMeta(description, locale, publicSettings), ...notes, isUnavailable };
}

function viewOf(locale: Locale): ViewContext {
  const ofTemplate = currentTemplate() ? { placeholderOf } : {};
  return { locale, t: translatorFor(locale), now: momentShown(), ...ofTemplate };
}

/** Now, or that of a preview. */
function momentShown(): Date {
  const preview = currentPreview();
  return preview ? new Date(preview.at) : new Date();
}

function prefetchCache({ headers }: Request): string | undefined {
  return headers.get("sec-purpose")?.startsWith("prefetch") ? PREFETCHED_PAGE_CACHE : undefined;
}

function statusHeaders(request: Request, requestApi: RequestApi, init: PageStatus): Headers {
  const { status = 200, retryAfterSeconds, isIsolated = false, isPersonal = false, cookie } = init;
  // A page that reports a failure must not outlive the failure in a cache.
  const isUncacheable = isPersonal || status >= 400 || requestApi.degradation.isIncomplete;
  const headers = pageHeaders(request, requestApi, isUncacheable ? PERSONAL_PAGE_CACHE : prefetchCache(request));
  if (retryAfterSeconds !== undefined) headers.set("Retry-After", String(retryAfterSeconds));
  else setRetryAfter(headers, status, requestApi);
  if (isIsolated) headers.set(...ISOLATING_HEADER);
  if (cookie !== undefined) headers.append("Set-Cookie", cookie);
  return headers;
}

/** Passes on the API's Retry-After. */
function setRetryAfter(headers: Headers, status: number, { retryAfter }: RequestApi): void {
  if (status === 429 && retryAfter !== null) headers.set("Retry-After", retryAfter);
}

function pageHeaders(request: Request, { setCookies }: RequestApi, cache?: string): Headers {
  const isPersonalRequest = !isAnonymous(request.headers.get("cookie") ?? "", env.SESSION_COOKIES);
  // A browser that shows a cached page first would show every edit one edit late.
  const isPersonal = isPersonalRequest || setCookies.length > 0 || env.NODE_ENV === "development";
  const headers = new Headers({
    "Cache-Control": cache ?? (isPersonal ? PERSONAL_PAGE_CACHE : VISITOR_PAGE_CACHE),
    Vary: "Cookie",
  });
  for (const cookie of setCookies) headers.append("Set-Cookie", cookie);
  return headers;
}

/** For resource routes, whose locale is in the query. */
export function resourceContext(args: Pick<LoaderFunctionArgs, "request" | "params" | "context">) {
  const locale = new URL(args.request.url).searchParams.get("locale") ?? DEFAULT_LOCALE;
  return pageContext({ ...args, params: locale !== DEFAULT_LOCALE && isLocale(locale) ? { locale } : {} });
}
