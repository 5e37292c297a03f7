import { scriptsOfPath } from "~/framework-internals/remix-globals";
import { isLocale } from "~/i18n/locales";
import { idle } from "./idle";
import { savesData } from "./saves-data";

/** Distance at which a link counts as nearby (docs/product/frame.md#navigation). */
const NEARBY_MARGIN = "200px 0px";

/** A dozen requests at once stall a phone whose other core is busy, too. */
const BATCH_SIZE = 4;

const LINKS = "#main a[href^='/'], #sidebar a[href^='/']";

const prefetched = new Set<string>();
const visitedShapes = new Set<string>();

/** Prefetches scripts of nearby links; their data waits for `prefetch="intent"`, since a page shows dozens of links. */
export function prefetchNearbyLinks(): () => void {
  if (savesData() || typeof IntersectionObserver !== "function") return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
        observer.unobserve(target);
        const shape = shapeOf(target.pathname);
        if (visitedShapes.has(shape)) continue;
        visitedShapes.add(shape);
        void prefetchScriptsOf(target.pathname);
      }
    },
    { rootMargin: NEARBY_MARGIN },
  );
  for (const link of document.querySelectorAll(LINKS)) observer.observe(link);
  return () => {
    observer.disconnect();
  };
}

/** Groups addresses by route shape: matching one takes 3 ms on a slow phone, and dozens come into view together. */
function shapeOf(pathname: string): string {
  const parts = pathname.split("/");
  const names = isLocale(parts[1]) ? 3 : 2;
  return parts.map((part, index) => (index < names ? part : "")).join("/");
}

async function prefetchScriptsOf(pathname: string): Promise<void> {
  await idle();
  const missing = scriptsOfPath(pathname).filter((href) => !prefetched.has(href));
  missing.forEach((href) => prefetched.add(href));
  while (missing.length > 0) {
    document.head.append(...missing.splice(0, BATCH_SIZE).map(preload));
    await idle();
  }
}

const preload = (href: string) => Object.assign(document.createElement("link"), { rel: "modulepreload", href });
