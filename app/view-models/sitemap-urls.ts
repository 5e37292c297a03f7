import { DEFAULT_LOCALE, LANGUAGE_TAGS, LOCALES, type Locale } from "~/i18n/locales";
import { paths } from "~/paths";
import type { SitemapEntry, SitemapType } from "~contract/entities/sitemap";

export type SitemapUrl = {
  url: string;
  lastmod?: string;
  links: { lang: string; url: string }[];
};

type PathIn = (locale: Locale) => string;

const PATHS: Record<SitemapType, (entry: SitemapEntry) => PathIn> = {
  games:
    ({ key, slug }) =>
    (locale) =>
      paths.game(locale, { gameId: key, gameShortId: slug === null ? null : key, mangledTitle: slug ?? "" }),
  challenges:
    ({ key, slug }) =>
    (locale) =>
      paths.challenge(locale, {
        ...{ challengeId: key, challengeShortId: slug === null ? null : key, mangledName: slug ?? "" },
      }),
  tags:
    ({ key }) =>
    (locale) =>
      paths.tag(locale, key),
  studios:
    ({ key }) =>
    (locale) =>
      paths.studio(locale, key),
  feeds:
    ({ key }) =>
    (locale) =>
      paths.feed(locale, key),
};

export const STATIC_PAGES: readonly PathIn[] = [
  paths.home,
  (locale) => paths.discover(locale),
  (locale) => paths.challenges(locale),
  paths.monthlyChallenges,
  paths.legal,
  paths.terms,
];

export function toEntryUrls(type: SitemapType, entry: SitemapEntry, siteUrl: string): SitemapUrl[] {
  return toSitemapUrls(PATHS[type](entry), siteUrl, entry.lastModified);
}

/** Crawlers drop hreflang sets that are not reciprocal, so each URL lists all languages and the default. */
export function toSitemapUrls(pathIn: PathIn, siteUrl: string, lastModified: string | null = null): SitemapUrl[] {
  const addresses = LOCALES.map((locale) => ({ locale, url: siteUrl + pathIn(locale) }));
  const links = [
    ...addresses.map(({ locale, url }) => ({ lang: LANGUAGE_TAGS[locale], url })),
    { lang: "x-default", url: siteUrl + pathIn(DEFAULT_LOCALE) },
  ];
  return addresses.map(({ url }) => ({ url, links, ...(lastModified === null ? {} : { lastmod: lastModified }) }));
}
