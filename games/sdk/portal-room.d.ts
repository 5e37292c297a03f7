/** Somebody with a seat in the room; who came first is first in the list. */
export type RoomPlayer = {
  userId: string;
  /** Null for a guest. */
  username: string | null;
  isYou: boolean;
  /** Whether the player's page listens right now. */
  isHere: boolean;
};

/** What a player sent. `sequence` counts from 1 without gaps, so that everybody has the same order. */
export type RoomMessage = { sequence: number; userId: string; data: unknown };

export type Room = {
  /** Sends JSON of at most 4 kB to everybody in the room; it comes back to the sender in its place of the order. */
  send(data: unknown): void;
  /** Without a room: asks the page to offer one. */
  ask(): void;
  /** Who is in the room, at the beginning and after each change. */
  onPlayers(handler: (players: RoomPlayer[]) => void): void;
  /** All messages from the first one on, also those sent before this player came or came back. */
  onMessage(handler: (message: RoomMessage) => void): void;
  /** The room is gone, or this player's seat in it. */
  onClosed(handler: () => void): void;
};

export type RoomOptions = {
  /** The window to speak through; the global one unless a test brings its own. */
  window?: Window;
};

/**
 * The room of a multiplayer game; call it before `portal.init` resolves, so that nothing is missed. A play that is in a
 * room has `init.room`.
 */
export function enterRoom(options?: RoomOptions): Room;
