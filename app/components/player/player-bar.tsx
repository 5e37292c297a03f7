import type { KeyboardEvent, RefObject } from "react";
import { Icon } from "~/components/ui/icon";
import { useText } from "~/i18n/use-text";
import type { PlayerView } from "~/view-models/player";
import type { PlayerNote } from "./player-note";
import { PlayerNoteLine } from "./player-note-line";

type PlayerBarProps = {
  note: PlayerNote | null;
  scoreType: PlayerView["scoreType"];
  isMuted: boolean;
  onMuted: (isMuted: boolean) => void;
  fullscreen: { isSupported: boolean; isFullscreen: boolean; toggle: () => void };
  fullscreenButton: RefObject<HTMLButtonElement>;
};

/** Sound, what became of the score, fullscreen (also by F while the bar has the focus). */
export function PlayerBar({ note, scoreType, isMuted, onMuted, fullscreen, fullscreenButton }: PlayerBarProps) {
  const t = useText();
  const { isSupported, isFullscreen, toggle } = fullscreen;
  const onKeyDown = (event: KeyboardEvent) => {
    const isPlainKey = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isSupported && isPlainKey && event.key.toLowerCase() === "f") toggle();
  };
  return (
    <div className="pbar" role="toolbar" tabIndex={-1} aria-label={t("player.bar")} onKeyDown={onKeyDown}>
      <button
        type="button"
        className="ib"
        aria-label={isMuted ? t("player.unmute") : t("player.mute")}
        onClick={() => onMuted(!isMuted)}
      >
        <Icon name={isMuted ? "volume-x" : "volume-2"} />
      </button>
      <PlayerNoteLine note={note} scoreType={scoreType} />
      {isSupported && (
        <button
          ref={fullscreenButton}
          type="button"
          className="ib"
          aria-label={isFullscreen ? t("player.leaveFullscreen") : t("player.fullscreen")}
          onClick={toggle}
        >
          <Icon name={isFullscreen ? "minimize" : "maximize"} />
        </button>
      )}
    </div>
  );
}
