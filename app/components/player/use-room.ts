import { useCallback, useEffect, useRef } from "react";
import { joinRoom, type RoomLink } from "~/browser/room-link";
import type { GameRoom, PageToGameMessage } from "~contract/game-messages";
import type { RoomEvent } from "~contract/room-events";

/** Joins anew for each document of the game, which knows no players yet. */
export function useRoom(
  room: GameRoom | null,
  { greeting, send }: { greeting: number; send: (message: PageToGameMessage) => void },
): (data: unknown) => void {
  const link = useRef<RoomLink | null>(null);
  const roomId = room?.roomId;

  useEffect(() => {
    if (roomId === undefined || greeting === 0) return undefined;
    const joined = joinRoom(roomId, (event) => send(toGameMessage(event)));
    link.current = joined;
    return () => {
      joined.close();
      link.current = null;
    };
  }, [roomId, greeting, send]);

  return useCallback((data) => link.current?.send(data), []);
}

function toGameMessage(event: RoomEvent): PageToGameMessage {
  switch (event.type) {
    case "players":
      return { type: "ROOM_PLAYERS", players: event.players };
    case "message":
      return { ...event, type: "ROOM_MESSAGE" };
    case "closed":
      return { type: "ROOM_CLOSED" };
  }
}
