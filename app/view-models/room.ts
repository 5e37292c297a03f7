import { formatList } from "~/i18n/format-list";
import { paths } from "~/paths";
import { roomIdOf } from "~/rules/play-address";
import type { Room } from "~contract/entities/room";
import type { ViewContext } from "./view-context";

export const ROOM_MESSAGE_ERRORS = ["message_too_large", "room_not_found", "too_many_requests", "unreachable"] as const;

export type RoomMessageResult = { ok: true } | { ok: false; error: (typeof ROOM_MESSAGE_ERRORS)[number] };

/** Null when the room is gone, undefined when unknown. */
export type RequestedRoom = { roomUrl: string; room: Room | null | undefined };

export type RoomView =
  | {
      state: "none" | "gone";
      /** False when the viewer must log in first. */
      mayOpen: boolean;
    }
  | {
      state: "open";
      roomId: string;
      path: string;
      /** Names of the seated players; null when empty or unknown. */
      players: string | null;
    };

type RoomPage = { found: RequestedRoom | null; gameLink: string; mayOpen: boolean };

export function toRoom({ found, gameLink, mayOpen }: RoomPage, { t, locale }: ViewContext): RoomView {
  if (!found) return { state: "none", mayOpen };
  const { roomUrl, room } = found;
  if (room === null) return { state: "gone", mayOpen };
  const names = room?.players.map(({ username }) => username ?? t("room.guest"));
  return {
    state: "open",
    roomId: roomIdOf(roomUrl),
    path: paths.room(gameLink, roomUrl),
    players: names && names.length > 0 ? formatList(names, locale) : null,
  };
}
