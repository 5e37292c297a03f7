import { useEffect, useRef, type ReactNode } from "react";
import { useText } from "~/i18n/use-text";
import { Icon } from "./icon";

type DialogProps = {
  title: string;
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** The parent unmounts it in `onClose`. */
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
          <button className="icon-button" aria-label={t("dialog.close")}>
            <Icon name="x" />
          </button>
        </form>
      </div>
    </dialog>
  );
}

/** `showModal` traps the focus and restores it on close. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // Content covers the whole dialog, so a click on the element itself is on the backdrop.
    const closeOnBackdrop = ({ target }: MouseEvent) => {
      if (target === element) element.close();
    };
    if (!element.open) element.showModal();
    element.addEventListener("click", closeOnBackdrop);
    return () => element.removeEventListener("click", closeOnBackdrop);
  }, []);

  return dialog;
}
