import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { GameChoiceView } from "~/view-models/desk/challenge-editor";
import { EmptyList } from "../ui/empty-list";
import { DeskFilter } from "./desk-filter";
import { DeskHead } from "./desk-head";
import { DeskPanel } from "./desk-panel";

type GameChoiceProps = { choice: GameChoiceView };

export function GameChoice({ choice }: GameChoiceProps) {
  const t = useText();
  const { search, href, games } = choice;
  return (
    <>
      <DeskHead title={t("desk.newChallenge")} text={t("desk.chooseGame")} />
      <DeskFilter id="game-search" title={t("desk.games")} label={t("desk.gameSearch")} search={search} href={href} />
      <DeskPanel id="games" title={t("desk.games")}>
        {games.length > 0 ? (
          <ul className="desk-panel-body desk-pictures">
            {games.map(({ id, title, href: path, pictureUrl }) => (
              <li key={id}>
                <Link to={path}>
                  {pictureUrl !== null && <img src={pictureUrl} alt="" width={160} height={90} loading="lazy" />}
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <EmptyList text={t("desk.noGames")} />
        )}
      </DeskPanel>
    </>
  );
}
