import { requestPaths } from "~/request-paths";
import { roomEvent, type RoomEvent } from "~contract/room-events";
import { fieldOf, postToPortal } from "./portal-request";

export type RoomLink = {
  send: (data: unknown) => void;
  close: () => void;
};

const RETRY_MS = 1_000;
const MAX_ATTEMPTS = 5;

export function joinRoom(roomId: string, onEvent: (event: RoomEvent) => void): RoomLink {
  const stream = new EventSource(requestPaths.roomEvents(roomId));
  let isOpen = true;
  let queue: Promise<void> = Promise.resolve();

  const close = () => {
    isOpen = false;
    stream.close();
  };
  const end = () => {
    if (!isOpen) return;
    close();
    onEvent({ type: "closed" });
  };

  stream.addEventListener("message", ({ data }: MessageEvent<string>) => {
    const event = parseEvent(data);
    if (event?.type === "closed") end();
    else if (event) onEvent(event);
  });
  stream.addEventListener("error", () => {
    // The browser reconnects by itself unless the response was an error.
    if (stream.readyState === EventSource.CLOSED) end();
  });

  return {
    close,
    send: (data) => {
      queue = queue.then(async () => {
        if (isOpen && (await deliver({ roomId, data })) === "gone") end();
      });
    },
  };
}

function parseEvent(text: string): RoomEvent | null {
  try {
    const parsed = roomEvent.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

async function deliver(message: { roomId: string; data: unknown }): Promise<"sent" | "refused" | "gone"> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const response = await postToPortal(requestPaths.roomMessages, message);
    if (fieldOf(response, "ok") === true) return "sent";
    const error = fieldOf(response, "error");
    if (error === "room_not_found") return "gone";
    if (error === "message_too_large") return "refused";
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS * 2 ** attempt));
  }
  return "gone";
}
