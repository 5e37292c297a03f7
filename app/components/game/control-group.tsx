import type { ControlGroupView, ControlPartView } from "~/view-models/game-controls";

type ControlGroupProps = { group: ControlGroupView };

export function ControlGroup({ group: { title, parts } }: ControlGroupProps) {
  return (
    <section className="control-group">
      {title !== "" && <h3 className="control-caption">{title}</h3>}
      {parts.map((part, index) => (
        <KeyCaps key={index} part={part} />
      ))}
    </section>
  );
}

type KeyCapsProps = { part: ControlPartView };

function KeyCaps({ part: { title, controls } }: KeyCapsProps) {
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
