import { useEffect, useRef } from "react";

export function useProblemFocus(answer: { problems?: object } | undefined) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer?.problems) content.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [answer]);
  return content;
}
