/**
 * Answer of a client action whose request did not get through. A Response, since only its status tells the router not
 * to ask for the page's data again: that would fail, too, and take the page away.
 */
export function unreachableAnswer<Answer>(answer: Answer): Response {
  return new Response(JSON.stringify(answer), { status: 503, headers: { "content-type": "application/json" } });
}
