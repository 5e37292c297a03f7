import { entityTag, namesTag } from "./entity-tag.server";

export type ServedDocument = {
  body: string | Uint8Array<ArrayBuffer>;
  contentType: string;
  cacheControl: string;
  lastModified?: Date | undefined;
};

/** Caching of documents for machines, which come back by themselves: an hour old is new enough for them. */
export const MACHINE_CACHE = "public, max-age=300, s-maxage=3600, stale-while-revalidate=86400, stale-if-error=86400";

/** A document that machines fetch again and again: whoever has it already is told so in a few bytes (RFC 9110, 13.1). */
export function documentAnswer(request: Request, document: ServedDocument): Response {
  const { body, contentType, cacheControl, lastModified } = document;
  const tag = entityTag(body);
  const headers = new Headers({ "Cache-Control": cacheControl, ETag: tag });
  if (lastModified) headers.set("Last-Modified", lastModified.toUTCString());
  if (isKnown(request, tag, lastModified)) return new Response(null, { status: 304, headers });
  headers.set("Content-Type", contentType);
  return new Response(body, { headers });
}

function isKnown({ headers }: Request, tag: string, lastModified: Date | undefined): boolean {
  const tags = headers.get("if-none-match");
  if (tags !== null) return namesTag(tags, tag);
  const since = Date.parse(headers.get("if-modified-since") ?? "");
  // The header knows no milliseconds.
  return lastModified !== undefined && Math.floor(lastModified.getTime() / 1000) * 1000 <= since;
}
