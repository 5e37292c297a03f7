import type { Api } from "~/api-client/client";
import { roomIdOf } from "~/rules/room-url";
import type { FoundRoom } from "~/view-models/room";
import { getRoom } from "~contract/calls/rooms";
import { isMissing } from "./refusal-code.server";
import { secondary } from "./secondary.server";

/** The room that the page's address invites to; null when it names none. */
export async function loadRoom(api: Api, roomUrl: string | null): Promise<FoundRoom | null> {
  if (roomUrl === null) return null;
  const room = await secondary(api, async (ask) => {
    try {
      return { found: await ask(getRoom, { params: { roomId: roomIdOf(roomUrl) } }) };
    } catch (error) {
      if (isMissing(error)) return { found: null };
      throw error;
    }
  });
  return { roomUrl, room: room?.found };
}
