import { useSyncExternalStore } from "react";
import type { Messages } from "~/i18n/text-keys";
import type { FrameTrust } from "~/rules/frame-sandbox";
import type { LoadingStrategy } from "~/rules/loading-strategy";
import type { PreloadedItem } from "~/rules/preload-list";
import type { PictureView } from "~/view-models/picture";
import type { GameLaunch } from "~/view-models/player";
import type { Award, PlayerNote } from "./player-note";

export type LoadedFrame = PreloadedItem & {
  title: string;
  thumbnail: PictureView | null;
  launch: GameLaunch;
  trust: FrameTrust;
  strategy: LoadingStrategy;
  /** Named track; null for the default one. */
  trackId: string | null;
  /** The cached document for offline play; null if the game loads from its host. */
  html: string | null;
  /** Null until the API has counted the play. */
  gamePlayId: string | null;
  /** What the game stores by itself at its own origin is saved. */
  savesStorage: boolean;
  /** A page of the game's host runs first (~/browser/game-storage). */
  opensStorage: boolean;
  /** A build in an opaque frame, which has no storage. */
  isRestricted: boolean;
  /** Its frame has sent a message. */
  hasAnswered: boolean;
  /** The browser does not find the game's host, and it runs nowhere else. */
  isUnreachable: boolean;
};

export type PlayerSlot = {
  gameId: string;
  box: HTMLElement;
  /** Reports the frame's box while it is played, for fullscreen. */
  onFrame: (frameBox: HTMLElement | null) => void;
  onNote: (note: PlayerNote | null) => void;
  onAward: (award: Award) => void;
  onTryAgain: () => void;
  /** The play is counted and the game has loaded. */
  onReady: () => void;
};

export type FramesState = {
  frames: readonly LoadedFrame[];
  playerSlot: PlayerSlot | null;
  /** Texts of the preload cards, for pages without game texts. */
  cardTexts: Messages;
};

/** Module state: games outlive the pages that open them. */
let current: FramesState = { frames: [], playerSlot: null, cardTexts: {} };
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
