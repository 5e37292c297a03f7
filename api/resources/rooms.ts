import { createRoom, getRoom, leaveRoom, listRegions, sendRoomMessage } from "~contract/calls/rooms";
import { ApiFailure } from "../api-failure";
import { ensureUser } from "../identity/ensure-user";
import { requirePlayer } from "../identity/require-session";
import { route } from "../route";
import type { ApiApp, ApiContext } from "../api-context";
import { findGameRowOnTrack, findTrack } from "../store/catalogue/games";
import { sendMessage } from "../store/play/room-messages";
import { assertRegion, findRoom, leaveSeat, openRoom, REGIONS, roomUrlOf } from "../store/play/rooms";
import { readGlobalSettings } from "../store/global-settings";
import { createQueryContext } from "./create-query-context";

export function registerRooms(app: ApiApp): void {
  route(app, listRegions, () => REGIONS);

  route(app, createRoom, async ({ params, body }, context) => {
    const queryContext = createQueryContext(context);
    const { gameId } = await findGameRowOnTrack(queryContext, params.gameId, body.trackId);
    await findTrack(queryContext, gameId, body.trackId);
    assertRegion(body.region);
    await assertMayOpenRooms(context);
    const { userId } = await ensureUser(context);
    const { database, now } = queryContext;
    const roomId = await openRoom(database, { gameId, ...body, userId, now });
    return { roomId, roomUrl: roomUrlOf(roomId) };
  });

  route(app, getRoom, ({ params }, context) => findRoom(createQueryContext(context), params.roomId));

  route(app, sendRoomMessage, async ({ params, body: { data } }, context) => {
    const { database, now } = createQueryContext(context);
    const { userId } = requirePlayer(context);
    return { sequence: await sendMessage(database, { ...params, userId, data, now }) };
  });

  route(app, leaveRoom, ({ params }, context) => {
    const { userId } = requirePlayer(context);
    return leaveSeat(context.get("database"), { ...params, userId });
  });
}

async function assertMayOpenRooms(context: ApiContext): Promise<void> {
  const viewer = context.get("viewer");
  if (viewer && !viewer.isGuest) return;
  const { allowGuestMultiplayerRoomCreation } = await readGlobalSettings(context.get("database"));
  if (!allowGuestMultiplayerRoomCreation) throw new ApiFailure("sign_in_required");
}
