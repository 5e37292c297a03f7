import { useText } from "~/i18n/use-text";
import type { RankingView } from "~/view-models/leaderboard";
import { Avatar } from "../ui/avatar";

type LeaderboardRowProps = { ranking: RankingView };

export function LeaderboardRow({ ranking }: LeaderboardRowProps) {
  const t = useText();
  const { rank, rankText, avatarUrl, username, countryCode, date, score, isOwn } = ranking;
  return (
    <li className={isOwn ? "leaderboard-row--own" : undefined} value={rank}>
      <span className="rank numeral">{rankText}</span>
      <Avatar src={avatarUrl} />
      <span className="leaderboard-player">
        <span className="ellipsis">{username}</span>
        {isOwn && <span className="badge">{t("leaderboard.you")}</span>}
        {countryCode !== null && <span className="country-code">{countryCode}</span>}
      </span>
      <span className="leaderboard-time">{date}</span>
      <span className="score numeral">{score}</span>
    </li>
  );
}
