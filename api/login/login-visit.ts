import type { ApiContext } from "../api-context";
import { chooseLocale, type Locale } from "./languages";
import { resolveRedirectTarget } from "./redirect-target";
import { createSessionTranslate, type SessionTranslate } from "./texts";

export type LoginForm = "log-in" | "sign-up";
export type SessionPage = "login" | "forgot-password";

/** One look at the login page or at one that stands beside it: which, in which language, and where it leads. */
export type LoginVisit = {
  form: LoginForm;
  locale: Locale;
  t: SessionTranslate;
  /** Where the visitor goes afterwards. */
  target: URL;
  /** The secret of the mail's link that led here. */
  token: string;
  /** The address, relative to this one, of the page with another form or in another language. */
  hrefOf(change: { form?: LoginForm; locale?: Locale }): string;
  /** The same of another page. */
  hrefTo(page: SessionPage): string;
};

const MAX_TOKEN_LENGTH = 200;

export function readLoginVisit(context: ApiContext): LoginVisit {
  const { site, target: wishedTarget, locale: asked, form: askedForm, token = "" } = context.req.query();
  const target = resolveRedirectTarget({ site, target: wishedTarget }, context.get("configuration"));
  const acceptLanguage = context.req.header("accept-language");
  const locale = chooseLocale({ asked, targetPath: target.pathname, acceptLanguage });
  const form = askedForm === "sign-up" ? "sign-up" : "log-in";
  const queryOf = (values: { form?: LoginForm; locale?: Locale | undefined; token?: string }) => {
    const query = new URLSearchParams({ site: target.origin, target: target.href });
    if (values.form === "sign-up") query.set("form", values.form);
    if (values.locale) query.set("locale", values.locale);
    if (values.token) query.set("token", values.token);
    return `?${query.toString()}`;
  };
  const askedLocale = asked === undefined ? undefined : locale;
  return {
    form,
    locale,
    t: createSessionTranslate(locale),
    target,
    token: token.slice(0, MAX_TOKEN_LENGTH),
    hrefOf: (change) => queryOf({ form, locale: askedLocale, token, ...change }),
    hrefTo: (page) => page + queryOf({ locale: askedLocale }),
  };
}

/** The same where no page sent the visitor: the way on leads home, in the page's language. */
export function readLinkVisit(context: ApiContext): LoginVisit {
  const visit = readLoginVisit(context);
  if (context.req.query("target") !== undefined) return visit;
  return { ...visit, target: siteAddress(context, visit.locale, "/") };
}

/** A page of the site in this language. */
export function siteAddress(context: ApiContext, locale: Locale, path: string): URL {
  return new URL(locale === "en" ? path : `/${locale}${path}`, context.get("configuration").siteUrl);
}
