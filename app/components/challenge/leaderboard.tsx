import { useText } from "~/i18n/use-text";
import type { LeaderboardView } from "~/view-models/leaderboard";
import { Pager } from "../ui/pager";
import { LeaderboardRow } from "./leaderboard-row";
import { Podium } from "./podium";

type LeaderboardProps = { leaderboard: LeaderboardView };

/** The best players of a challenge, the first three on a podium; the viewer's own row is always there. */
export function Leaderboard({ leaderboard: { players, podium, rows, ownRow, pager } }: LeaderboardProps) {
  const t = useText();
  return (
    <>
      <section className="panel lbp" id="leaderboard">
        <div className="row">
          <h2 className="h3 grow">{t("leaderboard.title")}</h2>
          <span className="mut sm">{players}</span>
        </div>
        {podium && <Podium steps={podium} />}
        {!podium && rows.length === 0 && <p className="mut">{t("leaderboard.empty")}</p>}
        <ol className="lb slim">
          {rows.map((ranking) => (
            <LeaderboardRow key={ranking.id} ranking={ranking} />
          ))}
          {ownRow && <LeaderboardRow ranking={ownRow} />}
        </ol>
      </section>
      {pager && <Pager pager={pager} />}
    </>
  );
}
