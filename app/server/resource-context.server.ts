import type { LoaderFunctionArgs } from "@remix-run/node";
import { DEFAULT_LOCALE, isLocale } from "~/i18n/locales";
import { pageContext } from "./page-context.server";

/** For resource routes, whose locale is in the query. */
export function resourceContext(args: Pick<LoaderFunctionArgs, "request" | "params" | "context">) {
  const locale = new URL(args.request.url).searchParams.get("locale") ?? DEFAULT_LOCALE;
  return pageContext({ ...args, params: locale !== DEFAULT_LOCALE && isLocale(locale) ? { locale } : {} });
}
