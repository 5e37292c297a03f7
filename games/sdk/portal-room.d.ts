/** In order of arrival. */
export type RoomPlayer = {
  userId: string;
  /** Null for a guest. */
  username: string | null;
  isYou: boolean;
  /** Whether the player's page is connected. */
  isHere: boolean;
};

/** `sequence` counts from 1 without gaps and orders messages for all players. */
export type RoomMessage = { sequence: number; userId: string; data: unknown };

export type Room = {
  /** Broadcasts JSON of at most 4 kB to the room, the sender included. */
  send(data: unknown): void;
  /** Outside a room: requests the page to offer one. */
  ask(): void;
  /** Called initially and on each change. */
  onPlayers(handler: (players: RoomPlayer[]) => void): void;
  /** All messages since the room opened, in order, also after a reconnect. */
  onMessage(handler: (message: RoomMessage) => void): void;
  /** The room or this player's seat no longer exists. */
  onClosed(handler: () => void): void;
};

export type RoomOptions = {
  /** For tests. */
  window?: Window;
};

/** The room of a multiplayer play (`init.room`). Call before `portal.init` resolves, or messages are lost. */
export function enterRoom(options?: RoomOptions): Room;
