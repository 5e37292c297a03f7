import type { Locale } from "~/i18n/locales";
import { withLocale } from "~/rules/locale-path";

type AuditFilter = { action?: string | undefined; search?: string | undefined; page?: number };

/** Separate from `paths`, which is loaded with every page. */
export const deskPaths = {
  home: (locale: Locale) => withLocale(locale, "/desk/"),

  staff: (locale: Locale) => withLocale(locale, "/desk/people/"),

  auditLog: (locale: Locale, { action, search, page = 0 }: AuditFilter = {}) => {
    const query = new URLSearchParams({
      ...(action ? { action } : {}),
      ...(search ? { search } : {}),
      ...(page > 0 ? { page: String(page) } : {}),
    }).toString();
    return withLocale(locale, "/desk/audit-log/") + (query && `?${query}`);
  },

  secondFactor: (locale: Locale) => withLocale(locale, "/desk/second-factor/"),
};
