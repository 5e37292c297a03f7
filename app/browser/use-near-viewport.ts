import { useEffect, useRef, useState, type RefObject } from "react";

const MARGIN = "200px";

export function useNearViewport<Seen extends Element>(): [ref: RefObject<Seen>, isNearViewport: boolean] {
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
