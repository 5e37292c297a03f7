import { useSyncExternalStore, type ComponentType } from "react";

let host: ComponentType | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** What draws the games that outlive their pages; null as long as no game has been loaded. */
export function useFrameHost(): ComponentType | null {
  return useSyncExternalStore(
    subscribe,
    () => host,
    () => null,
  );
}

/** Brings the host into the page frame; its code comes with the first game. */
export function openFrameHost(component: ComponentType): void {
  host = component;
  for (const listener of listeners) listener();
}
