import { coverLoading } from "~/rules/cover-loading";
import type { FeedSectionOf } from "~/view-models/home-feed";
import { GameCard } from "../game/game-card";
import { FeedRow } from "./feed-row";

type GameRowProps = {
  section: FeedSectionOf<"GAME_ROW_SIMPLE" | "GAME_ROW_DOUBLE_TITLE" | "MOBILE_GAME_ROW">;
};

export function GameRow({ section }: GameRowProps) {
  const { type } = section;
  return (
    <FeedRow
      text={section}
      width="cards"
      hasSecondLine={type === "GAME_ROW_DOUBLE_TITLE"}
      className={type === "MOBILE_GAME_ROW" ? "section phone-only" : "section"}
    >
      {section.games.map((game, index) => (
        <GameCard key={game.id} game={game} coverLoading={coverLoading(section.firstCover + index)} />
      ))}
    </FeedRow>
  );
}
