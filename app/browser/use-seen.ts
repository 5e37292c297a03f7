import { useEffect, useRef, useState, type RefObject } from "react";

/** So far ahead of the window a thing begins to load. */
const MARGIN = "200px";

/** Whether the element has come near the window, once and for all. */
export function useSeen<Seen extends Element>(): [ref: RefObject<Seen>, isSeen: boolean] {
  const ref = useRef<Seen>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isSeen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isSeen]);
  return [ref, isSeen];
}
