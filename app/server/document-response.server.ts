import { entityTag, matchesTag } from "./entity-tag.server";

export type ServedDocument = {
  body: string | Uint8Array<ArrayBuffer>;
  contentType: string;
  cacheControl: string;
  lastModified?: Date | undefined;
};

/** Of documents that change with the portal's version. */
export const CRAWLER_CACHE_CONTROL =
  "public, max-age=300, s-maxage=3600, stale-while-revalidate=86400, stale-if-error=86400";
/** Of documents that list what is published, which changes at any moment. */
export const CONTENT_CACHE_CONTROL = "public, max-age=0, s-maxage=6, stale-if-error=86400";

/** Responds with 304 to a matching validator (RFC 9110, 13.1). */
export function documentResponse(request: Request, document: ServedDocument): Response {
  const { body, contentType, cacheControl, lastModified } = document;
  const tag = entityTag(body);
  const headers = new Headers({ "Cache-Control": cacheControl, ETag: tag });
  if (lastModified) headers.set("Last-Modified", lastModified.toUTCString());
  if (isNotModified(request, tag, lastModified)) return new Response(null, { status: 304, headers });
  headers.set("Content-Type", contentType);
  return new Response(body, { headers });
}

function isNotModified({ headers }: Request, tag: string, lastModified: Date | undefined): boolean {
  const tags = headers.get("if-none-match");
  if (tags !== null) return matchesTag(tags, tag);
  const since = Date.parse(headers.get("if-modified-since") ?? "");
  // HTTP dates have no milliseconds.
  return lastModified !== undefined && Math.floor(lastModified.getTime() / 1000) * 1000 <= since;
}
