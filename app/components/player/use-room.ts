import { useCallback, useEffect, useRef } from "react";
import { joinRoom, type RoomLink } from "~/browser/room-link";
import type { GameRoom, PageToGameMessage } from "~contract/game-messages";
import type { RoomEvent } from "~contract/room-events";

export function useRoom(
  room: GameRoom | null,
  { isInitialized, send }: { isInitialized: boolean; send: (message: PageToGameMessage) => void },
): (data: unknown) => void {
  const link = useRef<RoomLink | null>(null);
  const roomId = room?.roomId;

  useEffect(() => {
    if (roomId === undefined || !isInitialized) return undefined;
    const joined = joinRoom(roomId, (event) => send(toGameMessage(event)));
    link.current = joined;
    return () => {
      joined.close();
      link.current = null;
    };
  }, [roomId, isInitialized, send]);

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
