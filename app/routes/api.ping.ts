import type { PingResponse } from "~contract/calls/connectivity";

const PONG: PingResponse = { data: "pong" };

export function loader(): Response {
  return Response.json(PONG, { headers: { "Cache-Control": "no-store" } });
}
