import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@remix-run/node";
import { ErrorLevel, SitemapIndexStream, SitemapStream } from "sitemap";
import type { SitemapUrl } from "~/view-models/sitemap-urls";
import { CRAWLER_CACHE_CONTROL } from "./document-response.server";

type IndexItem = { url: string; lastmod?: string };

export function sitemapIndexResponse(items: readonly IndexItem[]): Response {
  return xmlAnswer(Readable.from(items).pipe(new SitemapIndexStream({ level: ErrorLevel.THROW })));
}

export function sitemapResponse(urls: Iterable<SitemapUrl>): Response {
  const xmlns = { xhtml: true, news: false, image: false, video: false };
  return xmlAnswer(Readable.from(urls).pipe(new SitemapStream({ level: ErrorLevel.THROW, xmlns })));
}

function xmlAnswer(stream: Readable): Response {
  const headers = { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": CRAWLER_CACHE_CONTROL };
  return new Response(createReadableStreamFromReadable(stream), { headers });
}
