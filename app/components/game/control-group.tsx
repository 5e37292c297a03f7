import type { ControlGroupView } from "~/view-models/game-controls";
import { KeyCaps } from "./key-caps";

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
