import type { PingAnswer } from "~contract/calls/connectivity";

const PONG: PingAnswer = { data: "pong" };

/** Tells a tab that the portal is there. */
export function loader(): Response {
  return Response.json(PONG, { headers: { "Cache-Control": "no-store" } });
}
