import type { LoaderFunctionArgs } from "@remix-run/node";
import { openRoomEvents } from "~/api-client/room-events.server";
import { endedAtStop } from "~/server/ended-at-stop.server";
import { noteSurvivedFailure } from "~/server/survived-failure.server";
import { roomEventsRequest } from "~/server/game-requests.server";

/** The events of a room as the API tells them, for the page around a game (decision 32). */
export async function loader({ request }: LoaderFunctionArgs) {
  const asked = roomEventsRequest.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!asked.success) throw new Response(null, { status: 404 });
  try {
    const { status, body } = await openRoomEvents(request, asked.data.roomId);
    if (status !== 200) throw new Response(null, { status });
    return new Response(body && endedAtStop(body), {
      headers: {
        "Content-Type": "text/event-stream",
        // Compressed, events would be kept back until there are enough of them.
        "Cache-Control": "no-store, no-transform",
        "X-Accel-Buffering": "no",
      },
    });
  } catch (error) {
    if (error instanceof Response) throw error;
    noteSurvivedFailure(error);
    throw new Response(null, { status: 503, headers: { "Retry-After": "5" } });
  }
}
