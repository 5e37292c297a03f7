/** The form's origin decides the cookie's host: a proxy may have changed the request's host. */
export function cookieSite(request: Request): URL {
  const origin = request.headers.get("origin");
  return new URL(origin !== null && URL.canParse(origin) ? origin : request.url);
}
