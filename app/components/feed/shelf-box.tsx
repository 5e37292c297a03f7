import { Link } from "@remix-run/react";
import { useEffect, useId } from "react";
import { useText } from "~/i18n/use-text";
import type { CoverLoading } from "~/rules/cover-loading";
import type { FeaturedGameView, FeaturedVideoView } from "~/view-models/featured-game";
import { Picture } from "../ui/picture";
import { PlaySlabs } from "../ui/play-slabs";
import { useLazyModule } from "../ui/use-lazy-module";

const loadBoxVideo = () => import("./box-video");

type ShelfBoxProps = {
  game: FeaturedGameView;
  /** Radio group of the shelf: one box is open at a time. */
  shelf: string;
  position: number;
  /** On a shelf that scrolls, an open box does not shrink. */
  hasMinWidth: boolean;
  coverLoading: CoverLoading;
};

const COLOURS = ["shelf-box--red", "shelf-box--green", "shelf-box--blue"] as const;
const ART_SIZES = "(max-width: 511px) 86vw, (max-width: 900px) 440px, 722px";

/** The label of a closed box also covers its art, so that the whole box opens it. */
const LABEL_OVER_ART = "after:absolute after:inset-y-0 after:left-full after:w-14 after:content-['']";

export function ShelfBox({ game, shelf, position, hasMinWidth, coverLoading }: ShelfBoxProps) {
  const t = useText();
  const inputId = useId();
  const number = position + 1;
  const box = `shelf-box ${COLOURS[position % COLOURS.length] ?? COLOURS[0]}`;
  return (
    <article
      className={hasMinWidth ? `${box} wide:[&:has(:checked)]:min-w-[min(100%,660px)]` : box}
      aria-label={game.title}
    >
      <input
        type="radio"
        id={inputId}
        name={`shelf-${shelf}`}
        aria-label={game.title}
        defaultChecked={position === 0}
      />
      <label htmlFor={inputId} className={LABEL_OVER_ART}>
        <span className="ellipsis min-h-0">{game.title}</span>
        <b aria-hidden="true">{number}</b>
      </label>
      <div className="shelf-info">
        <div className="shelf-kicker">
          <span>{game.headline}</span>
          <span>{game.genre}</span>
        </div>
        <h2>{game.title}</h2>
        <p>{game.pitch}</p>
        <div className="shelf-action">
          <Link
            className={game.gameId ? "play-button play-button--ink" : "button button--inverse"}
            data-stats={game.gameId ? "play" : "featured"}
            data-game={game.gameId ?? undefined}
            to={game.playHref}
            aria-label={t("feed.playGame", { label: game.playLabel, game: game.title })}
          >
            {game.gameId ? <PlaySlabs>{game.playLabel}</PlaySlabs> : game.playLabel}
          </Link>
          <b aria-hidden="true">{number}</b>
        </div>
      </div>
      <Link className="shelf-art" to={game.href} tabIndex={-1} aria-hidden="true">
        {game.art && (
          <Picture
            picture={game.art}
            sizes={ART_SIZES}
            isEager={coverLoading !== "lazy"}
            isFirst={coverLoading === "first"}
          />
        )}
        {game.video && <LazyBoxVideo video={game.video} />}
      </Link>
    </article>
  );
}

type LazyBoxVideoProps = { video: FeaturedVideoView };

function LazyBoxVideo({ video }: LazyBoxVideoProps) {
  const [videoModule, startLoading] = useLazyModule(loadBoxVideo);
  useEffect(startLoading, [startLoading]);
  return videoModule && <videoModule.BoxVideo video={video} />;
}
