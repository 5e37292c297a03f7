import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { CoverLoading } from "~/rules/cover-loading";
import type { GameCardView } from "~/view-models/game-card";
import { FavoriteButton } from "../favorite/favorite-button";
import { Icon } from "../ui/icon";
import { Cover } from "./cover";

type GameCardProps = { game: GameCardView; coverLoading?: CoverLoading };

/** Five in a row, four below 1180, a good two on narrow screens. */
const COVER_SIZES = "(max-width: 900px) 42vw, (max-width: 1180px) 20vw, 220px";

/** A game in a row or grid; the whole card is one link. */
export function GameCard({ game, coverLoading = "lazy" }: GameCardProps) {
  const t = useText();
  return (
    <article className="card">
      <Cover picture={game.cover} shape="4:3" sizes={COVER_SIZES} loading={coverLoading}>
        {game.isMultiplayer && (
          <span className="no tr">
            <Icon name="users" size="small" />
            <span className="vh">{t("gameCard.multiplayer")}</span>
            {game.playerCount}
          </span>
        )}
      </Cover>
      <h3 className="t">
        <Link to={game.href} prefetch="intent">
          {game.title}
        </Link>
      </h3>
      <p className="m">
        <span className="clip">{game.studioName}</span>
      </p>
      <div className="hrt">
        <FavoriteButton kind="game" id={game.gameId} name={game.title} favoriteId={game.favoriteId} />
      </div>
    </article>
  );
}
