import { coverLoading } from "~/rules/cover-loading";
import type { FeedSectionOf } from "~/view-models/home-feed";
import { GameCard } from "../game/game-card";
import { FeedRow } from "./feed-row";

type GameRowProps = {
  section: FeedSectionOf<"GAME_ROW_SIMPLE" | "GAME_ROW_DOUBLE_TITLE">;
};

export function GameRow({ section }: GameRowProps) {
  return (
    <FeedRow text={section} width="cards" hasSecondLine={section.type === "GAME_ROW_DOUBLE_TITLE"}>
      {section.games.map((game, index) => (
        <GameCard key={game.id} game={game} coverLoading={coverLoading(section.firstCover + index)} />
      ))}
    </FeedRow>
  );
}
