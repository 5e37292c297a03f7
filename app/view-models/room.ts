import { formatList } from "~/i18n/format-list";
import { paths } from "~/paths";
import { roomIdOf } from "~/rules/room-url";
import type { Room } from "~contract/entities/room";
import type { ViewContext } from "./view-context";

export const ROOM_MESSAGE_ERRORS = ["message_too_large", "room_not_found", "too_many_requests", "unreachable"] as const;

/** Answer of the room messages action. */
export type RoomMessageAnswer = { ok: true } | { ok: false; error: (typeof ROOM_MESSAGE_ERRORS)[number] };

/** The room that a page's address names: null when it is gone, undefined when nobody knows. */
export type FoundRoom = { roomUrl: string; room: Room | null | undefined };

export type RoomView =
  | {
      state: "none" | "gone";
      /** False for whoever has to log in before. */
      mayOpen: boolean;
    }
  | {
      state: "open";
      roomId: string;
      /** The address to send to a friend. */
      path: string;
      /** Who has a seat, by name; null when that is nobody, or not known. */
      players: string | null;
    };

type RoomPage = { found: FoundRoom | null; gameLink: string; mayOpen: boolean };

/** What a multiplayer game's page says of rooms. */
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
