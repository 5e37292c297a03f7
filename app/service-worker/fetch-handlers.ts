import { documentRedirect } from "~/framework-internals/single-fetch-redirect";
import { isPublicPage, type CacheStore } from "./cache-store";
import { cacheKey, pageUrlOfData, requestKind, shellUrl } from "./request-kind";
import type { FetchEvent, WorkerScope } from "./worker-scope";

type HandlerOptions = { scope: WorkerScope; cache: CacheStore; locales: readonly string[] };

/** How the worker responds: pages network first, files with a hash in their name cache first. */
export function createFetchHandlers(options: HandlerOptions) {
  const cachePage = createPageCacher(options);
  return { ...pageHandlers(options, cachePage), ...fileHandlers(options), storePage: cachePage };
}

type CachePage = (requested: string, response: Response | null) => Promise<void>;

function createPageCacher({ scope, cache, locales }: HandlerOptions): CachePage {
  /** The page as visitors without an account get it; the request carries no cookies. */
  const fetchPublic = async (address: string) => {
    const response = await scope.fetch(address, { credentials: "omit", referrerPolicy: "no-referrer" });
    return isPublicPage(response) ? response : null;
  };

  const cacheShell = async (address: string) => {
    const shell = shellUrl(address, locales);
    if (await cache.shell(shell)) return;
    const response = await fetchPublic(shell);
    if (response) await cache.storeShell(shell, response);
  };

  /** In place of a page that is personal its public version is fetched, once. */
  return async (requested, response) => {
    const address = cacheKey(requested);
    if (response && address === requested && isPublicPage(response)) await cache.storePage(address, response);
    else if (!(await cache.page(address))) {
      const page = await fetchPublic(address);
      if (page) await cache.storePage(address, page);
    }
    await cacheShell(address);
  };
}

function pageHandlers({ scope, cache, locales }: HandlerOptions, cachePage: CachePage) {
  const page = async (event: FetchEvent): Promise<Response> => {
    const { url } = event.request;
    try {
      const response = (await event.preloadResponse) ?? (await scope.fetch(event.request));
      if (response.ok) event.waitUntil(cachePage(url, response.clone()).catch(() => undefined));
      return response;
    } catch {
      return (await cache.page(cacheKey(url))) ?? (await cache.shell(shellUrl(url, locales))) ?? Response.error();
    }
  };

  /**
   * Offline, a link leads to the cached document. A page that revalidates its own data gets the failure, which it
   * handles: a reload would lose a running game.
   */
  const pageData = async (event: FetchEvent): Promise<Response> => {
    const address = pageUrlOfData(event.request.url);
    try {
      const response = await scope.fetch(event.request);
      if (response.ok) event.waitUntil(cachePage(address, null).catch(() => undefined));
      return response;
    } catch (error) {
      const client = await scope.clients.get(event.clientId);
      if (!client || new URL(client.url).pathname === new URL(address).pathname) throw error;
      return documentRedirect(address);
    }
  };

  return { page, pageData };
}

function fileHandlers({ scope, cache }: HandlerOptions) {
  const asset = async (event: FetchEvent): Promise<Response> => {
    const found = await cache.file(event.request);
    if (found) return found;
    const response = await scope.fetch(event.request);
    if (response.ok) event.waitUntil(cache.storeAsset(event.request.url, response.clone()));
    return response;
  };

  const picture = async (event: FetchEvent): Promise<Response> => {
    try {
      const response = await scope.fetch(event.request);
      if (response.ok) event.waitUntil(cache.storePicture(event.request.url, response.clone()));
      return response;
    } catch (error) {
      const found = await cache.picture(event.request);
      if (!found) throw error;
      return found;
    }
  };

  /** For a page that loaded before the worker controlled it: its files come from the browser's HTTP cache. */
  const storeFile = async (address: string) => {
    const kind = requestKind({ url: address, method: "GET", mode: "no-cors", hasRange: false }, scope.location.origin);
    if (kind !== "asset" && kind !== "picture") return;
    if (await (kind === "asset" ? cache.file(address) : cache.picture(address))) return;
    const found = await scope.fetch(address);
    if (found.ok) await (kind === "asset" ? cache.storeAsset : cache.storePicture)(address, found);
  };

  return { asset, picture, storeFile };
}
