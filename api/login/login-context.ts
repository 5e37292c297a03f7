import type { ApiContext } from "../api-context";
import { chooseLocale, type Locale } from "./languages";
import { resolveRedirectTarget } from "./redirect-target";
import { createSessionTranslate, type SessionTranslate } from "./texts";

export type LoginForm = "log-in" | "sign-up";
export type SessionPage = "login" | "forgot-password" | "second-factor";

const NOTES = ["expired"] as const;
/** Why another page leads to the log-in. */
export type LoginNote = (typeof NOTES)[number];

export type LoginContext = {
  form: LoginForm;
  locale: Locale;
  t: SessionTranslate;
  target: URL;
  /** Secret of the mail's link. */
  token: string;
  note: LoginNote | undefined;
  /** Relative URL of this page with another form or language. */
  hrefOf(change: { form?: LoginForm; locale?: Locale }): string;
  hrefTo(page: SessionPage, note?: LoginNote): string;
};

const MAX_TOKEN_LENGTH = 200;

export function readLoginContext(context: ApiContext): LoginContext {
  const {
    site,
    target: requestedTarget,
    locale: requestedLocale,
    form: requestedForm,
    note: requestedNote,
    token = "",
  } = context.req.query();
  const target = resolveRedirectTarget({ site, target: requestedTarget }, context.get("configuration"));
  const acceptLanguage = context.req.header("accept-language");
  const locale = chooseLocale({ requested: requestedLocale, targetPath: target.pathname, acceptLanguage });
  const form = requestedForm === "sign-up" ? "sign-up" : "log-in";
  const queryOf = (values: {
    form?: LoginForm;
    locale?: Locale | undefined;
    token?: string;
    note?: LoginNote | undefined;
  }) => {
    const query = new URLSearchParams({ site: target.origin, target: target.href });
    if (values.form === "sign-up") query.set("form", values.form);
    if (values.locale) query.set("locale", values.locale);
    if (values.token) query.set("token", values.token);
    if (values.note) query.set("note", values.note);
    return `?${query.toString()}`;
  };
  const explicitLocale = requestedLocale === undefined ? undefined : locale;
  return {
    form,
    locale,
    t: createSessionTranslate(locale),
    target,
    token: token.slice(0, MAX_TOKEN_LENGTH),
    note: NOTES.find((note) => note === requestedNote),
    hrefOf: (change) => queryOf({ form, locale: explicitLocale, token, ...change }),
    hrefTo: (page, note) => page + queryOf({ locale: explicitLocale, note }),
  };
}

/** A mail's link has no target: the visitor returns to the home page. */
export function readLinkContext(context: ApiContext): LoginContext {
  const visit = readLoginContext(context);
  if (context.req.query("target") !== undefined) return visit;
  return { ...visit, target: siteAddress(context, visit.locale, "/") };
}

export function siteAddress(context: ApiContext, locale: Locale, path: string): URL {
  return new URL(locale === "en" ? path : `/${locale}${path}`, context.get("configuration").siteUrl);
}
