/** Focus also returns from a game's iframe at each click beside it. */
const SAME_RETURN_MS = 5_000;

export function onTabReturn(listener: () => void): () => void {
  const controller = new AbortController();
  let lastMs = -Infinity;
  const onFocus = () => {
    if (document.hidden || Math.abs(Date.now() - lastMs) < SAME_RETURN_MS) return;
    lastMs = Date.now();
    listener();
  };
  window.addEventListener("focus", onFocus, { signal: controller.signal });
  window.addEventListener("online", listener, { signal: controller.signal });
  return () => {
    controller.abort();
  };
}
