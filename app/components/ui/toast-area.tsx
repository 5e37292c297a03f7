import { useEffect, useState } from "react";
import type { ToastView } from "~/view-models/root-data";
import { Toast } from "./toast";

const SUCCESS_SHOWN_MS = 6000;

type ToastAreaProps = { toast: ToastView | null };

/** Top-centre messages. The region is always there, so that screen readers announce what appears in it. */
export function ToastArea({ toast }: ToastAreaProps) {
  const [dismissed, setDismissed] = useState<ToastView | null>(null);
  const shown = toast === dismissed ? null : toast;

  useEffect(() => {
    if (shown?.type !== "success") return;
    const timer = setTimeout(() => setDismissed(shown), SUCCESS_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);

  return (
    <div className="toasts" role="status">
      {shown && <Toast toast={shown} onDismiss={() => setDismissed(shown)} />}
    </div>
  );
}
