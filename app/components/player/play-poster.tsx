import { useText } from "~/i18n/use-text";
import { PlaySlabs } from "~/components/ui/play-slabs";
import type { PlayerView } from "~/view-models/player";
import { Poster } from "./poster";

type PlayPosterProps = { player: PlayerView; onPlay: () => void };

export function PlayPoster({ player, onPlay }: PlayPosterProps) {
  const t = useText();
  return (
    <>
      <button
        type="button"
        className="play-poster"
        data-stats="play"
        aria-label={t("player.playTitle", { title: player.title })}
        onClick={onPlay}
      >
        <Poster picture={player.poster} />
        <span className="play-button play-button--large">
          <PlaySlabs>{t("player.play")}</PlaySlabs>
        </span>
      </button>
      <noscript>
        <p className="player-status">{t("player.needsScript")}</p>
      </noscript>
    </>
  );
}
