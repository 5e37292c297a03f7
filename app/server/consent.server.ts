/**
 * The address that the visitor's browser shows, whose host decides where a cookie lives: the form's own origin, since a
 * proxy in between may have asked for another host.
 */
export function visitedSite(request: Request): URL {
  const origin = request.headers.get("origin");
  return new URL(origin !== null && URL.canParse(origin) ? origin : request.url);
}
