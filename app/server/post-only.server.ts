/** The `loader` of a route that only takes forms and scripts' posts. */
export function postOnly(): Response {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
