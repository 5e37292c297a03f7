import { LOCALES } from "~/i18n/locales";
import { createFetchHandlers } from "./fetch-handlers";
import { createCacheStore } from "./cache-store";
import { requestKind } from "./request-kind";
import type { WorkerScope } from "./worker-scope";

declare const self: WorkerScope;
/** Prepended by the route that serves this script. */
declare const BUILD_VERSION: string;

const cache = createCacheStore(self.caches, BUILD_VERSION);
const handlers = createFetchHandlers({ scope: self, cache, locales: LOCALES });

// A new build takes over at once: pages are network-first and files are named by content hash.
self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener("activate", (event) => {
  const activate = async () => {
    await cache.deleteOutdated();
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(activate());
});

self.addEventListener("fetch", (event) => {
  const { url, method, mode, headers } = event.request;
  switch (requestKind({ url, method, mode, hasRange: headers.has("range") }, self.location.origin)) {
    case "page":
      return event.respondWith(handlers.page(event));
    case "page-data":
      return event.respondWith(handlers.pageData(event));
    case "asset":
      return event.respondWith(handlers.asset(event));
    case "picture":
      return event.respondWith(handlers.picture(event));
    case "other":
  }
});

self.addEventListener("message", (event) => {
  const { data } = event;
  if (!isPageMessage(data)) return;
  event.waitUntil(Promise.allSettled([handlers.storePage(data.address, null), ...data.files.map(handlers.storeFile)]));
});

function isPageMessage(data: unknown): data is { address: string; files: string[] } {
  if (typeof data !== "object" || data === null || !("address" in data) || !("files" in data)) return false;
  const { address, files } = data;
  return typeof address === "string" && Array.isArray(files) && files.every((file) => typeof file === "string");
}
