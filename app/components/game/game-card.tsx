import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { CoverLoading } from "~/rules/cover-loading";
import type { GameCardView } from "~/view-models/game-card";
import { FavoriteButton } from "../favorite/favorite-button";
import { CardPrice } from "./card-price";
import { Cover } from "./cover";
import { GameNotch } from "./game-notch";
import { useCoverPreview } from "./use-cover-preview";

type GameCardProps = {
  game: GameCardView;
  coverLoading?: CoverLoading;
  children?: ReactNode;
  isBig?: boolean;
};

/** Grid columns: five, four below 1180 px, a good two on narrow screens. */
const COVER_SIZES = "(max-width: 900px) 42vw, (max-width: 1180px) 20vw, 220px";
const BIG_COVER_SIZES = "(max-width: 900px) 84vw, (max-width: 1180px) 40vw, 460px";

export function GameCard({ game, coverLoading = "lazy", isBig = false, children }: GameCardProps) {
  const { preview, pointer } = useCoverPreview(game.filmUrls);
  return (
    <article className={isBig ? "game-card game-card--large" : "game-card"} aria-label={game.title} {...pointer}>
      <Cover
        picture={game.cover}
        shape="4:3"
        sizes={isBig ? BIG_COVER_SIZES : COVER_SIZES}
        loading={coverLoading}
        title={game.title}
      >
        {preview}
        <GameNotch game={game} />
      </Cover>
      <h3 className="card-title">
        <Link to={game.href} prefetch="intent">
          {game.title}
        </Link>
      </h3>
      <p className="card-meta">
        <span className="ellipsis">{game.studioName}</span>
        <CardPrice price={game.price} oldPrice={game.oldPrice} />
      </p>
      {children}
      <div className="favorite-corner">
        <FavoriteButton kind="game" id={game.gameId} name={game.title} favoriteId={game.favoriteId} />
      </div>
    </article>
  );
}
