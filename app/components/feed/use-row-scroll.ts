import { useCallback, useEffect, useRef, useState } from "react";

export type ScrollDirection = "back" | "on";

/** Whether there is more of the row to either side; nothing is known before script has measured it. */
export type RowReach = Record<ScrollDirection, boolean>;

/** Browsers round scroll positions; less than this is no hidden card. */
const TOLERANCE_PX = 8;

/** Measures a row that scrolls sideways and turns its pages. */
export function useRowScroll() {
  const rowRef = useRef<HTMLDivElement>(null);
  const [reach, setReach] = useState<RowReach>({ back: false, on: false });

  useEffect(() => {
    const row = rowRef.current;
    if (!row) return undefined;
    const measure = () => {
      const { back, on } = reachOf(row);
      setReach((known) => (known.back === back && known.on === on ? known : { back, on }));
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

  return { rowRef, reach, scroll };
}

function reachOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): RowReach {
  return { back: scrollLeft > TOLERANCE_PX, on: scrollLeft + clientWidth < scrollWidth - TOLERANCE_PX };
}
