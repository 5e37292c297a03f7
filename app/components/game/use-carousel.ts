import { useEffect, useState, type RefObject } from "react";

const SWIPE_PX = 40;
const STEP_BY_KEY: Record<string, number | undefined> = { ArrowLeft: -1, ArrowRight: 1 };

/** Cycles through `count` items by arrow keys and swipes; `leaf` is for buttons. */
export function useCarousel(element: RefObject<HTMLElement>, { start, count }: { start: number; count: number }) {
  const [index, setIndex] = useState(start);
  const leaf = (step: number) => setIndex((current) => (current + step + count) % count);

  useEffect(() => {
    const listener = new AbortController();
    const { signal } = listener;
    let touchedAt = 0;
    const move = (step: number) => setIndex((current) => (current + step + count) % count);
    const byKey = ({ key, target }: KeyboardEvent) => {
      // In a video these keys seek.
      if (!(target instanceof HTMLVideoElement)) move(STEP_BY_KEY[key] ?? 0);
    };
    const bySwipe = ({ changedTouches: [touch] }: TouchEvent) => {
      const way = (touch?.clientX ?? touchedAt) - touchedAt;
      if (Math.abs(way) >= SWIPE_PX) move(way < 0 ? 1 : -1);
    };
    const remember = ({ changedTouches: [touch] }: TouchEvent) => {
      touchedAt = touch?.clientX ?? 0;
    };
    element.current?.addEventListener("keydown", byKey, { signal });
    element.current?.addEventListener("touchstart", remember, { signal, passive: true });
    element.current?.addEventListener("touchend", bySwipe, { signal });
    return () => listener.abort();
  }, [element, count]);

  return [index, leaf] as const;
}
