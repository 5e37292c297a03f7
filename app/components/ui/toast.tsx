import { useText } from "~/i18n/use-text";
import type { ToastView } from "~/view-models/root-data";
import { Icon } from "./icon";

type ToastProps = { toast: ToastView; onDismiss: () => void };

const SIGNS = {
  success: { icon: "circle-check", className: "ok" },
  error: { icon: "circle-x", className: "no-" },
  warning: { icon: "triangle-alert", className: "" },
  info: { icon: "info", className: "" },
} as const;

/** One message: a green check for success, a red cross for an error (spec section 2). */
export function Toast({ toast, onDismiss }: ToastProps) {
  const t = useText();
  const { icon, className } = SIGNS[toast.type];
  return (
    <div className="toast">
      <Icon name={icon} className={className} />
      <span>{[toast.message, toast.description].filter(Boolean).join(" ")}</span>
      <button type="button" className="ib" aria-label={t("toast.dismiss")} onClick={onDismiss}>
        <Icon name="x" />
      </button>
    </div>
  );
}
