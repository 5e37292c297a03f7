import type { PingAnswer } from "~contract/calls/connectivity";

const PONG: PingAnswer = { data: "pong" };

export function loader(): Response {
  return Response.json(PONG, { headers: { "Cache-Control": "no-store" } });
}
