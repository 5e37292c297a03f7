import { useState } from "react";
import { Icon } from "~/components/ui/icon";
import { useLazyModule } from "~/components/ui/use-lazy-module";
import { useText } from "~/i18n/use-text";
import type { ControlGroupView } from "~/view-models/game-controls";

const loadDialog = () => import("./controls-dialog");

type ControlsButtonProps = { controls: readonly ControlGroupView[] };

export function ControlsButton({ controls }: ControlsButtonProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [part, ask] = useLazyModule(loadDialog);
  const open = () => {
    ask();
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
      {isOpen && part && <part.ControlsDialog controls={controls} onClose={() => setOpen(false)} />}
    </>
  );
}
