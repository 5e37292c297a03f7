import { useSyncExternalStore, type ReactElement } from "react";

let host: ReactElement | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function useFrameHost(): ReactElement | null {
  return useSyncExternalStore(
    subscribe,
    () => host,
    () => null,
  );
}

export function openFrameHost(element: ReactElement): void {
  host = element;
  for (const listener of listeners) listener();
}
