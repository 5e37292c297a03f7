import { useEffect, useRef } from "react";

export function useFocusAfterRemoval(count: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastCount = useRef(count);

  useEffect(() => {
    const isShorter = count < lastCount.current;
    lastCount.current = count;
    if (isShorter && document.activeElement === document.body) heading.current?.focus();
  }, [count]);

  return heading;
}
