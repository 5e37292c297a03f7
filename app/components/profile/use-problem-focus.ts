import { useEffect, useRef } from "react";

/** Goes to the first field that is to be corrected, behind the note that says so; for the element around the form. */
export function useProblemFocus(answer: { problems?: object } | undefined) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer?.problems) content.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [answer]);
  return content;
}
