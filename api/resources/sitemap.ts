import { getSitemap, listSitemapEntries } from "~contract/calls/sitemap";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { findSitemapParts, listSitemapEntries as findEntries } from "../store/catalogue/sitemap";
import { createQueryContext } from "./create-query-context";

export function registerSitemap(app: ApiApp): void {
  route(app, getSitemap, ({ query }, context) => findSitemapParts(createQueryContext(context), query));

  route(app, listSitemapEntries, ({ query }, context) => findEntries(createQueryContext(context), query));
}
