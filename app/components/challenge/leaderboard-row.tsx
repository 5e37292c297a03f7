import { useText } from "~/i18n/use-text";
import type { RankingView } from "~/view-models/leaderboard";
import { Avatar } from "../ui/avatar";

type LeaderboardRowProps = { ranking: RankingView };

export function LeaderboardRow({ ranking }: LeaderboardRowProps) {
  const t = useText();
  const { rank, rankText, avatarUrl, username, countryCode, date, score, isOwn } = ranking;
  return (
    <li className={isOwn ? "you" : undefined} value={rank}>
      <span className="rk num">{rankText}</span>
      <Avatar src={avatarUrl} />
      <span className="who">
        <span className="clip">{username}</span>
        {isOwn && <span className="tag">{t("leaderboard.you")}</span>}
        {countryCode !== null && <span className="cc">{countryCode}</span>}
      </span>
      <span className="when">{date}</span>
      <span className="sc num">{score}</span>
    </li>
  );
}
