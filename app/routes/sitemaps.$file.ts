import type { LoaderFunctionArgs } from "@remix-run/node";
import { sitemapFile } from "~/rules/sitemap-file";
import { forMachines } from "~/server/for-machines.server";
import { pageContext } from "~/server/page-context.server";
import { notFound } from "~/server/page-failure.server";
import { publicSettings } from "~/server/public-settings.server";
import { sitemapAnswer } from "~/server/sitemap-answer.server";
import { loadSitemapEntries } from "~/server/sitemap-source.server";
import { STANDING_PAGES, toEntryUrls, toSitemapUrls, type SitemapUrl } from "~/view-models/sitemap-urls";
import type { SitemapEntry, SitemapType } from "~contract/entities/sitemap";

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { api } = pageContext({ ...args, params: {} });
  const file = sitemapFile(args.params["file"] ?? "");
  if (!file) throw notFound();
  const { type, page } = file;
  if (type === "pages") return sitemapAnswer(standingUrls(publicSettings.siteUrl));
  const entries = await forMachines(loadSitemapEntries(api, type, page));
  if (entries.length === 0) throw notFound();
  return sitemapAnswer(entryUrls(type, entries, publicSettings.siteUrl));
}

function* standingUrls(siteUrl: string): Generator<SitemapUrl> {
  for (const page of STANDING_PAGES) yield* toSitemapUrls(page, siteUrl);
}

function* entryUrls(type: SitemapType, entries: readonly SitemapEntry[], siteUrl: string): Generator<SitemapUrl> {
  for (const entry of entries) yield* toEntryUrls(type, entry, siteUrl);
}
