import { documentRedirect } from "~/framework-internals/single-fetch-redirect";
import { isPublicPage, type CacheStore } from "./cache-store";
import { cacheKey, pageUrlOfData, requestKind, shellUrl } from "./request-kind";
import type { FetchEvent, WorkerScope } from "./worker-scope";

type Setting = { scope: WorkerScope; kept: CacheStore; locales: readonly string[] };

/** How the worker responds: pages network first, files with a hash in their name cache first. */
export function createFetchHandlers(setting: Setting) {
  const cachePage = pageCacher(setting);
  return { ...pageAnswers(setting, cachePage), ...fileAnswers(setting), keepPage: cachePage };
}

type CachePage = (requested: string, answer: Response | null) => Promise<void>;

function pageCacher({ scope, kept, locales }: Setting): CachePage {
  /** The page as visitors without an account get it; the request carries no cookies. */
  const fetchPublic = async (address: string) => {
    const answer = await scope.fetch(address, { credentials: "omit", referrerPolicy: "no-referrer" });
    return isPublicPage(answer) ? answer : null;
  };

  const cacheShell = async (address: string) => {
    const shell = shellUrl(address, locales);
    if (await kept.shell(shell)) return;
    const answer = await fetchPublic(shell);
    if (answer) await kept.keepShell(shell, answer);
  };

  /** In place of a page that is personal its public version is fetched, once. */
  return async (requested, answer) => {
    const address = cacheKey(requested);
    if (answer && address === requested && isPublicPage(answer)) await kept.keepPage(address, answer);
    else if (!(await kept.page(address))) {
      const page = await fetchPublic(address);
      if (page) await kept.keepPage(address, page);
    }
    await cacheShell(address);
  };
}

function pageAnswers({ scope, kept, locales }: Setting, cachePage: CachePage) {
  const page = async (event: FetchEvent): Promise<Response> => {
    const { url } = event.request;
    try {
      const answer = (await event.preloadResponse) ?? (await scope.fetch(event.request));
      if (answer.ok) event.waitUntil(cachePage(url, answer.clone()).catch(() => undefined));
      return answer;
    } catch {
      return (await kept.page(cacheKey(url))) ?? (await kept.shell(shellUrl(url, locales))) ?? Response.error();
    }
  };

  /**
   * Offline, a link leads to the cached document. A page that revalidates its own data gets the failure, which it
   * handles: a reload would lose a running game.
   */
  const pageData = async (event: FetchEvent): Promise<Response> => {
    const address = pageUrlOfData(event.request.url);
    try {
      const answer = await scope.fetch(event.request);
      if (answer.ok) event.waitUntil(cachePage(address, null).catch(() => undefined));
      return answer;
    } catch (error) {
      const client = await scope.clients.get(event.clientId);
      if (!client || new URL(client.url).pathname === new URL(address).pathname) throw error;
      return documentRedirect(address);
    }
  };

  return { page, pageData };
}

function fileAnswers({ scope, kept }: Setting) {
  const asset = async (event: FetchEvent): Promise<Response> => {
    const found = await kept.file(event.request);
    if (found) return found;
    const answer = await scope.fetch(event.request);
    if (answer.ok) event.waitUntil(kept.keepAsset(event.request.url, answer.clone()));
    return answer;
  };

  const picture = async (event: FetchEvent): Promise<Response> => {
    try {
      const answer = await scope.fetch(event.request);
      if (answer.ok) event.waitUntil(kept.keepPicture(event.request.url, answer.clone()));
      return answer;
    } catch (error) {
      const found = await kept.picture(event.request);
      if (!found) throw error;
      return found;
    }
  };

  /** For a page that loaded before the worker controlled it: its files come from the browser's HTTP cache. */
  const keepFile = async (address: string) => {
    const kind = requestKind({ url: address, method: "GET", mode: "no-cors", hasRange: false }, scope.location.origin);
    if (kind !== "asset" && kind !== "picture") return;
    if (await (kind === "asset" ? kept.file(address) : kept.picture(address))) return;
    const found = await scope.fetch(address);
    if (found.ok) await (kind === "asset" ? kept.keepAsset : kept.keepPicture)(address, found);
  };

  return { asset, picture, keepFile };
}
