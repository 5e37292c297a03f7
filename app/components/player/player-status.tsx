import type { CSSProperties } from "react";
import { useText } from "~/i18n/use-text";
import { Button } from "~/components/ui/button";

type PlayerStatusProps = {
  label: string;
  /** Null if unknown. */
  percent?: number | null;
  onTryAgain?: () => void;
};

export function PlayerStatus({ label, percent = null, onTryAgain }: PlayerStatusProps) {
  const t = useText();
  const loaded: CSSProperties & Record<"--loaded", string> = { "--loaded": `${String(percent ?? 0)}%` };
  return (
    <>
      <div className="player-status">
        {onTryAgain ? null : <i className="triplet-loading" aria-hidden="true" />}
        <p role={onTryAgain ? "alert" : "status"}>{label}</p>
        {onTryAgain ? <Button onClick={onTryAgain}>{t("player.tryAgain")}</Button> : null}
      </div>
      {percent === null ? null : <i className="load-meter" style={loaded} aria-hidden="true" />}
    </>
  );
}
