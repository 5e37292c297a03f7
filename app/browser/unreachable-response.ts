/** A 503 Response keeps the router from revalidating, which would fail as well and replace the page with an error. */
export function unreachableResponse<Answer>(answer: Answer): Response {
  return new Response(JSON.stringify(answer), { status: 503, headers: { "content-type": "application/json" } });
}
