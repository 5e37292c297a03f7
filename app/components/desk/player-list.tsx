import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { PlayerListView } from "~/view-models/desk/player-list";
import { Avatar } from "../ui/avatar";
import { EmptyList } from "../ui/empty-list";
import { DeskFilter } from "./desk-filter";
import { DeskHead } from "./desk-head";
import { DeskPanel } from "./desk-panel";

type PlayerListProps = { list: PlayerListView };

export function PlayerList({ list: { search, href, rows, emptyText } }: PlayerListProps) {
  const t = useText();
  return (
    <>
      <DeskHead title={t("desk.players")} text={t("desk.playersText")} />
      <DeskFilter
        id="player-search"
        title={t("desk.players")}
        label={t("desk.playerSearch")}
        help={t("desk.playerSearchHelp")}
        search={search}
        href={href}
      />
      <DeskPanel id="players" title={t("desk.found")}>
        {rows.length === 0 && <EmptyList text={emptyText} />}
        <ul className="desk-records">
          {rows.map(({ id, username, href: page, pictureUrl, state }) => (
            <li key={id}>
              <div className="desk-entry">
                <Avatar src={pictureUrl} size="large" />
                <div>
                  <Link className="text-link" to={page}>
                    {username}
                  </Link>
                  <p className="text-small muted">{state}</p>
                </div>
              </div>
            </li>
          ))}
        </ul>
      </DeskPanel>
    </>
  );
}
