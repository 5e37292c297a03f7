import type { ControlPartView } from "~/view-models/game-controls";

type KeyCapsProps = { part: ControlPartView };

export function KeyCaps({ part: { title, controls } }: KeyCapsProps) {
  return (
    <>
      {title !== "" && <h4 className="control-caption">{title}</h4>}
      <ul className="key-list">
        {controls.map(({ action, keys }) => (
          <li key={action}>
            <span>{action}</span>
            {keys.map((key) => (
              <kbd key={key} className="key-cap">
                {key}
              </kbd>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
