import { useEffect, useReducer } from "react";
import { isOwnDocument } from "~/browser/isolated-page";

/** "unknown" before the browser has been asked. */
export type Isolation = "unknown" | "ready" | "unsupported";

const settle = (_: Isolation, found: Isolation) => found;

/**
 * Whether a game can run here as far as shared memory goes. A page that a script has put into another page's document is
 * loaded anew; a browser that does not isolate the page's own document cannot run the game.
 */
export function useIsolation(needsIsolation: boolean): Isolation {
  const [isolation, setIsolation] = useReducer(settle, needsIsolation ? "unknown" : "ready");
  useEffect(() => {
    if (!needsIsolation || window.crossOriginIsolated) setIsolation("ready");
    else if (isOwnDocument()) setIsolation("unsupported");
    else window.location.reload();
  }, [needsIsolation]);
  return isolation;
}
