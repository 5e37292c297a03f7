import type { QueuedScoreResult } from "~/browser/score-outbox";
import { useText } from "~/i18n/use-text";
import { SCORE_ERROR_TEXTS } from "./error-texts";
import { ScoreResultNote } from "./score-result-note";

type LateNoteProps = { news: QueuedScoreResult };

export function OutboxResultNote({ news: { about, outcome } }: LateNoteProps) {
  const t = useText();
  const { title, type } = about;
  if (!outcome.ok) {
    return (
      <>
        {t("player.lateRefused", { title })} {t(SCORE_ERROR_TEXTS[outcome.error])}
      </>
    );
  }
  return (
    <>
      {t("player.lateSent", { title })} <ScoreResultNote result={outcome.result} scoreType={type} />
    </>
  );
}
