import { formatScore } from "~/i18n/format-score";
import { useText } from "~/i18n/use-text";
import type { PlayerView, TakenScore } from "~/view-models/player";
import { LogInLink } from "./log-in-link";

type TakenNoteProps = { result: TakenScore; scoreType: PlayerView["scoreType"] };

/** What a score was worth: a new best or not, and where it stands. */
export function TakenNote({ result, scoreType }: TakenNoteProps) {
  const t = useText();
  const { leaderboardPosition, newBestScore, isGuest } = result;
  const score = formatScore(result.score, scoreType);
  if (isGuest) {
    return (
      <>
        {newBestScore ? t("player.newBest", { score }) : t("player.noBest", { score })}{" "}
        <LogInLink text={t("player.signUpForRank")} />
      </>
    );
  }
  if (leaderboardPosition === null)
    return newBestScore ? t("player.newBest", { score }) : t("player.noBest", { score });
  const placed = { score, position: leaderboardPosition };
  return newBestScore ? t("player.newBestAtRank", placed) : t("player.noBestAtRank", placed);
}
