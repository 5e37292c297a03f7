import { useCallback, useEffect, useRef, useState } from "react";

export type ScrollDirection = "back" | "on";

/** Whether cards are hidden on either side; both false until measured. */
export type RowOverflow = Record<ScrollDirection, boolean>;

/** Browsers round scroll positions. */
const TOLERANCE_PX = 8;

export function useRowScroll() {
  const rowRef = useRef<HTMLDivElement>(null);
  const [overflow, setOverflow] = useState<RowOverflow>({ back: false, on: false });

  useEffect(() => {
    const row = rowRef.current;
    if (!row) return undefined;
    const measure = () => {
      const { back, on } = overflowOf(row);
      setOverflow((current) => (current.back === back && current.on === on ? current : { back, on }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    row.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener("scroll", measure);
    };
  }, []);

  const scroll = useCallback((direction: ScrollDirection) => {
    const row = rowRef.current;
    row?.scrollBy({ left: direction === "on" ? row.clientWidth : -row.clientWidth });
  }, []);

  return { rowRef, overflow, scroll };
}

function overflowOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): RowOverflow {
  return { back: scrollLeft > TOLERANCE_PX, on: scrollLeft + clientWidth < scrollWidth - TOLERANCE_PX };
}
