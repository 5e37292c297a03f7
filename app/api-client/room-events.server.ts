import { env } from "~/server/env.server";
import { apiHeaders, API_BASE_URL, fetchApi } from "./api-access.server";

const LAST_EVENT_ID = "last-event-id";

/** Opens a room's event stream, unchecked and without a deadline (docs/decisions/0032-room-messages.md). */
export function openRoomEvents(request: Request, roomId: string): Promise<Response> {
  const headers = apiHeaders(request, env.SESSION_COOKIES);
  headers.set("accept", "text/event-stream");
  const lastEventId = request.headers.get(LAST_EVENT_ID);
  if (lastEventId !== null) headers.set(LAST_EVENT_ID, lastEventId);
  const url = `${API_BASE_URL}/gg/rooms/${roomId}/events`;
  return fetchApi(new Request(url, { headers, signal: request.signal }));
}
