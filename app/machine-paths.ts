import type { Locale } from "~/i18n/locales";
import { withLocale } from "~/rules/locale-path";
import { query } from "./paths";

/** What crawlers, monitors and the server itself read; separate from `paths`, which is loaded with every page. */
export const machinePaths = {
  securityTxt: "/.well-known/security.txt",
  toHttps: (address: string) => `/to-https/${query({ address })}`,
  policyReports: "/api/policy-reports/",
  refused: (locale: Locale, status: number) => `/refused/${String(status)}/${query({ locale })}`,
  gameNews: (locale: Locale) => withLocale(locale, "/feeds/games.xml"),
  challengeNews: (locale: Locale) => withLocale(locale, "/feeds/challenges.xml"),
  socialCard: (kind: "games" | "challenges", key: string, { locale, v }: { locale: Locale; v: string }) =>
    `/og/${kind}/${key}.jpg${query({ locale, v })}`,
  sitemap: (type: string, page: number) => `/sitemaps/${type}-${String(page + 1)}.xml`,
  healthcheck: "/healthcheck",
} as const;
