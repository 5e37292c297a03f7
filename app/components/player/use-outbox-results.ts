import { useEffect } from "react";
import { lastPlayer } from "~/browser/last-player";
import { hasQueuedScores, SCORE_OUTBOX_EVENT } from "~/browser/score-outbox-start";
import { usePageRefresh } from "~/browser/use-page-refresh";
import { useRootData } from "~/components/frame/use-root-data";
import type { PlayerNote } from "./player-note";

export function useOutboxResults(onNote: (note: PlayerNote) => void): void {
  const shownId = useRootData().session.user?.userId;
  const refreshPage = usePageRefresh();

  useEffect(() => {
    const leaving = new AbortController();
    const look = async () => {
      if (!hasQueuedScores()) return;
      const { takeScoreResults } = await import("~/browser/score-outbox");
      const news = leaving.signal.aborted ? undefined : takeScoreResults(shownId ?? lastPlayer()).at(-1);
      if (!news) return;
      onNote({ kind: "late", news });
      if (news.outcome.ok) await refreshPage(leaving.signal);
    };
    const hear = () => void look().catch(() => undefined);
    hear();
    window.addEventListener(SCORE_OUTBOX_EVENT, hear, { signal: leaving.signal });
    return () => leaving.abort();
  }, [shownId, onNote, refreshPage]);
}
