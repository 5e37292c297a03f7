import { streamSSE } from "hono/streaming";
import * as z from "zod";
import { id } from "~contract/entities/identifiers";
import { shutdownSignal } from "~observe/shutdown";
import { ApiFailure } from "../api-failure";
import type { ApiApp } from "../api-context";
import { requirePlayer } from "../identity/require-session";
import { consumeRateLimit, networkOfClient } from "../rate-limits/limit-rate";
import { ROOM_STREAMS } from "../rate-limits/limits";
import { assertSeat } from "../store/play/rooms";
import { streamRoomEvents } from "../store/play/room-events";

/** A reconnecting browser continues after this event; anything invalid starts from the beginning. */
const lastEventId = z.coerce.number().int().min(0).catch(0);

/** Server-sent events (contract/room-events); not a call, because a stream has no envelope. */
export function registerRoomEvents(app: ApiApp): void {
  app.get("/gg/rooms/:roomId/events", async (context) => {
    const { userId, sessionId } = requirePlayer(context);
    await consumeRateLimit(context, ROOM_STREAMS);
    const roomId = id.safeParse(context.req.param("roomId")).data;
    if (roomId === undefined) throw new ApiFailure("room_not_found");
    const [database, notifier] = [context.get("database"), context.get("roomNotifier")];
    await assertSeat(database, { roomId, userId, now: new Date() });
    const after = lastEventId.parse(context.req.header("last-event-id") ?? context.req.query("after"));
    const end = new AbortController();
    const finish = () => {
      end.abort();
    };
    let isReplaced = false;
    const close = context.get("openStreams").open({
      seat: `${roomId} ${userId}`,
      address: networkOfClient(context),
      onReplaced() {
        isReplaced = true;
        finish();
      },
    });
    const response = streamSSE(context, async (stream) => {
      stream.onAbort(finish);
      // Ends the stream on shutdown: the browser reconnects to another process.
      shutdownSignal().addEventListener("abort", finish);
      context.req.raw.signal.addEventListener("abort", () => {
        stream.abort();
      });
      try {
        const options = { database, notifier, roomId, userId, sessionId, after, signal: end.signal };
        for await (const event of streamRoomEvents(options)) {
          if (event === null) await stream.write(": quiet\n\n");
          else await stream.writeSSE({ data: JSON.stringify(event), ...idOf(event) });
        }
        // Otherwise the replaced browser would reconnect and replace the next stream.
        if (isReplaced) await stream.writeSSE({ data: JSON.stringify({ type: "closed" }) });
      } finally {
        close();
        shutdownSignal().removeEventListener("abort", finish);
      }
    });
    // Compression and proxy buffering would delay events.
    response.headers.set("Cache-Control", "no-store, no-transform");
    response.headers.set("X-Accel-Buffering", "no");
    return response;
  });
}

function idOf(event: { type: string; sequence?: number }) {
  return event.sequence === undefined ? {} : { id: String(event.sequence) };
}
