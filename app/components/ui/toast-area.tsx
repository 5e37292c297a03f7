import { useCallback, useState } from "react";
import type { ToastView } from "~/view-models/root-data";
import { Toast } from "./toast";

type ToastAreaProps = { toasts: readonly ToastView[] };

/** Always mounted, so that screen readers announce toasts. A success outlives the page that sent it. */
export function ToastArea({ toasts }: ToastAreaProps) {
  const [known, setKnown] = useState(toasts);
  const [dismissed, setDismissed] = useState<readonly ToastView[]>([]);
  const dismiss = useCallback((toast: ToastView) => setDismissed((gone) => [...gone, toast]), []);
  const fresh = toasts.filter((toast) => !known.includes(toast));
  if (fresh.length > 0) setKnown([...known, ...fresh]);

  return (
    <div className="toasts" role="status">
      {known.map((toast, index) => {
        const isShown = (toast.type === "success" || toasts.includes(toast)) && !dismissed.includes(toast);
        return isShown && <Toast key={index} toast={toast} onDismiss={dismiss} />;
      })}
    </div>
  );
}
