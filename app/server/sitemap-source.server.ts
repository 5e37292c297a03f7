import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@remix-run/node";
import { ErrorLevel, SitemapIndexStream, SitemapStream } from "sitemap";
import type { Api } from "~/api-client/client";
import { ClientError, isCallUnavailable } from "~/api-client/errors";
import { listChallenges } from "~contract/calls/challenges";
import { listGames } from "~contract/calls/games";
import { getSitemap, listSitemapEntries, MAX_SITEMAP_PAGE_SIZE } from "~contract/calls/sitemap";
import { MAX_PAGE_SIZE, type Pagination } from "~contract/entities/pagination";
import type { SitemapEntry, SitemapPart, SitemapType } from "~contract/entities/sitemap";
import type { SitemapUrl } from "~/view-models/sitemap-urls";
import { CONTENT_CACHE_CONTROL } from "./document-response.server";

/** A file has 7,000 URLs in about 8 MB, below the protocol's 50,000 and 50 MB, and needs one API call. */
const ENTRIES_PER_FILE = MAX_SITEMAP_PAGE_SIZE;

/** For APIs without the sitemap calls: the newest of their lists are used. */
const MAX_LIST_CALLS = ENTRIES_PER_FILE / MAX_PAGE_SIZE;

const NO_PAGES: Pagination = { currPage: 0, numPerPage: MAX_PAGE_SIZE, totalItems: 0, totalPages: 0 };

export async function loadSitemapParts(api: Api): Promise<SitemapPart[]> {
  const data = await withListFallback(
    () => api(getSitemap, { query: { pageSize: ENTRIES_PER_FILE } }),
    async () => ({ parts: await Promise.all([partOf(api, "games"), partOf(api, "challenges")]) }),
  );
  return data.parts.filter(({ entries }) => entries > 0);
}

export async function loadSitemapEntries(api: Api, type: SitemapType, page: number): Promise<SitemapEntry[]> {
  const data = await withListFallback(
    () => api(listSitemapEntries, { query: { type, page, pageSize: ENTRIES_PER_FILE } }),
    async () => ({ entries: page === 0 ? await listNewest(api, type) : [] }),
  );
  return data.entries;
}

async function withListFallback<Data>(callApi: () => Promise<Data>, loadLists: () => Promise<Data>): Promise<Data> {
  try {
    return await callApi();
  } catch (error) {
    const isUnknown = error instanceof ClientError && error.status === 404;
    if (isUnknown || isCallUnavailable(error)) return loadLists();
    throw error;
  }
}

async function withDefault<Data>(request: Promise<Data>, fallback: Data): Promise<Data> {
  return request.catch((error: unknown) => {
    if (isCallUnavailable(error)) return fallback;
    throw error;
  });
}

async function partOf(api: Api, type: "games" | "challenges"): Promise<SitemapPart> {
  const { entries, pagination } = await listPage(api, type, 0);
  const lastModified = entries.reduce<string | null>((latest, entry) => later(latest, entry.lastModified), null);
  return { type, page: 0, entries: Math.min(pagination.totalItems, ENTRIES_PER_FILE), lastModified };
}

function later(one: string | null, other: string | null): string | null {
  return one === null || (other !== null && Date.parse(other) > Date.parse(one)) ? other : one;
}

async function listNewest(api: Api, type: SitemapType): Promise<SitemapEntry[]> {
  if (type !== "games" && type !== "challenges") return [];
  const newest: SitemapEntry[] = [];
  for (let page = 0; page < MAX_LIST_CALLS; page++) {
    const { entries, pagination } = await listPage(api, type, page);
    newest.push(...entries);
    if (page + 1 >= pagination.totalPages) break;
  }
  return newest;
}

type ListPage = { entries: SitemapEntry[]; pagination: Pagination };

async function listPage(api: Api, type: "games" | "challenges", page: number): Promise<ListPage> {
  const window = { page, pageSize: MAX_PAGE_SIZE };
  if (type === "games") {
    const request = api(listGames, { query: { ...window, sort: "release-date-desc" } });
    const { games, pagination } = await withDefault(request, { games: [], pagination: NO_PAGES });
    const entries = games.map(({ gameId, gameShortId, mangledTitle, lastModified }) =>
      toEntry({ id: gameId, shortId: gameShortId, slug: mangledTitle, lastModified }),
    );
    return { entries, pagination };
  }
  const { challenges, pagination } = await api(listChallenges, { query: { ...window, sort: "newest" } });
  const entries = challenges.map(({ challengeId, challengeShortId, mangledName, creationDate }) =>
    toEntry({ id: challengeId, shortId: challengeShortId, slug: mangledName, lastModified: creationDate }),
  );
  return { entries, pagination };
}

type Listed = { id: string; shortId: string | null; slug: string; lastModified: string };

function toEntry({ id, shortId, slug, lastModified }: Listed): SitemapEntry {
  return { key: shortId ?? id, slug: shortId === null ? null : slug, lastModified };
}

type IndexItem = { url: string; lastmod?: string };

export function sitemapIndexResponse(items: readonly IndexItem[]): Response {
  return xmlResponse(Readable.from(items).pipe(new SitemapIndexStream({ level: ErrorLevel.THROW })));
}

export function sitemapResponse(urls: Iterable<SitemapUrl>): Response {
  const xmlns = { xhtml: true, news: false, image: false, video: false };
  return xmlResponse(Readable.from(urls).pipe(new SitemapStream({ level: ErrorLevel.THROW, xmlns })));
}

function xmlResponse(stream: Readable): Response {
  const headers = { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": CONTENT_CACHE_CONTROL };
  return new Response(createReadableStreamFromReadable(stream), { headers });
}
