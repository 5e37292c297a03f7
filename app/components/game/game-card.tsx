import { Link } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { useText } from "~/i18n/use-text";
import type { CoverLoading } from "~/rules/cover-loading";
import type { GameCardView } from "~/view-models/game-card";
import { FavoriteButton } from "../favorite/favorite-button";
import { Icon } from "../ui/icon";
import { useLazyModule } from "../ui/use-lazy-module";
import { Cover } from "./cover";

const loadPreview = async () => (await import("./cover-preview")).CoverPreview;

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

type CardPriceProps = { price: string | null; oldPrice: string | null };

function CardPrice({ price, oldPrice }: CardPriceProps) {
  const t = useText();
  if (price === null && oldPrice === null) return null;
  return (
    <span className="price">
      {oldPrice !== null && (
        <>
          <span className="visually-hidden">{t("gameCard.oldPrice")} </span>
          <s>{oldPrice}</s>{" "}
        </>
      )}
      {price}
    </span>
  );
}

type GameNotchProps = { game: Pick<GameCardView, "freeUntil" | "isMultiplayer" | "playerCount"> };

function GameNotch({ game: { freeUntil, isMultiplayer, playerCount } }: GameNotchProps) {
  const t = useText();
  if (freeUntil !== null) return <span className="notch notch--top-right">{freeUntil}</span>;
  if (!isMultiplayer) return null;
  return (
    <span className="notch notch--top-right">
      <Icon name="users" size="small" />
      <span className="visually-hidden">{t("gameCard.multiplayer")}</span>
      {playerCount}
    </span>
  );
}

type Pointer = { onPointerEnter: () => void; onPointerLeave: () => void };

type CoverPreviewState = { preview: ReactNode; pointer: Pointer | null };

function useCoverPreview(filmUrls: readonly string[]): CoverPreviewState {
  const [Preview, startLoading] = useLazyModule(loadPreview);
  const [isHovered, setHovered] = useState(false);
  if (filmUrls.length === 0) return { preview: null, pointer: null };
  const pointer = {
    onPointerEnter: () => {
      startLoading();
      setHovered(true);
    },
    onPointerLeave: () => setHovered(false),
  };
  return { preview: isHovered && Preview && <Preview filmUrls={filmUrls} />, pointer };
}
