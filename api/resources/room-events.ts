import { streamSSE } from "hono/streaming";
import * as z from "zod";
import { id } from "~contract/entities/identifiers";
import { stopSignal } from "~observe/stopping";
import { ApiFailure } from "../api-failure";
import type { ApiApp } from "../api-context";
import { playerOf } from "../identity/signed-in-user";
import { assertSeat } from "../store/rooms";
import { followRoom } from "../store/room-following";

/** Where a browser that comes back goes on; anything else begins at the beginning. */
const lastEventId = z.coerce.number().int().min(0).catch(0);

/**
 * GET /gg/rooms/{roomId}/events: what happens in a room, as server-sent events, for those with a seat in it
 * (contract/room-events). A stream is no call of the contract: it has no end to put an envelope around.
 */
export function registerRoomEvents(app: ApiApp): void {
  app.get("/gg/rooms/:roomId/events", async (context) => {
    const { userId } = playerOf(context);
    const roomId = id.safeParse(context.req.param("roomId")).data;
    if (roomId === undefined) throw new ApiFailure("room_not_found");
    const [database, bell] = [context.get("database"), context.get("roomBell")];
    await assertSeat(database, { roomId, userId, now: new Date() });
    const after = lastEventId.parse(context.req.header("last-event-id") ?? context.req.query("after"));
    const answer = streamSSE(context, async (stream) => {
      const end = new AbortController();
      const finish = () => {
        end.abort();
      };
      stream.onAbort(finish);
      // A browser whose stream ends comes back, to a process that goes on.
      stopSignal().addEventListener("abort", finish);
      context.req.raw.signal.addEventListener("abort", () => {
        stream.abort();
      });
      try {
        for await (const event of followRoom({ database, bell, roomId, userId, after, signal: end.signal })) {
          if (event === null) await stream.write(": quiet\n\n");
          else await stream.writeSSE({ data: JSON.stringify(event), ...idOf(event) });
        }
      } finally {
        stopSignal().removeEventListener("abort", finish);
      }
    });
    // Whatever compresses or buffers answers would keep events back until it has enough of them.
    answer.headers.set("Cache-Control", "no-store, no-transform");
    answer.headers.set("X-Accel-Buffering", "no");
    return answer;
  });
}

function idOf(event: { type: string; sequence?: number }) {
  return event.sequence === undefined ? {} : { id: String(event.sequence) };
}
