import { useEffect, useRef } from "react";

/**
 * Opens a dialog element above the page as soon as it is there: the browser keeps the focus inside and gives it back to
 * where it was. A click outside closes it like Escape.
 */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // What stands in the dialog covers all of it: only its backdrop is the element itself.
    const closeOnBackdrop = ({ target }: MouseEvent) => {
      if (target === element) element.close();
    };
    if (!element.open) element.showModal();
    element.addEventListener("click", closeOnBackdrop);
    return () => element.removeEventListener("click", closeOnBackdrop);
  }, []);

  return dialog;
}
