import { useText } from "~/i18n/use-text";
import type { ControlGroupView } from "~/view-models/game-controls";

type GameControlsProps = { groups: readonly ControlGroupView[] };

/** What can be done in the game, and the key caps for it, by device. */
export function GameControls({ groups }: GameControlsProps) {
  const t = useText();
  return (
    <section className="sec">
      <header className="sh">
        <div>
          <h2>{t("game.controls")}</h2>
        </div>
      </header>
      {groups.map(({ title, controls }) => (
        <section key={title} className="kgroup">
          <h3 className="cap">{title}</h3>
          <ul className="keys">
            {controls.map(({ action, keys }) => (
              <li key={action}>
                <span>{action}</span>
                {keys.map((key, index) => (
                  <kbd key={index} className="key">
                    {key}
                  </kbd>
                ))}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
