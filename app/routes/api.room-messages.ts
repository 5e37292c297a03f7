import type { ActionFunctionArgs } from "@remix-run/node";
import { roomMessageRequest } from "~/server/game-requests.server";
import { pageContext } from "~/server/page-context.server";
import { isMissing, refusalCode, refusalStatus } from "~/server/refusal-code.server";
import { readRequestBody } from "~/server/request-body.server";
import { ROOM_MESSAGE_ERRORS, type RoomMessageResult } from "~/view-models/room";
import { sendRoomMessage } from "~contract/calls/rooms";

export async function action(args: ActionFunctionArgs) {
  const { api, json } = pageContext(args);
  const { roomId, data } = await readRequestBody(args.request, roomMessageRequest);
  try {
    await api(sendRoomMessage, { params: { roomId }, body: { data } });
    return json<RoomMessageResult>({ ok: true });
  } catch (error) {
    const code = isMissing(error) ? "room_not_found" : refusalCode(error, ROOM_MESSAGE_ERRORS, "unreachable");
    return json<RoomMessageResult>({ ok: false, error: code }, { status: refusalStatus(code) });
  }
}

export { postOnly as loader } from "~/server/post-only.server";
