import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { LeaderboardView } from "~/view-models/leaderboard";
import { Pager } from "../ui/pager";
import { EmptyBoard } from "./empty-board";
import { LeaderboardRow } from "./leaderboard-row";
import { Podium } from "./podium";

type LeaderboardProps = { leaderboard: LeaderboardView };

export function Leaderboard({ leaderboard }: LeaderboardProps) {
  const t = useText();
  const { tabs, players, podium, rows, ownRow, ownPlace, empty, pager } = leaderboard;
  return (
    <>
      <section className="panel leaderboard-panel" id="leaderboard">
        <div className="inline-row">
          <h2 className="heading-small fill-space">{t("leaderboard.title")}</h2>
          <span className="muted text-small">{players}</span>
        </div>
        <nav className="tabs" aria-label={t("leaderboard.scope")}>
          {tabs.map(({ scope, label, href, isCurrent }) => (
            <Link key={scope} to={href} rel="nofollow" preventScrollReset aria-current={isCurrent ? "page" : undefined}>
              {label}
            </Link>
          ))}
        </nav>
        {podium && <Podium steps={podium} />}
        {empty && <EmptyBoard empty={empty} />}
        <ol className="leaderboard leaderboard--slim">
          {rows.map((ranking) => (
            <LeaderboardRow key={ranking.id} ranking={ranking} />
          ))}
          {ownRow && <LeaderboardRow ranking={ownRow} />}
        </ol>
        {ownPlace && (
          <p className="muted">
            <Link className="text-link" to={ownPlace.href} preventScrollReset>
              {ownPlace.label}
            </Link>
          </p>
        )}
      </section>
      {pager && <Pager pager={pager} />}
    </>
  );
}
