import { useEffect, useRef } from "react";
import type { DetailsAnswer } from "~/view-models/account-details";

/** Goes to the first field that is to be corrected, behind the note that says so; for the element around the form. */
export function useProblemFocus(answer: Pick<DetailsAnswer, "problems"> | undefined) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer?.problems) content.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [answer]);
  return content;
}
