import type { LateNews } from "~/browser/late-scores";
import { useText } from "~/i18n/use-text";
import { SCORE_ERROR_TEXTS } from "./error-texts";
import { TakenNote } from "./taken-note";

type LateNoteProps = { news: LateNews };

export function LateNote({ news: { about, outcome } }: LateNoteProps) {
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
      {t("player.lateSent", { title })} <TakenNote result={outcome.result} scoreType={type} />
    </>
  );
}
