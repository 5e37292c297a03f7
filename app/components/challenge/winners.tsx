import { useText } from "~/i18n/use-text";
import type { WinnerView } from "~/view-models/winners";

type WinnersProps = { winners: readonly WinnerView[] };

export function Winners({ winners }: WinnersProps) {
  const t = useText();
  return (
    <section className="panel leaderboard-panel" aria-labelledby="winners">
      <h2 id="winners" className="heading-small">
        {t("challenge.winners")}
      </h2>
      <ol className="leaderboard leaderboard--winners">
        {winners.map(({ rank, rankText, username, score }) => (
          <li key={rank} value={rank}>
            <span className="rank numeral">{rankText}</span>
            <span className="leaderboard-player">
              <span className="ellipsis">{username}</span>
            </span>
            <span className="score numeral">{score}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
