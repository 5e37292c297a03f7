import { useText } from "~/i18n/use-text";
import type { ProfileGamesView } from "~/view-models/profile-games";
import { FeedRow } from "../feed/feed-row";
import { GameCard } from "../game/game-card";
import { GivenStickers } from "./given-stickers";

type ShownGamesProps = { games: ProfileGamesView };

export function ShownGames({ games: { favorites, recent, stickers } }: ShownGamesProps) {
  const t = useText();
  const rows = [
    { title: t("privacy.recentGames"), cards: recent },
    { title: t("privacy.favorites"), cards: favorites },
  ].filter(({ cards }) => cards.length > 0);
  return (
    <>
      {rows.map(({ title, cards }) => (
        <FeedRow key={title} text={{ title, description: null }} width="cards">
          {cards.map((game) => (
            <GameCard key={game.id} game={game} />
          ))}
        </FeedRow>
      ))}
      {stickers.length > 0 && <GivenStickers stickers={stickers} />}
    </>
  );
}
