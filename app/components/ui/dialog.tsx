import { useEffect, useRef, type ReactNode } from "react";
import { useText } from "~/i18n/use-text";
import { Icon } from "./icon";

type DialogProps = {
  title: string;
  /** Secondary and primary button, if there are any. */
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A modal dialog: the browser keeps the focus inside and gives it back to where it was. It closes by its button, Escape
 * and a click outside, and then has to be taken away.
 */
export function Dialog({ title, actions, onClose, children }: DialogProps) {
  const t = useText();
  const dialog = useModal();
  return (
    <dialog className="modal" ref={dialog} aria-labelledby="dialog-title" onClose={onClose}>
      <div>
        <h2 id="dialog-title">{title}</h2>
        {children}
        {actions}
        <form role="none" method="dialog">
          <button className="ib" aria-label={t("dialog.close")}>
            <Icon name="x" />
          </button>
        </form>
      </div>
    </dialog>
  );
}

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
