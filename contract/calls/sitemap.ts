import * as z from "zod";
import { defineCall } from "../define-call";
import { pageQuery, pagination } from "../entities/pagination";
import { sitemapEntry, sitemapPart, sitemapType } from "../entities/sitemap";
import { PAGING_ERROR_CODES } from "../error-codes";
import { noBody, noParams } from "./request-parts";

/** Higher than usual: entries are small and a crawler needs all of them. */
export const MAX_SITEMAP_PAGE_SIZE = 1000;

export const getSitemap = defineCall({
  name: "getSitemap",
  summary: "The parts of the catalogue's sitemap, and when the latest page of each changed.",
  method: "GET",
  path: "/gxc/v2/sitemap",
  access: "everyone",
  params: noParams,
  query: pageQuery.pick({ pageSize: true }),
  body: noBody,
  data: z.object({ parts: z.array(sitemapPart) }),
  maxPageSize: MAX_SITEMAP_PAGE_SIZE,
  errorCodes: ["page_size_invalid", "page_size_less_than_1", "page_size_too_high"],
});

/** Extension; oldest first, so that new entries only change the last page. */
export const listSitemapEntries = defineCall({
  name: "listSitemapEntries",
  summary: "Addresses of all published games, challenges, tags, studios or feeds, the oldest first.",
  method: "GET",
  path: "/gxc/v2/sitemap/entries",
  access: "everyone",
  params: noParams,
  query: pageQuery.extend({ type: sitemapType }),
  body: noBody,
  data: z.object({ entries: z.array(sitemapEntry), pagination }),
  maxPageSize: MAX_SITEMAP_PAGE_SIZE,
  errorCodes: [...PAGING_ERROR_CODES, "invalid_request_payload"],
});
