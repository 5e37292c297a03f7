import type { LoaderFunctionArgs } from "@remix-run/node";
import { paths } from "~/paths";
import { pageContext } from "~/server/page-context.server";
import { publicSettings } from "~/server/public-settings.server";
import { sitemapIndexResponse } from "~/server/sitemap-response.server";
import { loadCrawlerData } from "~/server/crawler-data.server";
import { loadSitemapParts } from "~/server/sitemap-source.server";

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { api } = pageContext(args);
  const parts = await loadCrawlerData(loadSitemapParts(api));
  const files = [{ type: "pages", page: 0, lastModified: null }, ...parts];
  return sitemapIndexResponse(
    files.map(({ type, page, lastModified }) => ({
      url: publicSettings.siteUrl + paths.sitemap(type, page),
      ...(lastModified === null ? {} : { lastmod: lastModified }),
    })),
  );
}
