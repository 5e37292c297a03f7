import { useEffect, useState } from "react";
import { ANSWER_TOAST_EVENT } from "~/browser/portal-answer";
import type { ToastView } from "~/view-models/root-data";
import { ToastArea } from "../ui/toast-area";

/** What answers to scripts say to whoever builds the portal: outside production, how the API broke the contract. */
export function AnswerToasts() {
  const [toasts, setToasts] = useState<readonly ToastView[]>([]);
  useEffect(() => {
    const hear = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      const message = String(event.detail);
      // Some answers are asked for every few seconds.
      setToasts((shown) =>
        shown.some((toast) => toast.message === message) ? shown : [...shown, { type: "error", message }],
      );
    };
    window.addEventListener(ANSWER_TOAST_EVENT, hear);
    return () => {
      window.removeEventListener(ANSWER_TOAST_EVENT, hear);
    };
  }, []);
  return toasts.length > 0 && <ToastArea toasts={toasts} />;
}
