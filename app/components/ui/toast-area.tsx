import { useCallback, useEffect, useState } from "react";
import { useText } from "~/i18n/use-text";
import type { ToastView } from "~/view-models/root-data";
import { Icon } from "./icon";

const SUCCESS_DURATION_MS = 6000;

const SIGNS = {
  success: { icon: "circle-check", className: "toast-icon--success" },
  error: { icon: "circle-x", className: "toast-icon--error" },
  warning: { icon: "triangle-alert", className: "" },
  info: { icon: "info", className: "" },
} as const;

type ToastAreaProps = { toasts: readonly ToastView[] };

/** Always mounted, so that screen readers announce toasts. A success outlives the page that sent it. */
export function ToastArea({ toasts }: ToastAreaProps) {
  const [received, setReceived] = useState(toasts);
  const [dismissed, setDismissed] = useState<readonly ToastView[]>([]);
  const dismiss = useCallback((toast: ToastView) => setDismissed((current) => [...current, toast]), []);
  const newToasts = toasts.filter((toast) => !received.includes(toast));
  if (newToasts.length > 0) setReceived([...received, ...newToasts]);

  return (
    <div className="toasts" role="status">
      {received.map((toast, index) => {
        const isShown = (toast.type === "success" || toasts.includes(toast)) && !dismissed.includes(toast);
        return isShown && <Toast key={index} toast={toast} onDismiss={dismiss} />;
      })}
    </div>
  );
}

type ToastProps = { toast: ToastView; onDismiss: (toast: ToastView) => void };

/** A success disappears by itself (docs/product/frame.md#toasts). */
function Toast({ toast, onDismiss }: ToastProps) {
  const t = useText();
  const { icon, className } = SIGNS[toast.type];

  useEffect(() => {
    if (toast.type !== "success") return;
    const timer = setTimeout(() => onDismiss(toast), SUCCESS_DURATION_MS);
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
