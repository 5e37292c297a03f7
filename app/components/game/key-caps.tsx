import type { ControlPartView } from "~/view-models/game-controls";

type KeyCapsProps = { part: ControlPartView };

/** One part of the controls: each action with the keys, buttons or gestures for it. */
export function KeyCaps({ part: { title, controls } }: KeyCapsProps) {
  return (
    <>
      {title !== "" && <h4 className="cap">{title}</h4>}
      <ul className="keys">
        {controls.map(({ action, keys }) => (
          <li key={action}>
            <span>{action}</span>
            {keys.map((key) => (
              <kbd key={key} className="key">
                {key}
              </kbd>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
