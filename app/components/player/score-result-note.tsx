import { Link } from "@remix-run/react";
import { groupDigits } from "~/i18n/format-number";
import { formatScore } from "~/i18n/format-score";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { pageOfPosition } from "~/rules/leaderboard";
import type { PlayerView, AcceptedScore } from "~/view-models/player";
import { useRootData } from "../frame/use-root-data";
import { LogInLink } from "./log-in-link";

type ScoreResultNoteProps = { result: AcceptedScore; scoreType: PlayerView["scoreType"] };

export function ScoreResultNote({ result, scoreType }: ScoreResultNoteProps) {
  const t = useText();
  const { locale } = useRootData();
  const { leaderboardPosition, previousPosition, newBestScore, isGuest, isHeld, above, board } = result;
  const score = formatScore(result.score, scoreType);
  const position = leaderboardPosition === null ? null : groupDigits(leaderboardPosition);
  return (
    <>
      {text()} {newBestScore && above && t("player.nextAbove", { user: above.username, distance: above.distance })}
      {newBestScore && !isGuest && leaderboardPosition === 1 && t("player.leads")}{" "}
      {isGuest && (
        <>
          <LogInLink form="sign-up" text={t("player.signUpForRank")} /> ·{" "}
          <LogInLink text={t("player.logInToKeep")} />{" "}
        </>
      )}
      {!isGuest && board && leaderboardPosition !== null && (
        <Link
          className="player-link"
          preventScrollReset
          to={paths.challenge(locale, board, { page: pageOfPosition(leaderboardPosition) })}
        >
          {t("player.leaderboard")}
        </Link>
      )}
    </>
  );

  function text() {
    if (isHeld) return t("player.held", { score });
    if (position === null) return newBestScore ? t("player.newBest", { score }) : t("player.noBest", { score });
    if (isGuest) return newBestScore ? t("player.newBestGuest", { score, position }) : t("player.noBest", { score });
    if (!newBestScore) return t("player.noBestAtRank", { score, position });
    return previousPosition && previousPosition !== leaderboardPosition
      ? t("player.newBestFromTo", { score, from: groupDigits(previousPosition), position })
      : t("player.newBestAtRank", { score, position });
  }
}
