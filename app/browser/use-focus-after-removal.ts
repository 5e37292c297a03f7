import { useEffect, useRef } from "react";

/**
 * Keeps a keyboard's place in a list of `count` rows: when the row that held the focus has gone, the list's heading
 * takes it. The heading needs tabIndex -1.
 */
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
