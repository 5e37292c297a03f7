import { useEffect } from "react";
import { useText } from "~/i18n/use-text";
import type { ToastView } from "~/view-models/root-data";
import { Icon } from "./icon";

type ToastProps = { toast: ToastView; onDismiss: (toast: ToastView) => void };

const SUCCESS_SHOWN_MS = 6000;

const SIGNS = {
  success: { icon: "circle-check", className: "toast-icon--success" },
  error: { icon: "circle-x", className: "toast-icon--error" },
  warning: { icon: "triangle-alert", className: "" },
  info: { icon: "info", className: "" },
} as const;

/** A success disappears by itself (docs/product/frame.md#toasts). */
export function Toast({ toast, onDismiss }: ToastProps) {
  const t = useText();
  const { icon, className } = SIGNS[toast.type];

  useEffect(() => {
    if (toast.type !== "success") return;
    const timer = setTimeout(() => onDismiss(toast), SUCCESS_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast, onDismiss]);

  return (
    <div className="toast">
      <Icon name={icon} className={className} />
      <span>{[toast.message, toast.description].filter(Boolean).join(" ")}</span>
      <button type="button" className="icon-button" aria-label={t("toast.dismiss")} onClick={() => onDismiss(toast)}>
        <Icon name="x" />
      </button>
    </div>
  );
}
