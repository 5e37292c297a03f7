export type RequestKind = "asset" | "picture" | "page" | "page-data" | "other";

type RequestProperties = { url: string; method: string; mode: string; hasRange: boolean };

const ASSET = /^\/(build|fonts)\//;
const PICTURE = /^\/(media|images)\/.*\.(webp|png|jpg|svg)$|^\/favicon\./;
/** Never cached: API and script responses, machine-readable documents, and games, which pages cache themselves. */
const UNCACHED = /^\/(api|embedded|og|sitemaps|refused|build\/offline-games)(\/|\.data$)/;

export function requestKind({ url, method, mode, hasRange }: RequestProperties, origin: string): RequestKind {
  const { origin: requestOrigin, pathname } = new URL(url);
  if (requestOrigin !== origin || method !== "GET" || hasRange || UNCACHED.test(pathname)) return "other";
  if (ASSET.test(pathname)) return "asset";
  if (PICTURE.test(pathname)) return "picture";
  if (mode === "navigate") return pathname.endsWith("/") ? "page" : "other";
  return pathname.endsWith(".data") ? "page-data" : "other";
}

/** The page of a Remix data request: "/de.data?_routes=…" becomes "/de/". */
export function pageUrlOfData(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  searchParams.delete("_routes");
  const search = searchParams.size > 0 ? `?${searchParams.toString()}` : "";
  const path = pathname === "/_root.data" ? "/" : pathname.replace(/\.data$/, "/");
  return origin + path + search;
}

export function cacheKey(address: string): string {
  const url = new URL(address);
  url.hash = "";
  url.searchParams.delete("autoPlay");
  return url.href;
}

/** docs/product/addresses.md#application-shell */
export function shellUrl(address: string, locales: readonly string[]): string {
  const { origin, pathname } = new URL(address);
  const prefix = locales.find((locale) => pathname.startsWith(`/${locale}/`));
  return `${origin}${prefix === undefined ? "" : `/${prefix}`}/_app/`;
}
