import type { ApiContext } from "../api-context";
import { chooseLocale, type Locale } from "./languages";
import { resolveRedirectTarget } from "./redirect-target";
import { createSessionTranslate, type SessionTranslate } from "./texts";

export type LoginForm = "log-in" | "sign-up";

/** One look at the login page: which form, in which language, and where the visitor goes afterwards. */
export type LoginVisit = {
  form: LoginForm;
  locale: Locale;
  t: SessionTranslate;
  target: URL;
  /** The address, relative to this one, of the page with another form or in another language. */
  hrefOf(change: { form?: LoginForm; locale?: Locale }): string;
};

export function readLoginVisit(context: ApiContext): LoginVisit {
  const { site, target: wishedTarget, locale: asked, form: askedForm } = context.req.query();
  const target = resolveRedirectTarget({ site, target: wishedTarget }, context.get("configuration"));
  const acceptLanguage = context.req.header("accept-language");
  const locale = chooseLocale({ asked, targetPath: target.pathname, acceptLanguage });
  const form = askedForm === "sign-up" ? "sign-up" : "log-in";
  return {
    form,
    locale,
    t: createSessionTranslate(locale),
    target,
    hrefOf(change) {
      const query = new URLSearchParams({ site: target.origin, target: target.href });
      const nextForm = change.form ?? form;
      if (nextForm === "sign-up") query.set("form", nextForm);
      if (change.locale ?? asked) query.set("locale", change.locale ?? locale);
      return `?${query.toString()}`;
    },
  };
}
