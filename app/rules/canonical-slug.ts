/** The redirect's target, or null (docs/product/addresses.md#canonical-form). Data requests lack a final slash. */
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
