import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "./storage";

const MUTED_KEY = "muted";

const isFlag = (value: unknown): value is boolean => typeof value === "boolean";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Kept beside the storage, so that the switch also works where storage does not. */
let current: boolean | null = null;

function isMuted(): boolean {
  current ??= readStored(MUTED_KEY, isFlag, false);
  return current;
}

function setMuted(muted: boolean): void {
  current = muted;
  writeStored(MUTED_KEY, JSON.stringify(muted));
  for (const listener of listeners) listener();
}

/** Whether games are silent in this browser, and how to change it. */
export function useMuted(): [isMuted: boolean, setMuted: (muted: boolean) => void] {
  return [useSyncExternalStore(subscribe, isMuted, () => false), setMuted];
}
