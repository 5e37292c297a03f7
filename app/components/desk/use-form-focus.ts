import { useEffect, useRef } from "react";

/** A form that is shown anew, with another key, has lost the button that was pressed. */
export function useFormFocus(formId: string, key: string): void {
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    const form = document.getElementById(formId);
    if (!form || (document.activeElement !== null && document.activeElement !== document.body)) return;
    form.tabIndex = -1;
    form.focus({ preventScroll: true });
  }, [formId, key]);
}
