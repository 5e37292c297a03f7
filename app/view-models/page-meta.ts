import type { MetaDescriptor, MetaFunction } from "@remix-run/node";
import { DEFAULT_LOCALE, LANGUAGE_TAGS, LOCALES, SOCIAL_LOCALE_TAGS, type Locale } from "~/i18n/locales";
import { withLocale } from "~/rules/locale-path";
import { CARD_SIZE, socialCardHref, type SocialCard } from "./social-card";
import { toDocument, type StructuredDataContext, type StructuredData } from "./structured-data/structured-data";

export type NewsFeed = { title: string; path: string };

export type PageDescription = {
  /** Without the brand; empty when the title is only the brand. */
  title: string;
  description: string;
  /** Without language prefix and query; the canonical URL is built from it. */
  path: string;
  /** Site path or absolute URL. */
  image?: string;
  /** A generated social card, instead of `image`. */
  card?: SocialCard;
  video?: string | undefined;
  noindex?: boolean;
  structuredData?: readonly StructuredData[];
  feeds?: readonly NewsFeed[];
};

type Site = { siteUrl: string; brandName: string; appEnv: string };

/** Title, description, canonical URL, alternates and social card (docs/product/metadata.md). */
export function toPageMeta(page: PageDescription, locale: Locale, site: Site): MetaDescriptor[] {
  const title = documentTitle(page.title, site);
  const canonical = site.siteUrl + withLocale(locale, page.path);
  const picture = page.card
    ? socialCardHref(page.card, locale, site.brandName)
    : (page.image ?? "/images/social-card.jpg");
  const image = new URL(picture, site.siteUrl).href;
  const imageText = page.card ? [page.card.title, page.card.byline].filter(Boolean).join(", ") : title;
  return [
    { title },
    { name: "description", content: page.description },
    ...(page.noindex ? [{ name: "robots", content: "noindex" }] : []),
    { tagName: "link", rel: "canonical", href: canonical },
    ...alternates(page.path, site.siteUrl),
    ...newsFeeds(page.feeds ?? [], locale, site.siteUrl),
    { property: "og:type", content: page.video ? "video.other" : "website" },
    { property: "og:site_name", content: site.brandName },
    { property: "og:title", content: title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: canonical },
    { property: "og:image", content: image },
    ...(page.card ? cardSize() : []),
    { property: "og:image:alt", content: imageText },
    ...(page.video ? [{ property: "og:video", content: new URL(page.video, site.siteUrl).href }] : []),
    { property: "og:locale", content: SOCIAL_LOCALE_TAGS[locale] },
    ...otherSocialLocales(locale),
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: page.description },
    { name: "twitter:image", content: image },
    { name: "twitter:image:alt", content: imageText },
    ...structuredData(page, locale, { ...site, canonical }),
  ];
}

/** For missing pages (noindex); every page prepares it in case it fails. */
export function toMissingPageMeta(
  page: Pick<PageDescription, "title" | "description" | "path">,
  locale: Locale,
  site: Site,
): MetaDescriptor[] {
  return toPageMeta({ ...page, noindex: true }, locale, site);
}

function cardSize(): MetaDescriptor[] {
  return [
    { property: "og:image:width", content: String(CARD_SIZE.width) },
    { property: "og:image:height", content: String(CARD_SIZE.height) },
  ];
}

function newsFeeds(feeds: readonly NewsFeed[], locale: Locale, siteUrl: string): MetaDescriptor[] {
  return feeds.map(({ title, path }) => ({
    tagName: "link",
    rel: "alternate",
    type: "application/atom+xml",
    title,
    href: siteUrl + withLocale(locale, path),
  }));
}

function structuredData(page: PageDescription, locale: Locale, site: Site & { canonical: string }): MetaDescriptor[] {
  const { canonical, brandName, siteUrl } = site;
  const absolute = (href: string) => new URL(href, siteUrl).href;
  const context: StructuredDataContext = { canonical, brandName, locale, absolute };
  return (page.structuredData ?? []).map((describe) => ({ "script:ld+json": toDocument(describe(context)) }));
}

function documentTitle(title: string, { brandName, appEnv }: Site): string {
  const branded = title && title !== brandName ? `${title} | ${brandName}` : brandName;
  return appEnv === "production" ? branded : `${appEnv.toUpperCase()} ${branded}`;
}

function alternates(path: string, siteUrl: string): MetaDescriptor[] {
  const link = (hrefLang: string, locale: Locale): MetaDescriptor => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href: siteUrl + withLocale(locale, path),
  });
  return [...LOCALES.map((locale) => link(LANGUAGE_TAGS[locale], locale)), link("x-default", DEFAULT_LOCALE)];
}

function otherSocialLocales(locale: Locale): MetaDescriptor[] {
  return LOCALES.filter((other) => other !== locale).map((other) => ({
    property: "og:locale:alternate",
    content: SOCIAL_LOCALE_TAGS[other],
  }));
}

/** From the page's loader or error, otherwise from the root. */
export const pageMeta: MetaFunction = ({ data, error, matches }) =>
  metaOf(data) ?? metaOf(errorData(error)) ?? metaOf(matches[0]?.data) ?? [];

function errorData(error: unknown): unknown {
  return typeof error === "object" && error !== null && "data" in error ? error.data : null;
}

function metaOf(data: unknown): MetaDescriptor[] | undefined {
  if (typeof data !== "object" || data === null || !("meta" in data)) return undefined;
  return Array.isArray(data.meta) ? (data.meta as MetaDescriptor[]) : undefined;
}
