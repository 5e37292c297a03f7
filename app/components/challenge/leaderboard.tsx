import { Link } from "@remix-run/react";
import { useLoginHref } from "~/components/frame/use-login-href";
import { useText } from "~/i18n/use-text";
import type { EmptyBoardView } from "~/view-models/empty-board";
import type { LeaderboardView, RankingView } from "~/view-models/leaderboard";
import { Avatar } from "../ui/avatar";
import { ButtonLink } from "../ui/button-link";
import { Pager } from "../ui/pager";
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

type EmptyBoardProps = { empty: EmptyBoardView };

function EmptyBoard({ empty: { text, action } }: EmptyBoardProps) {
  const login = useLoginHref();
  return (
    <div className="muted">
      <p>{text}</p>
      {action && (
        <ButtonLink href={action.href ?? login} isDocument={action.href === null} className="mt-[12px]">
          {action.label}
        </ButtonLink>
      )}
    </div>
  );
}

type LeaderboardRowProps = { ranking: RankingView };

function LeaderboardRow({ ranking }: LeaderboardRowProps) {
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
