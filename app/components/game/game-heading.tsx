import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { GameHeadingView } from "~/view-models/game-page";
import { FavoriteButton } from "../favorite/favorite-button";
import { TrackNote } from "../player/track-note";
import { ShareButton } from "../share/share-button";

type GameHeadingProps = { heading: GameHeadingView };

export function GameHeading({ heading: { id, title, path, byline, favoriteId, usualHref } }: GameHeadingProps) {
  const t = useText();
  const { before, studio, href, after, genre } = byline;
  return (
    <div className="game-head">
      <div className="fill-space">
        <h1>{title}</h1>
        <p className="game-byline">
          {before}
          <Link to={href}>{studio}</Link>
          {after}
          {genre !== null && ` · ${genre}`}
        </p>
        <TrackNote usualHref={usualHref} />
      </div>
      <div className="inline-row flex-wrap">
        <FavoriteButton kind="game" id={id} name={title} favoriteId={favoriteId} look="button" />
        <ShareButton title={title} path={path} linkLabel={t("game.link")} />
      </div>
    </div>
  );
}
