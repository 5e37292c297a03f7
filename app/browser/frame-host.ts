import { useSyncExternalStore, type ReactElement } from "react";

let host: ReactElement | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** What draws the games that outlive their pages; null as long as no game has been loaded. */
export function useFrameHost(): ReactElement | null {
  return useSyncExternalStore(
    subscribe,
    () => host,
    () => null,
  );
}

/** Brings the host into the page frame; its code comes with the first game. */
export function openFrameHost(element: ReactElement): void {
  host = element;
  for (const listener of listeners) listener();
}
