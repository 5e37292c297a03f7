import { useEffect, useState } from "react";
import { RESPONSE_TOAST_EVENT } from "~/browser/portal-request";
import type { ToastView } from "~/view-models/root-data";
import { ToastArea } from "../ui/toast-area";

/** Shows how responses to fetches break the contract, outside production only. */
export function ContractErrorToasts() {
  const [toasts, setToasts] = useState<readonly ToastView[]>([]);
  useEffect(() => {
    const hear = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      const message = String(event.detail);
      // Polled calls repeat the same message.
      setToasts((shown) =>
        shown.some((toast) => toast.message === message) ? shown : [...shown, { type: "error", message }],
      );
    };
    window.addEventListener(RESPONSE_TOAST_EVENT, hear);
    return () => {
      window.removeEventListener(RESPONSE_TOAST_EVENT, hear);
    };
  }, []);
  return toasts.length > 0 && <ToastArea toasts={toasts} />;
}
