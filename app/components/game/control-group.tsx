import type { ControlGroupView } from "~/view-models/game-controls";
import { KeyCaps } from "./key-caps";

type ControlGroupProps = { group: ControlGroupView };

export function ControlGroup({ group: { title, parts } }: ControlGroupProps) {
  return (
    <section className="kgroup">
      {title !== "" && <h3 className="cap">{title}</h3>}
      {parts.map((part, index) => (
        <KeyCaps key={index} part={part} />
      ))}
    </section>
  );
}
