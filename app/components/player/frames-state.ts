import { useSyncExternalStore } from "react";
import type { Messages } from "~/i18n/text-keys";
import type { FrameTrust } from "~/rules/frame-trust";
import type { LoadingStrategy } from "~/rules/loading-strategy";
import type { PreloadedItem } from "~/rules/preload-list";
import type { PictureView } from "~/view-models/picture";
import type { GameLaunch } from "~/view-models/player";
import type { PlayerNote } from "./player-note";

/** A game in a frame that stands beside the pages. */
export type KeptFrame = PreloadedItem & {
  title: string;
  thumbnail: PictureView | null;
  launch: GameLaunch;
  trust: FrameTrust;
  strategy: LoadingStrategy;
  /** The named track that it was opened with; null for the usual one. */
  trackId: string | null;
  /** The whole game where it is played without a network; null where it comes from its host. */
  html: string | null;
  /** The counted play; null until the player has pressed Play and the API has counted it. */
  gamePlayId: string | null;
};

/** The player of the open page. */
export type PlayerPlace = {
  gameId: string;
  box: HTMLElement;
  /** Hears of the frame's own box while it is played, for fullscreen. */
  onFrame: (frameBox: HTMLElement | null) => void;
  onNote: (note: PlayerNote | null) => void;
  onTryAgain: () => void;
};

export type FramesState = {
  frames: readonly KeptFrame[];
  place: PlayerPlace | null;
  /** Texts of the cards, which show on pages that know nothing of games. */
  cardTexts: Messages;
};

/** One for the tab: games outlive the pages that open them. */
let current: FramesState = { frames: [], place: null, cardTexts: {} };
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function framesState(): FramesState {
  return current;
}

export function changeFrames(change: (state: FramesState) => Partial<FramesState>): void {
  current = { ...current, ...change(current) };
  for (const listener of listeners) listener();
}

export function useFramesState(): FramesState {
  return useSyncExternalStore(subscribe, framesState, framesState);
}
