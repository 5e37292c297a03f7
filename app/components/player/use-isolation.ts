import { useEffect, useReducer } from "react";

/** "unknown" until checked in the browser. */
export type Isolation = "unknown" | "ready" | "unsupported";

const settle = (_: Isolation, found: Isolation) => found;

/** A page rendered into another page's document reloads; a browser without isolation cannot run the game. */
export function useIsolation(needsIsolation: boolean): Isolation {
  const [isolation, setIsolation] = useReducer(settle, needsIsolation ? "unknown" : "ready");
  useEffect(() => {
    if (!needsIsolation || window.crossOriginIsolated) setIsolation("ready");
    else if (isOwnDocument()) setIsolation("unsupported");
    else window.location.reload();
  }, [needsIsolation]);
  return isolation;
}

export function isOwnDocument(): boolean {
  const [loaded] = window.performance.getEntriesByType("navigation");
  return !loaded || new URL(loaded.name).pathname === window.location.pathname;
}
