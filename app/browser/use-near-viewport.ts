import { useEffect, useRef, useState, type RefObject } from "react";

const MARGIN = "200px";

export function useNearViewport<Target extends Element>(): [ref: RefObject<Target>, isNearViewport: boolean] {
  const ref = useRef<Target>(null);
  const [isNearViewport, setNearViewport] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNearViewport) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNearViewport(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNearViewport]);
  return [ref, isNearViewport];
}
