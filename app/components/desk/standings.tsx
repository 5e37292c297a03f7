import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { StandingsView } from "~/view-models/desk/standings";
import { EmptyList } from "../ui/empty-list";
import { Pager } from "../ui/pager";
import { DeskForm } from "./desk-form";
import { DeskHead } from "./desk-head";
import { DeskNote } from "./desk-note";
import { DeskPanel } from "./desk-panel";
import { StandingRow } from "./standing-row";

type StandingsProps = { standings: StandingsView; result: DeskFormResult | undefined };

export function Standings({ standings, result }: StandingsProps) {
  const t = useText();
  const { title, text, trail, tabs, group, rows, pager, mayModerate } = standings;
  return (
    <>
      <DeskHead {...{ title, text, trail }} />
      <DeskNote result={result} />
      <nav className="tabs desk-tabs" aria-label={t("desk.standings")}>
        {tabs.map(({ group: each, label, href, isCurrent }) => (
          <Link key={each} to={href} aria-current={isCurrent ? "page" : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      <div className="desk-columns">
        <div className="desk-stack">
          <DeskPanel id="standings" title={t("desk.standings")}>
            {rows.length === 0 && (
              <EmptyList text={t(group === "RANKED" ? "desk.noStandings" : "desk.noDisqualified")} />
            )}
            <ul className="desk-records">
              {rows.map((row) => (
                <StandingRow key={row.id} row={row} mayModerate={mayModerate} result={result} />
              ))}
            </ul>
          </DeskPanel>
          {pager && <Pager pager={pager} />}
        </div>
        <WinnersPanel standings={standings} result={result} />
      </div>
    </>
  );
}

function WinnersPanel({ standings: { winners, announced, mayAnnounce }, result }: StandingsProps) {
  const t = useText();
  if (winners.length === 0) return null;
  return (
    <DeskPanel id="winners" title={t("desk.winners")}>
      <div className="desk-panel-body">
        <ol className="desk-winners">
          {winners.map(({ rank, username, score }) => (
            <li key={rank} value={rank}>
              <b>{username}</b> <span className="numeral">{score}</span>
            </li>
          ))}
        </ol>
        {announced !== null && <p>{announced}</p>}
        {mayAnnounce && (
          <>
            <p>{t("desk.announceText")}</p>
            <DeskForm
              intent="announce"
              label={t("desk.announce")}
              button={t("desk.announce")}
              variant="primary"
              result={result}
            />
          </>
        )}
      </div>
    </DeskPanel>
  );
}
