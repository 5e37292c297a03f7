import { useEffect, useRef } from "react";

const TYPING = "input, textarea, select, [contenteditable]";

export function useSlashKey(start: () => void): void {
  const latestStart = useRef(start);

  useEffect(() => {
    latestStart.current = start;
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isTyped = event.target instanceof Element && event.target.closest(TYPING);
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyped) return;
      event.preventDefault();
      latestStart.current();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
