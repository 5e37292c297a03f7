import { Feed } from "feed";
import { LANGUAGE_TAGS, type Locale } from "~/i18n/locales";
import { paths } from "~/paths";
import { plainXmlText } from "~/rules/plain-xml-text";
import type { NewsItem } from "~/view-models/news-items";
import { CONTENT_CACHE_CONTROL, documentResponse } from "./document-response.server";
import { publicSettings } from "./public-settings.server";

export const NEWS_SIZE = 50;

type News = { title: string; description: string; locale: Locale; path: string; items: readonly NewsItem[] };

/** An Atom feed (RFC 4287), dated by its newest entry so that it stays cacheable. */
export function newsResponse(request: Request, { title, description, locale, path, items }: News): Response {
  const { siteUrl, brandName } = publicSettings;
  const lastModified = new Date(Math.max(0, ...items.map(({ updated }) => updated.getTime())));
  const feed = new Feed({
    id: siteUrl + path,
    title,
    description,
    link: siteUrl + paths.home(locale),
    language: LANGUAGE_TAGS[locale],
    updated: lastModified,
    generator: false,
    favicon: `${siteUrl}/favicon.svg`,
    author: { name: brandName, link: siteUrl + paths.home(locale) },
    feedLinks: { atom: siteUrl + path },
  });
  for (const item of items) feed.addItem(toFeedItem(item, siteUrl));
  const contentType = "application/atom+xml; charset=utf-8";
  return documentResponse(request, {
    body: feed.atom1(),
    contentType,
    cacheControl: CONTENT_CACHE_CONTROL,
    lastModified,
  });
}

function toFeedItem({ id, title, href, summary, author, imageUrl, published, updated }: NewsItem, siteUrl: string) {
  const text = `<p>${plainXmlText(summary)}</p>`;
  const image = imageUrl === null ? "" : `<p><img src="${attribute(new URL(imageUrl, siteUrl).href)}" alt=""></p>`;
  return {
    ...{ id, published, date: updated, link: siteUrl + href, title: plainXmlText(title) },
    content: image + text,
    author: [{ name: plainXmlText(author) }],
  };
}

function attribute(address: string): string {
  return plainXmlText(address).replaceAll('"', "&quot;");
}
