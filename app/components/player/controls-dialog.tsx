import { ControlGroup } from "~/components/game/control-group";
import { Dialog } from "~/components/ui/dialog";
import { useText } from "~/i18n/use-text";
import type { ControlGroupView } from "~/view-models/game-controls";

type ControlsDialogProps = { controls: readonly ControlGroupView[]; onClose: () => void };

/** Takes the focus from the game, which then pauses. */
export function ControlsDialog({ controls, onClose }: ControlsDialogProps) {
  const t = useText();
  return (
    <Dialog title={t("player.controls")} onClose={onClose}>
      {controls.map((group, index) => (
        <ControlGroup key={index} group={group} />
      ))}
    </Dialog>
  );
}
