import type { LoaderFunctionArgs } from "@remix-run/node";
import { sitemapFile } from "~/rules/sitemap-file";
import { loadCrawlerData } from "~/server/crawler-data.server";
import { pageContext } from "~/server/page-context.server";
import { notFound } from "~/server/page-error.server";
import { publicSettings } from "~/server/public-settings.server";
import { loadSitemapEntries, sitemapResponse } from "~/server/sitemap-source.server";
import { STATIC_PAGES, toEntryUrls, toSitemapUrls, type SitemapUrl } from "~/view-models/sitemap-urls";
import type { SitemapEntry, SitemapType } from "~contract/entities/sitemap";

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { api } = pageContext({ ...args, params: {} });
  const file = sitemapFile(args.params["file"] ?? "");
  if (!file) throw notFound();
  const { type, page } = file;
  if (type === "pages") return sitemapResponse(staticUrls(publicSettings.siteUrl));
  const entries = await loadCrawlerData(loadSitemapEntries(api, type, page));
  if (entries.length === 0) throw notFound();
  return sitemapResponse(entryUrls(type, entries, publicSettings.siteUrl));
}

function* staticUrls(siteUrl: string): Generator<SitemapUrl> {
  for (const page of STATIC_PAGES) yield* toSitemapUrls(page, siteUrl);
}

function* entryUrls(type: SitemapType, entries: readonly SitemapEntry[], siteUrl: string): Generator<SitemapUrl> {
  for (const entry of entries) yield* toEntryUrls(type, entry, siteUrl);
}
