import { useEffect } from "react";
import { lastPlayer } from "~/browser/last-player";
import { hasLateScores, LATE_SCORES_EVENT } from "~/browser/late-scores-mark";
import { usePageRefresh } from "~/browser/use-page-refresh";
import { useRootData } from "~/components/frame/use-root-data";
import type { PlayerNote } from "./player-note";

export function useLateNews(onNote: (note: PlayerNote) => void): void {
  const shownId = useRootData().session.user?.userId;
  const refreshPage = usePageRefresh();

  useEffect(() => {
    const leaving = new AbortController();
    const look = async () => {
      if (!hasLateScores()) return;
      const { takeLateNews } = await import("~/browser/late-scores");
      const news = leaving.signal.aborted ? undefined : takeLateNews(shownId ?? lastPlayer()).at(-1);
      if (!news) return;
      onNote({ kind: "late", news });
      if (news.outcome.ok) await refreshPage(leaving.signal);
    };
    const hear = () => void look().catch(() => undefined);
    hear();
    window.addEventListener(LATE_SCORES_EVENT, hear, { signal: leaving.signal });
    return () => leaving.abort();
  }, [shownId, onNote, refreshPage]);
}
