import { useText } from "~/i18n/use-text";
import type { ControlGroupView } from "~/view-models/game-controls";
import { ControlGroup } from "./control-group";

type GameControlsProps = { groups: readonly ControlGroupView[] };

export function GameControls({ groups }: GameControlsProps) {
  const t = useText();
  return (
    <section className="section">
      <header className="section-head">
        <div>
          <h2>{t("game.controls")}</h2>
        </div>
      </header>
      {groups.map((group, index) => (
        <ControlGroup key={index} group={group} />
      ))}
    </section>
  );
}
