import type { LoaderFunctionArgs } from "@remix-run/node";
import { openRoomEvents } from "~/api-client/room-events.server";
import { stoppableStream } from "~/server/stoppable-stream.server";
import { reportHandledError } from "~/server/report-error.server";
import { roomEventsRequest } from "~/server/game-requests.server";

/** Proxies the event stream of a room (docs/decisions/0032-room-messages.md). */
export async function loader({ request }: LoaderFunctionArgs) {
  const parsed = roomEventsRequest.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!parsed.success) throw new Response(null, { status: 404 });
  try {
    const { status, body } = await openRoomEvents(request, parsed.data.roomId);
    if (status !== 200) throw new Response(null, { status });
    return new Response(body && stoppableStream(body), {
      headers: {
        "Content-Type": "text/event-stream",
        // A compressing proxy would buffer the events.
        "Cache-Control": "no-store, no-transform",
        "X-Accel-Buffering": "no",
      },
    });
  } catch (error) {
    if (error instanceof Response) throw error;
    reportHandledError(error);
    throw new Response(null, { status: 503, headers: { "Retry-After": "5" } });
  }
}
