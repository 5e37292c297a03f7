import { PlaySlabs } from "~/components/ui/play-slabs";
import { useText } from "~/i18n/use-text";
import type { PlayerView } from "~/view-models/player";
import { DeviceMismatch } from "./device-mismatch";
import { PLAY_ERROR_TEXTS } from "./error-texts";
import { PlayerStatus } from "./player-status";
import { Poster } from "./poster";
import type { DeviceFit } from "./use-device-fit";
import type { Isolation } from "./use-isolation";
import type { PlayPhase } from "./use-play";

type PlayerScreenProps = {
  player: PlayerView;
  phase: PlayPhase;
  isolation: Isolation;
  fit: DeviceFit;
  onPlay: () => void;
};

export function PlayerScreen({ player, phase, isolation, fit, onPlay }: PlayerScreenProps) {
  const t = useText();
  const poster = <Poster picture={player.poster} />;
  if (isolation === "unsupported") {
    return (
      <>
        {poster}
        <div className="player-status">
          <p role="alert">{t("player.notSupported")}</p>
        </div>
      </>
    );
  }
  if (phase.name === "idle" && fit === "foreign") {
    return (
      <>
        {poster}
        <DeviceMismatch player={player} onPlay={onPlay} />
      </>
    );
  }
  switch (phase.name) {
    case "idle":
      return <PlayPoster player={player} onPlay={onPlay} />;
    case "starting":
      return (
        <>
          {poster}
          <PlayerStatus label={t("player.starting")} />
        </>
      );
    case "failed":
      return (
        <>
          {poster}
          <PlayerStatus label={t(PLAY_ERROR_TEXTS[phase.error])} onTryAgain={onPlay} />
        </>
      );
    case "started":
      return poster;
  }
}

type PlayPosterProps = { player: PlayerView; onPlay: () => void };

function PlayPoster({ player, onPlay }: PlayPosterProps) {
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
