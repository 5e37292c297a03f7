import { matchRoutes } from "@remix-run/react";
import { isLocale } from "~/i18n/locales";
import { idle } from "./idle";
import { savesData } from "./saves-data";

/** How far below and above the window a link counts as near (spec section 9, "link viewport prefetch margin"). */
const NEAR = "200px 0px";

const LINKS = "#main a[href^='/'], #sidebar a[href^='/']";

const fetched = new Set<string>();
const seen = new Set<string>();

/**
 * Fetches the scripts of pages whose links come near the window, each once per tab; their data only comes when a
 * visitor points at a link (`prefetch="intent"`), since a page shows dozens of them. Visitors who save data fetch
 * nothing ahead. Watches the links that are there now; returns the end of it.
 */
export function prefetchNearLinks(): () => void {
  if (savesData() || typeof IntersectionObserver !== "function") return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
        observer.unobserve(target);
        const shape = shapeOf(target.pathname);
        if (seen.has(shape)) continue;
        seen.add(shape);
        void idle().then(() => {
          prefetchScriptsOf(target.pathname);
        });
      }
    },
    { rootMargin: NEAR },
  );
  for (const link of document.querySelectorAll(LINKS)) observer.observe(link);
  return () => {
    observer.disconnect();
  };
}

/**
 * The address without the names in it: alike for two games, say. To find a page's scripts takes a slow phone 3 ms, and
 * dozens of links come into sight together. Pages that share a shape by chance are fetched when they are gone to.
 */
function shapeOf(pathname: string): string {
  const parts = pathname.split("/");
  const names = isLocale(parts[1]) ? 3 : 2;
  return parts.map((part, index) => (index < names ? part : "")).join("/");
}

function prefetchScriptsOf(pathname: string): void {
  const { routes } = window.__remixManifest;
  const matches = matchRoutes(window.__remixRouter.routes, pathname) ?? [];
  const scripts = matches.flatMap(({ route }) => {
    const entry = routes[route.id];
    return entry ? [entry.module, ...(entry.imports ?? [])] : [];
  });
  for (const href of scripts) {
    if (fetched.has(href)) continue;
    fetched.add(href);
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
}
