import type { Locale } from "~/i18n/locales";
import { withLocale } from "~/rules/locale-path";

type AuditFilter = { action?: string | undefined; search?: string | undefined; page?: number };

/** Separate from `paths`, which is loaded with every page. */
export const deskPaths = {
  home: (locale: Locale) => withLocale(locale, "/desk/"),

  staff: (locale: Locale) => withLocale(locale, "/desk/people/"),

  applications: (locale: Locale) => withLocale(locale, "/desk/applications/"),

  takedowns: (locale: Locale) => withLocale(locale, "/desk/takedowns/"),

  studios: (locale: Locale) => withLocale(locale, "/desk/studios/"),

  statistics: (locale: Locale, days?: number) =>
    withLocale(locale, "/desk/statistics/") + (days === undefined ? "" : `?days=${String(days)}`),

  statisticsFile: (locale: Locale, table: string, days: number) =>
    withLocale(locale, `/desk/statistics/${table}.csv?days=${String(days)}`),

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
