import type { GameErrorKind } from "~contract/game-errors";

/** What became of a play in this tab; `gamePlayId` never leaves it. */
export type PlayNews = { gamePlayId: string; gameId: string; trackId: string; error: GameErrorKind | null };

type PlayListener = (news: PlayNews) => void;

/** Only measurement listens, with consent: without it, news of plays reach nobody. */
const listeners = new Set<PlayListener>();

export function tellOfPlay(news: PlayNews): void {
  for (const listener of listeners) listener(news);
}

export function listenToPlays(listener: PlayListener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
