import type { PublishedGame } from "./studio";

export type Position = { x: number; y: number };

/** Somebody who plays games of the portal in one browser; positions are shares of its frame's size. */
export type Player = {
  /** Opens the game's page and presses Play. */
  play(game: PublishedGame): Promise<void>;
  reload(game: PublishedGame): Promise<void>;
  /** Of the game's frame, as PNG. */
  picture(): Promise<Buffer>;
  press(key: string): Promise<void>;
  click(position: Position): Promise<void>;
  /** What the game keeps in the browser (stored-values.ts). */
  stored(database?: string): Promise<string>;
  /** Whether pages of the browser have a file system of their own. */
  hasPrivateFiles(): Promise<boolean>;
  /** What the page says in place of a game. */
  pageText(game: PublishedGame): Promise<string>;
};
