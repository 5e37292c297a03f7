/**
 * Where a request for a game or challenge has to go instead, or null when it is already there. The id alone decides
 * what is shown; a wrong or missing name, or a long id where a short one exists, leads to the canonical path with the
 * query kept (docs/product/addresses.md#canonical-form). Ending slashes do not count: data requests come without them.
 */
export function canonicalRedirect(requestUrl: string, canonicalPath: string): string | null {
  const { pathname, search } = new URL(requestUrl);
  return comparable(pathname) === comparable(canonicalPath) ? null : canonicalPath + search;
}

function comparable(pathname: string): string {
  const trimmed = pathname.replace(/\/+$/, "");
  try {
    return decodeURIComponent(trimmed);
  } catch {
    return trimmed;
  }
}
