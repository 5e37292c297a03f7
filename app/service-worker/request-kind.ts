/** What a request asks for, as far as the worker has something to say about it; "other" goes to the network as ever. */
export type RequestKind = "asset" | "picture" | "page" | "page-data" | "other";

type AskedFor = { url: string; method: string; mode: string; hasRange: boolean };

const ASSET = /^\/(build|fonts)\//;
const PICTURE = /^\/(media|images)\/.*\.(webp|png|jpg|svg)$|^\/favicon\./;
/** Answers of scripts' own questions, of the API and of machines' documents are never kept; pages keep games themselves. */
const NEVER = /^\/(api|embedded|og|sitemaps|refused|build\/offline-games)(\/|\.data$)/;

/** Only what is fetched from the portal's own origin, whole and without changing anything there, is ever kept. */
export function requestKind({ url, method, mode, hasRange }: AskedFor, origin: string): RequestKind {
  const { origin: asked, pathname } = new URL(url);
  if (asked !== origin || method !== "GET" || hasRange || NEVER.test(pathname)) return "other";
  if (ASSET.test(pathname)) return "asset";
  if (PICTURE.test(pathname)) return "picture";
  if (mode === "navigate") return pathname.endsWith("/") ? "page" : "other";
  return pathname.endsWith(".data") ? "page-data" : "other";
}

/** The page that Remix asks the data of: "/de.data?_routes=…" stands for "/de/". */
export function pageOfData(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  searchParams.delete("_routes");
  const search = searchParams.size > 0 ? `?${searchParams.toString()}` : "";
  const path = pathname === "/_root.data" ? "/" : pathname.replace(/\.data$/, "/");
  return origin + path + search;
}

/** A page that starts to play at once is kept as the one that waits. */
export function keptAddress(address: string): string {
  const url = new URL(address);
  url.hash = "";
  url.searchParams.delete("autoPlay");
  return url.href;
}

/** The application shell in the language of an address (docs/product/addresses.md#application-shell). */
export function shellOf(address: string, locales: readonly string[]): string {
  const { origin, pathname } = new URL(address);
  const prefix = locales.find((locale) => pathname.startsWith(`/${locale}/`));
  return `${origin}${prefix === undefined ? "" : `/${prefix}`}/_app/`;
}
