import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@remix-run/node";
import { ErrorLevel, SitemapIndexStream, SitemapStream } from "sitemap";
import type { SitemapUrl } from "~/view-models/sitemap-urls";
import { MACHINE_CACHE } from "./document-answer.server";

type IndexItem = { url: string; lastmod?: string };

export function sitemapIndexAnswer(items: readonly IndexItem[]): Response {
  return xmlAnswer(Readable.from(items).pipe(new SitemapIndexStream({ level: ErrorLevel.THROW })));
}

export function sitemapAnswer(urls: Iterable<SitemapUrl>): Response {
  const xmlns = { xhtml: true, news: false, image: false, video: false };
  return xmlAnswer(Readable.from(urls).pipe(new SitemapStream({ level: ErrorLevel.THROW, xmlns })));
}

function xmlAnswer(stream: Readable): Response {
  const headers = { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": MACHINE_CACHE };
  return new Response(createReadableStreamFromReadable(stream), { headers });
}
