import { useEffect, useRef, type FocusEvent } from "react";

/** Moved elements lose the focus; it returns to where it was once the list has changed, or to where that is now. */
export function useKeptFocus(version: string, idAfter: (id: string) => string = sameId) {
  const focused = useRef<string | null>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (focused.current === null || (activeElement !== null && activeElement !== document.body)) return;
    const button = document.getElementById(idAfter(focused.current));
    const isUsable = button instanceof HTMLButtonElement && !button.disabled;
    const other = button?.closest("li")?.querySelector<HTMLElement>("a, button:not(:disabled)");
    (isUsable ? button : other)?.focus();
  }, [version, idAfter]);
  return {
    onFocusCapture: ({ target }: FocusEvent<HTMLElement>) => {
      focused.current = target.id === "" ? null : target.id;
    },
  };
}

const sameId = (id: string) => id;
