const SCROLL_KEYS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", " ", "PageUp", "PageDown"];

export function focusGame(player: HTMLElement | null): void {
  const frame = player?.querySelector("iframe");
  frame?.focus({ preventScroll: true });
  frame?.contentWindow?.focus();
}

export function keepGameFocus(player: HTMLElement): () => void {
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element && event.target.closest("button, a"))) focusGame(player);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== document.body || !SCROLL_KEYS.includes(event.key)) return;
    event.preventDefault();
    focusGame(player);
  };
  player.addEventListener("click", onClick);
  document.addEventListener("keydown", onKeyDown);
  return () => {
    player.removeEventListener("click", onClick);
    document.removeEventListener("keydown", onKeyDown);
  };
}
