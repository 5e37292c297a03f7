import { useText } from "~/i18n/use-text";
import { PlayerStatus } from "./player-status";
import type { FrameProgress } from "./use-frame-progress";

type FrameStatusProps = { progress: FrameProgress; onTryAgain: () => void };

export function FrameStatus({ progress: { status, percent }, onTryAgain }: FrameStatusProps) {
  const t = useText();
  switch (status) {
    case "ready":
      return null;
    case "lost":
      return <PlayerStatus label={t("player.lost")} onTryAgain={onTryAgain} />;
    case "slow":
      return <PlayerStatus label={t("player.slow", { percent })} percent={percent} />;
    case "loading":
      return <PlayerStatus label={t("player.loading", { percent })} percent={percent} />;
  }
}
