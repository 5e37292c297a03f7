import type { LoaderFunctionArgs } from "@remix-run/node";
import { DEFAULT_LOCALE, isLocale } from "~/i18n/locales";
import { pageContext } from "./page-context.server";

/** As pageContext, for resource routes with texts: their language is in the query, unknown ones are English. */
export function resourceContext(args: Pick<LoaderFunctionArgs, "request" | "params" | "context">) {
  const locale = new URL(args.request.url).searchParams.get("locale") ?? DEFAULT_LOCALE;
  return pageContext({ ...args, params: locale !== DEFAULT_LOCALE && isLocale(locale) ? { locale } : {} });
}
