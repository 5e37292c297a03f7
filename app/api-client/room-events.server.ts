import { env } from "~/server/env.server";
import { apiHeaders, API_BASE_URL, fetchApi } from "./api-access.server";

const LAST_EVENT_ID = "last-event-id";

/**
 * Opens the stream of a room's events as the request's player (decision 32). It is no call of the contract: it has no
 * end to wait for, so there is no deadline; whoever reads it checks its events (contract/room-events). Rejects when the
 * API cannot be reached.
 */
export function openRoomEvents(request: Request, roomId: string): Promise<Response> {
  const headers = apiHeaders(request, env.SESSION_COOKIES);
  headers.set("accept", "text/event-stream");
  const lastEventId = request.headers.get(LAST_EVENT_ID);
  if (lastEventId !== null) headers.set(LAST_EVENT_ID, lastEventId);
  const url = `${API_BASE_URL}/gg/rooms/${roomId}/events`;
  return fetchApi(new Request(url, { headers, signal: request.signal }));
}
