import type { LoaderFunctionArgs } from "@remix-run/node";
import { machinePaths } from "~/machine-paths";
import { pageContext } from "~/server/page-context.server";
import { publicSettings } from "~/server/public-settings.server";
import { loadSitemapParts, sitemapIndexResponse } from "~/server/sitemap-source.server";
import { loadCrawlerData } from "~/server/crawler-data.server";

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { api } = pageContext(args);
  const parts = await loadCrawlerData(loadSitemapParts(api));
  const files = [{ type: "pages", page: 0, lastModified: null }, ...parts];
  return sitemapIndexResponse(
    files.map(({ type, page, lastModified }) => ({
      url: publicSettings.siteUrl + machinePaths.sitemap(type, page),
      ...(lastModified === null ? {} : { lastmod: lastModified }),
    })),
  );
}
