import { useEffect, useRef, type RefObject } from "react";
import { isMotionAllowed } from "~/browser/motion-allowed";
import type { QuestCardView } from "~/view-models/quest-card";

export function useCelebration(news: readonly QuestCardView[]): RefObject<HTMLDivElement> {
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news.length === 0 || !isMotionAllowed()) return;
    import("~/browser/celebrate").then(
      ({ celebrate }) => board.current?.querySelectorAll(".quest--won").forEach(celebrate),
      () => undefined,
    );
  }, [news]);
  return board;
}
