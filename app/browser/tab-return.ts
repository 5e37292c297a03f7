/** Focus also comes back from a game's frame, at each click beside it: within this time it is the same return. */
const SAME_RETURN_MS = 5_000;

/** Tells when somebody comes back to the tab, or its connection does; returns how to stop. */
export function onTabReturn(listener: () => void): () => void {
  const stopping = new AbortController();
  let lastMs = -Infinity;
  const onFocus = () => {
    if (document.hidden || Math.abs(Date.now() - lastMs) < SAME_RETURN_MS) return;
    lastMs = Date.now();
    listener();
  };
  window.addEventListener("focus", onFocus, { signal: stopping.signal });
  window.addEventListener("online", listener, { signal: stopping.signal });
  return () => {
    stopping.abort();
  };
}
