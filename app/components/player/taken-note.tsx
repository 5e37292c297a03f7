import { groupDigits } from "~/i18n/format-number";
import { formatScore } from "~/i18n/format-score";
import { useText } from "~/i18n/use-text";
import type { PlayerView, TakenScore } from "~/view-models/player";
import { LogInLink } from "./log-in-link";

type TakenNoteProps = { result: TakenScore; scoreType: PlayerView["scoreType"] };

/** What a score was worth: a new best or not, and where it stands; a guest's best has the place it would take. */
export function TakenNote({ result, scoreType }: TakenNoteProps) {
  const t = useText();
  const { leaderboardPosition, newBestScore, isGuest } = result;
  const score = formatScore(result.score, scoreType);
  const position = leaderboardPosition === null ? null : groupDigits(leaderboardPosition);
  if (!isGuest) return <>{text()}</>;
  return (
    <>
      {text()} <LogInLink form="sign-up" text={t("player.signUpForRank")} />
    </>
  );

  function text() {
    if (position === null) return newBestScore ? t("player.newBest", { score }) : t("player.noBest", { score });
    if (isGuest) return newBestScore ? t("player.newBestGuest", { score, position }) : t("player.noBest", { score });
    return newBestScore
      ? t("player.newBestAtRank", { score, position })
      : t("player.noBestAtRank", { score, position });
  }
}
