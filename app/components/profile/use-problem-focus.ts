import { useEffect, useRef } from "react";

export function useProblemFocus(result: { problems?: object } | undefined) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result?.problems) content.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [result]);
  return content;
}
