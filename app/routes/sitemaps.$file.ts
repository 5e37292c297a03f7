import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Api } from "~/api-client/client";
import { isCallUnavailable } from "~/api-client/errors";
import { paths } from "~/paths";
import { sitemapFile } from "~/rules/sitemap-file";
import { loadCrawlerData } from "~/server/crawler-data.server";
import { pageContext } from "~/server/page-context.server";
import { notFound } from "~/server/page-error.server";
import { publicSettings } from "~/server/public-settings.server";
import { loadSitemapEntries, sitemapResponse } from "~/server/sitemap-source.server";
import { STATIC_PAGES, toEntryUrls, toSitemapUrls, type SitemapUrl } from "~/view-models/sitemap-urls";
import { getLegalText } from "~contract/calls/site";
import { legalPage } from "~contract/entities/legal-content";
import type { SitemapEntry, SitemapType } from "~contract/entities/sitemap";

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { api, publicApi } = pageContext({ ...args, params: {} });
  const file = sitemapFile(args.params["file"] ?? "");
  if (!file) throw notFound();
  const { type, page } = file;
  if (type === "pages") {
    return sitemapResponse(staticUrls(publicSettings.siteUrl, await loadCrawlerData(legalDates(publicApi))));
  }
  const entries = await loadCrawlerData(loadSitemapEntries(api, type, page));
  if (entries.length === 0) throw notFound();
  return sitemapResponse(entryUrls(type, entries, publicSettings.siteUrl));
}

type Dates = ReadonlyMap<(typeof STATIC_PAGES)[number], string | null>;

/** When legal texts were published; the portal's own have no date. */
async function legalDates(api: Api): Promise<Dates> {
  const dates = legalPage.options.map(async (page) => {
    const text = await api(getLegalText, { params: { page }, query: {} }).catch((error: unknown) => {
      if (isCallUnavailable(error)) return null;
      throw error;
    });
    return [paths[page], text?.publishDate ?? null] as const;
  });
  return new Map(await Promise.all(dates));
}

function* staticUrls(siteUrl: string, dates: Dates): Generator<SitemapUrl> {
  for (const page of STATIC_PAGES) yield* toSitemapUrls(page, siteUrl, dates.get(page) ?? null);
}

function* entryUrls(type: SitemapType, entries: readonly SitemapEntry[], siteUrl: string): Generator<SitemapUrl> {
  for (const entry of entries) yield* toEntryUrls(type, entry, siteUrl);
}
