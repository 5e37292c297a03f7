import { type KeyboardEvent, type RefObject, useState } from "react";
import { useMuted } from "~/browser/player-flags";
import { Icon } from "~/components/ui/icon";
import { useLazyModule } from "~/components/ui/use-lazy-module";
import { useText } from "~/i18n/use-text";
import type { ControlGroupView } from "~/view-models/game-controls";
import type { PlayerView } from "~/view-models/player";
import type { PlayerNote } from "./player-note";
import { PlayerNoteLine } from "./player-note-line";

const loadDialog = () => import("./controls-dialog");

type PlayerBarProps = {
  note: PlayerNote | null;
  scoreType: PlayerView["scoreType"];
  controls: readonly ControlGroupView[];
  onRestart: (() => void) | null;
  isTheatre: boolean;
  onTheatre: (isTheatre: boolean) => void;
  fullscreen: { isFullscreen: boolean; toggle: () => void };
  fullscreenButton: RefObject<HTMLButtonElement>;
};

export function PlayerBar(props: PlayerBarProps) {
  const t = useText();
  const { note, scoreType, controls, onRestart, isTheatre, onTheatre, fullscreenButton } = props;
  const { isFullscreen, toggle } = props.fullscreen;
  const [isMuted, setMuted] = useMuted();
  const onKeyDown = (event: KeyboardEvent) => {
    const isPlainKey = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isPlainKey && event.key.toLowerCase() === "f") toggle();
  };
  return (
    <div className="player-bar" role="toolbar" tabIndex={-1} aria-label={t("player.bar")} onKeyDown={onKeyDown}>
      <button
        type="button"
        className="icon-button"
        aria-label={isMuted ? t("player.unmute") : t("player.mute")}
        onClick={() => setMuted(!isMuted)}
      >
        <Icon name={isMuted ? "volume-x" : "volume-2"} />
      </button>
      {onRestart && (
        <button type="button" className="icon-button" aria-label={t("player.restart")} onClick={onRestart}>
          <Icon name="refresh-cw" />
        </button>
      )}
      {controls.length > 0 && <ControlsButton controls={controls} />}
      <PlayerNoteLine note={note} scoreType={scoreType} />
      <p className="turn-hint">{t("player.turn")}</p>
      <button
        type="button"
        className="icon-button wide-only"
        aria-label={t("player.theatre")}
        aria-pressed={isTheatre}
        onClick={() => onTheatre(!isTheatre)}
      >
        <Icon name="monitor" />
      </button>
      <button
        ref={fullscreenButton}
        type="button"
        className="icon-button"
        aria-label={isFullscreen ? t("player.leaveFullscreen") : t("player.fullscreen")}
        onClick={toggle}
      >
        <Icon name={isFullscreen ? "minimize" : "maximize"} />
      </button>
    </div>
  );
}

type ControlsButtonProps = { controls: readonly ControlGroupView[] };

function ControlsButton({ controls }: ControlsButtonProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [dialogModule, startLoading] = useLazyModule(loadDialog);
  const open = () => {
    startLoading();
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={t("player.controls")}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon name="keyboard" />
      </button>
      {isOpen && dialogModule && <dialogModule.ControlsDialog controls={controls} onClose={() => setOpen(false)} />}
    </>
  );
}
