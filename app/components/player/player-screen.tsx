import { useRootData } from "~/components/frame/use-root-data";
import { useText } from "~/i18n/use-text";
import type { PlayerView } from "~/view-models/player";
import { PlayPoster } from "./play-poster";
import { PLAY_ERROR_TEXTS } from "./error-texts";
import type { PlayerNote } from "./player-note";
import { PlayerStatus } from "./player-status";
import { Poster } from "./poster";
import type { PlayPhase } from "./use-play";

type PlayerScreenProps = {
  player: PlayerView;
  phase: PlayPhase;
  isMuted: boolean;
  onPlay: () => void;
  onNote: (note: PlayerNote) => void;
};

/** What fills the player: the poster, the way to the game, or the game. */
export function PlayerScreen({ player, phase, isMuted, onPlay, onNote }: PlayerScreenProps) {
  const { locale } = useRootData();
  const t = useText();
  const poster = <Poster picture={player.poster} />;
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
    case "started": {
      const { play, launchUrl, trust, Session } = phase;
      const session = { player, play, launchUrl, trust, locale, isMuted, onNote, poster, onTryAgain: onPlay };
      return <Session key={play.gamePlayId} {...session} />;
    }
  }
}
