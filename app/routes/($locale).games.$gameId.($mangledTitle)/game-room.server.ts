import type { Api } from "~/api-client/client";
import { roomIdOf } from "~/rules/play-address";
import { hasNoAccount } from "~/rules/section-visibility";
import { isMissing } from "~/server/refusal-code.server";
import { secondary } from "~/server/secondary.server";
import type { RequestedRoom } from "~/view-models/room";
import type { SessionView } from "~/view-models/root-data";
import { getRoom } from "~contract/calls/rooms";
import type { GlobalSettings } from "~contract/entities/global-settings";

export async function loadRoom(api: Api, roomUrl: string | null): Promise<RequestedRoom | null> {
  if (roomUrl === null) return null;
  const room = await secondary(api, async (callApi) => {
    try {
      return { found: await callApi(getRoom, { params: { roomId: roomIdOf(roomUrl) } }) };
    } catch (error) {
      if (isMissing(error)) return { found: null };
      throw error;
    }
  });
  return { roomUrl, room: room?.found };
}

/** When the settings did not load, the API decides. */
export async function mayOpenRooms(
  pendingSettings: Promise<GlobalSettings | null>,
  pendingSession: Promise<SessionView>,
): Promise<boolean> {
  const [settings, { status }] = await Promise.all([pendingSettings, pendingSession]);
  return !hasNoAccount(status) || settings?.allowGuestMultiplayerRoomCreation !== false;
}
